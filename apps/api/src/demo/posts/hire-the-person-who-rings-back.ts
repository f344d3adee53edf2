import {
  chart,
  columns,
  faq,
  h2,
  h3,
  list,
  note,
  p,
  service,
  stats,
  steps,
  table,
  tip,
  warning,
} from '@upcurve/post-blocks/write';
import type { DemoPost } from './demo-post.ts';
import { sources } from './demo-post.ts';

export const hireThePersonWhoRingsBack: DemoPost = {
  slug: 'hire-the-person-who-rings-back',
  title: 'Hire the person who rings back',
  excerpt:
    'Twenty-five hours a week, one headset, a room with a door. What such a person really costs, the ad that finds them, a twenty-minute test that beats any CV, and their first thirty days.',
  category: 'answering',
  author: 'helena',
  publishedDaysAgo: 9,
  publishedAt: '08:30',
  seo: {
    title: 'Hire a clinic caller: job ad, test call, true cost',
    description:
      'How to hire a patient coordinator who rings enquiries back: full cost in 2026/27, a job ad to copy, a scored test call and a thirty-day plan.',
  },
  cover: {
    file: 'hire-the-person-who-rings-back.webp',
    alt: 'A headset hangs on the back of a wooden chair; its cable lies on the floor and rises as a curve past a window at sunrise.',
  },
  blocks: [
    p(
      'One quiet January we gave a colleague a headset, a room with a door, and the list of people we had meant to ring. She was a dental nurse with a bad back who could no longer stand all day. She had never sold anything. By March we had no free consultations, and I had understood what I had been doing wrong for nine years.',
      'I had been looking for a receptionist who would also ring people. There is no such job. There are two, they need different gifts, and whoever has both is interrupted eleven times an hour.',
    ),
    h2('Two jobs, one desk'),
    columns(
      [
        h3('The desk'),
        list(
          'Looks after the person who is here.',
          'Is interrupted, and good at it.',
          'Order, warmth, calm with three things at once.',
          'Success: nobody waits, nothing is forgotten.',
        ),
      ],
      [
        h3('The call'),
        list(
          'Looks after the person who is not here yet.',
          'Must not be interrupted.',
          'Curiosity, patience, a thick skin, a tidy list.',
          'Success: people come who would not have come.',
        ),
      ],
    ),
    p(
      'If you cannot afford two people, separate the jobs by the clock. From eleven to one and from five to seven someone rings, behind a door, and another answers the bell. Two hours that belong to the list are worth more than eight that belong to everyone.',
    ),
    h2('What it costs, all of it'),
    p(
      'Take 25 hours a week at £14.50. That is £1.79 above the [National Living Wage of £12.71](https://www.gov.uk/national-minimum-wage-rates) that applies from April 2026, and it should be above it: the person who brings in the money ought not to be the cheapest in the building. The employer’s National Insurance is [15 per cent of everything over £5,000](https://delphiniaccounting.co.uk/resource-centre/tax-tables/national-insurance.php), of which the Employment Allowance may spare a small clinic some or all.',
    ),
    table(
      'A caller for 25 hours a week in 2026/27, an example',
      ['Line', 'Working', 'A year'],
      ['Pay, holidays included', '25 × 52 × £14.50', '£18,850'],
      ['Employer’s National Insurance', '15% of £13,850', '£2,078'],
      ['Pension, the legal minimum', '3% of £12,610', '£378'],
      ['Headset, telephone, software', 'Our estimate', '£900'],
      ['Training and your own time', 'Our estimate for the first year', '£1,500'],
      ['**In all**', '', '**£23,706**'],
      ['**A month**', '', '**£1,976**'],
    ),
    p(
      'Against that, the sum of our e-book: of a hundred enquiries fourteen become patients as things are, and twenty-one when more are spoken to, booked and met. Seven more at £450 are £3,150 in takings. With a third of it gone on product and the practitioner, £2,100 is left. So at a hundred enquiries a month a caller pays for herself in the first visits alone, just. At two hundred she is the best investment you have. At forty she is not, and I would rather you [bought a few hours](/pricing) or trained your desk.',
    ),
    chart({
      kind: 'line',
      title: 'What is left of the extra takings each month, less the caller',
      unit: '£',
      points: [
        ['50 enquiries', -926],
        ['100', 124],
        ['150', 1174],
        ['200', 2224],
        ['250', 3274],
      ],
      source:
        'Our calculation: seven more patients per hundred enquiries, £300 left of each £450, less £1,976 a month; first visits only.',
    }),
    h2('The ad that finds them'),
    p(
      'Do not ask for sales experience. People who have sold on commission have learnt to talk. You want someone who has listened for a living: nurses who can no longer lift, teaching assistants, hotel receptionists, people from a helpline, mothers and fathers coming back to work who cannot do Saturdays.',
    ),
    tip(
      'The ad to copy',
      'Do you make people feel less silly? We are a skin clinic in [town]. People write to us about something that bothers them, and someone has to ring them back. You would do that, 25 hours a week between 11 and 7, behind a door, with time. You need a warm voice, a tidy mind and no experience in sales. £14.50 an hour, no commission. Do not send a CV: ring [number] between five and six and tell us about a time someone rang you back when you did not expect it.',
    ),
    p(
      'The last sentence does the sorting. Whoever will not ring a stranger between five and six will not do it for you either. And you hear the only thing that matters, the voice, before you have seen a date of birth or a school.',
      'No commission, and I mean it. A bonus for each booking makes people book those who ought to be left in peace, and if you have doctors, their regulator [expects that money does not steer what is recommended](https://www.gmc-uk.org/professional-standards/professional-standards-for-doctors/cosmetic-interventions/maintaining-trust). If you want to share success, share it with everyone, once a quarter, on what the clinic took.',
    ),
    h2('The test: twenty minutes, two calls'),
    p(
      'Invite four. Pay them for the hour. Give each the same sheet ten minutes before: a name, an enquiry, two free times, the fee. You are in another room and play the patient.',
    ),
    steps(
      '**Call one, kind and vague.** “I don’t know, I just look tired.” Do they ask, wait and say it back?',
      '**Two minutes of feedback.** One thing that was good, one thing to do differently. Any thing.',
      '**Call two, brisk.** “I only want the price.” Do they give it? And do they do the one thing you told them?',
    ),
    table(
      'The card: nought, one or two points each',
      ['What you listen for', 'Nought', 'Two'],
      ['Says who they are and why they ring', 'Rushes it', 'So that my grandmother would follow'],
      ['Waits after a question', 'Fills the gap', 'Lets me think'],
      ['Says it back in my words', 'Never', 'And I said “exactly”'],
      ['Says the price', 'Dodges', 'Plainly, then is quiet'],
      ['Keeps off medicine', 'Gives an opinion', '“That’s one for the clinician”'],
      ['Offers two times', '“When suits you?”', 'Two, by the clock'],
      ['**Took the advice in call two**', '**Did not**', '**Did**, and it counts double'],
    ),
    p(
      'Hire for the last line. Everything above it can be taught in a month to someone who takes advice, and in no time at all to nobody else. Twelve of sixteen is a yes. If two are equal, take the one who asked you a question afterwards.',
    ),
    h2('The first thirty days'),
    list(
      [
        '**Week 1: listen.**',
        [
          'Sit in on five consultations, with the patients’ leave.',
          'Read [the lead guide](/lead-guide) aloud, two pages a day, with someone who plays difficult.',
          'Ring nobody.',
        ],
      ],
      [
        '**Week 2: ring, with a shadow.**',
        [
          'New enquiries only, five a day, someone beside them.',
          'One call a day heard together. One thing to change, no more.',
        ],
      ],
      [
        '**Week 3: alone, with the list.**',
        [
          'All new enquiries within five minutes in their hours.',
          'Second and third tries; a note after each in the patient’s own words.',
        ],
      ],
      [
        '**Week 4: the figures.**',
        [
          'Spoken to, booked, came: on paper, drawn by hand, by them.',
          'A talk of half an hour: what surprised you? What do people ask that our page does not answer?',
        ],
      ],
    ),
    stats(
      ['7 in 10', 'new enquiries spoken to, by the end of month one', 'Our target'],
      ['1 in 2', 'of those spoken to booked, by month two', 'Our target'],
      ['6 of 7', 'of those booked come, by month three', 'Our target'],
    ),
    warning(
      'Recorded calls',
      'Listening in is how people learn, and callers talk about their health. Tell them before you record, say why and for how long you keep it, and delete on time. Where you are unsure, sit beside your colleague and use a pencil.',
    ),
    h2('How to lose them again'),
    list(
      'Put them “just for today” on the desk. It is never today.',
      'Measure calls per hour. You will get short calls.',
      'Blame them for enquiries that [the ad](/blog/cost-per-treatment) should not have bought.',
      'Never tell them what became of someone they booked. Walk over and say it: “Your Thursday lady was so relieved.” It costs nothing and is the reason they stay.',
    ),
    h2('Cheaper, and other hopes'),
    faq(
      [
        'Can the owner do it?',
        'For a month, and you should: you will learn more about your clinic than from any report. After that you are too expensive and too eager.',
      ],
      [
        'Is a virtual receptionist cheaper?',
        'By the hour yes. They take a name well and sell a consultation badly, because yours is one of thirty clinics on their screen. Good for the evenings, not for the list.',
      ],
      [
        'What if she leaves?',
        'Then the script, the card and the sheet stay. That is why they are on paper. Ours stayed four years, and trained the next one.',
      ],
    ),
    note(
      'Figures and law',
      'Rates are those of the tax year 2026/27 as we read them; pay and the other lines are examples. Your payroll service knows your allowance.',
    ),
    service(
      'sales-staff-hiring-and-training',
      'We find callers, test them with this card, train them with the guide and listen to their calls for a quarter. They are yours.',
    ),
    ...sources(
      [
        'Employer’s National Insurance 2026/27',
        'https://delphiniaccounting.co.uk/resource-centre/tax-tables/national-insurance.php',
      ],
      [
        'National Minimum Wage and National Living Wage rates',
        'https://www.gov.uk/national-minimum-wage-rates',
      ],
      [
        'GMC: cosmetic interventions, maintaining trust',
        'https://www.gmc-uk.org/professional-standards/professional-standards-for-doctors/cosmetic-interventions/maintaining-trust',
      ],
    ),
  ],
};
