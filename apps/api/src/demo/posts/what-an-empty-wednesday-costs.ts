import {
  chart,
  comparison,
  cta,
  faq,
  h2,
  h3,
  note,
  p,
  quote,
  stats,
  steps,
  stories,
  table,
  tip,
} from '@upcurve/post-blocks/write';
import type { DemoPost } from './demo-post.ts';
import { sources } from './demo-post.ts';

export const whatAnEmptyWednesdayCosts: DemoPost = {
  slug: 'what-an-empty-wednesday-costs',
  title: 'What an empty Wednesday costs',
  excerpt:
    'Eleven empty hours between two full days. What they are worth, why twenty per cent off needs a third more patients just to stand still, and six ways to fill the middle of a week.',
  category: 'figures',
  author: 'theo',
  publishedDaysAgo: 26,
  publishedAt: '07:50',
  seo: {
    title: 'Fill empty appointments at a clinic without discounts',
    description:
      'How to measure empty treatment-room hours, what they cost, the arithmetic of discounts, and six better ways to fill the quiet day, with an example.',
  },
  cover: {
    file: 'what-an-empty-wednesday-costs.webp',
    alt: 'Six arched windows in a row at dusk: five are lit, with people and plants in them, the third is dark, and a line below dips under it.',
  },
  blocks: [
    p(
      'Your best practitioner is reading a magazine. It is Wednesday, 11.20, the rent is running, the lamp is on, and the next patient comes at two. On Saturday the same room turned away four people.',
      'Nobody sends you a bill for that hour, so it never gets a line in the accounts. Let us give it one.',
    ),
    h2('Count rooms, not appointments'),
    p(
      'A full diary is an impression. What you sell is room hours with a qualified person in them, and those can be counted from last month’s diary in twenty minutes: for each day, hours available, hours with a patient in the chair. Leave out lunch and cleaning. Do four weeks and take the middle.',
    ),
    table(
      'An example clinic with two rooms, an average week',
      ['Day', 'Room hours open', 'Filled', 'Empty', 'Filled, of 100'],
      ['Monday', '16', '10', '6', '63'],
      ['Tuesday', '16', '12', '4', '75'],
      ['**Wednesday**', '**16**', '**5**', '**11**', '**31**'],
      ['Thursday', '16', '14', '2', '88'],
      ['Friday', '16', '13', '3', '81'],
      ['Saturday', '10', '10', '0', '100'],
      ['**Week**', '**90**', '**64**', '**26**', '**71**'],
    ),
    chart({
      kind: 'bars',
      title: 'Room hours filled, of 100 open',
      unit: '%',
      points: [
        ['Monday', 63],
        ['Tuesday', 75],
        ['Wednesday', 31],
        ['Thursday', 88],
        ['Friday', 81],
        ['Saturday', 100],
      ],
      source: 'The example above. Draw yours on the wall of the staff room.',
    }),
    h2('What one hour is worth'),
    p(
      'Suppose an hour in the chair takes £220. What does an empty one cost? Not £220, because the product was not used. And not the accountant’s profit per hour either, because rent, lamp and salary run on regardless. What you lose is the takings less whatever you would have spent only if someone had come.',
      'With an employed practitioner that is product and card fees, say a fifth: each empty hour costs £176. If the practitioner is paid by the treatment and takes 35 per cent, it is £99. Know which of the two you are before you read on, since half of all advice on this subject quietly assumes the other.',
    ),
    stats(
      ['£176', 'lost per empty hour with an employed practitioner', '£220 less 20% for product and fees'],
      ['£99', 'with one who is paid 35% of each treatment', '£220 less 20% and 35%'],
      ['£42,240', 'a year, if five of Wednesday’s eleven hours were filled', '5 × £176 × 48 weeks'],
    ),
    p(
      'I use five of eleven on purpose. A clinic that is filled to the last quarter of an hour has nowhere to put the patient who is worried, the review that takes longer, or the stranger who rings and could come today. At about 85 in 100 we stop pushing and look at prices or a third room instead.',
    ),
    h2('The first idea, and why it fails'),
    p(
      'The first idea is always a discount. Here is the sum that nobody does before printing it. A discount does not come out of takings, it comes out of what is left, and what is left is smaller. The table says how many more patients you need merely to end the day with the same money.',
    ),
    table(
      'More treatments needed just to break even',
      ['Left of each £100', '10% off', '20% off', '30% off'],
      ['£80, employed practitioner', '14% more', '33% more', '60% more'],
      ['£60', '20% more', '50% more', '100% more'],
      ['£45, paid by the treatment', '29% more', '80% more', '200% more'],
    ),
    p(
      'On a Wednesday with five patients, 20 per cent off for all of them costs £220 before a single new one has come. Some will be regulars who would have paid in full on Thursday; now they have learnt to wait. And “20% off, this Wednesday only” puts a clock beside a cosmetic procedure, which the Advertising Standards Authority [calls irresponsible](https://www.asa.org.uk/advice-online/cosmetic-interventions-social-responsibility.html) whatever the weekday.',
    ),
    quote(
      'A discount is advertising paid for by the people who would have come anyway.',
      'Theo Adeyemi',
      'Figures, Upcurve',
    ),
    h2('Six better ideas, cheapest first'),
    h3('1. Offer Wednesday first'),
    p(
      'When the caller says “I have Wednesday at eleven or Thursday at five”, surprisingly many take the Wednesday; ask “when would suit you?” and you hear “Saturday”. Nothing else on this list is free and works tomorrow. Change the order in the booking system too: it can show the days you would like to fill at the top.',
    ),
    h3('2. Move what does not mind'),
    p(
      'Reviews, patch tests, pictures, aftercare checks and video calls sit in prime hours because nobody moved them. Put them on Wednesday by rule. Every Saturday half-hour you free is sold already.',
    ),
    h3('3. Ask who is free by day'),
    p(
      'Shift workers, the retired, parents between nine and three, hairdressers and restaurant people, who have Mondays to Wednesdays off and know everyone. Show ads for the quiet day to them, in those hours, in a small radius.',
    ),
    h3('4. Put the long ones there'),
    p(
      'A two-hour treatment breaks a Thursday in two and fills a Wednesday nicely. Let the plan say so: “For this I need an unhurried morning; I do them on Wednesdays.” It is true, and it sounds better than any offer.',
    ),
    h3('5. Swap the hours'),
    p(
      'Perhaps Wednesday morning should not exist. Open from one to eight instead of nine to five: an hour less to pay for, and three evening hours in which people with jobs can come. Try it for a quarter and count again.',
    ),
    h3('6. Let the room'),
    p(
      'A dietitian, a podiatrist, a colleague who is starting out: £25 an hour for five hours is £6,000 in 48 weeks without a single ad. It is a seventh of what patients would bring, so it comes last, but it comes every week. Mind the insurer, the landlord and whose patients they are.',
    ),
    comparison(
      'The same five hours, a year later',
      ['Filled by a discount', 'Filled by moving'],
      ['What it took', '20% off every Wednesday', 'Two sentences on the phone, one rule in the diary'],
      ['Takings of an hour', '£176', '£220'],
      ['Left of an hour', '£132', '£176'],
      ['Left in a year, five hours', '£31,680', '£42,240'],
      ['Lost on the five who came anyway', '£10,560', 'Nothing'],
      ['What patients learnt', 'To wait for Wednesday', 'That you are hard to get on Saturday'],
    ),
    p(
      'Read the middle lines again. Even when the discount works and fills all five hours, a third of what it earns goes to people who needed no persuading: £31,680 less £10,560 leaves £21,120, half of what moving brings.',
    ),
    tip(
      'Two sentences for the desk',
      '“Dr Reid’s quieter day is Wednesday, so you’d have more of her time. I have 11.20 or 12.00, or else Thursday week at five.” Say it only if it is so. It usually is.',
    ),
    h2('This week'),
    steps(
      'Fill in the table with your own four weeks. It takes twenty minutes and one cup of tea.',
      'Find out which of the two clinics you are: what is left of £100 after everything that only a patient costs you?',
      'Choose the first two ideas. Not five.',
      'Put last month’s Wednesday on the wall as a bar, and next month’s beside it.',
    ),
    h2('Two more ideas people have'),
    faq(
      [
        'May we have a lower price on Wednesdays all year round?',
        'As a standing price, yes: it has no deadline and everyone can see it. Do the table first, and never for a prescription-only medicine. In our sums it seldom wins against moving.',
      ],
      [
        'Would last-minute texts not fill the gaps?',
        'Some, if people asked to be told. To everyone they are marketing, and [there are rules](/blog/whom-you-may-text). A waiting list that people chose to join is worth more than all your numbers together.',
      ],
    ),
    note(
      'An example clinic',
      'Two rooms, £220 an hour and the week above are invented so that the sums are easy to follow. The break-even table holds for anyone: extra = discount ÷ (what is left − discount).',
    ),
    stories('How a diary filled'),
    cta({
      title: 'Which of your days is the Wednesday?',
      text: 'The fit checker asks about your rooms, hours and enquiries for five minutes and names the three changes worth most.',
      label: 'Start the fit checker',
      href: '/eligibility/welcome',
    }),
    ...sources([
      'CAP: cosmetic interventions and social responsibility, on time-limited offers',
      'https://www.asa.org.uk/advice-online/cosmetic-interventions-social-responsibility.html',
    ]),
  ],
};
