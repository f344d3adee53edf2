import {
  calculator,
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

export const theSecondVisit: DemoPost = {
  slug: 'the-second-visit',
  title: 'The second visit is the cheap one',
  excerpt:
    'A hundred new patients are worth £35,000 if none returns and £70,000 if half do. A worked sum, the sentence that makes the difference, and the list you already own and never ring.',
  category: 'figures',
  author: 'theo',
  publishedDaysAgo: 47,
  publishedAt: '12:05',
  seo: {
    title: 'Patient retention for clinics: what a second visit earns',
    description:
      'What returning patients are worth to an aesthetic clinic, worked through in pounds, with the rebooking sentence and the overdue list, within UK rules.',
  },
  cover: {
    file: 'the-second-visit.webp',
    alt: 'Footprints leave a lit doorway in faint steps, go round in a bow over sand and come back to the same door, darker.',
  },
  blocks: [
    p(
      'Ask a clinic owner how many new patients came last month and you get a number. Ask how many of those who came for the first time a year ago have been back, and you get a feeling. The feeling is usually “most of them”. In my experience the count comes out well below the feeling.',
      'I do not blame anyone. New patients make noise: they ring, they fill in forms, they cost money that someone has to approve. Patients who do not come back make no sound at all.',
    ),
    h2('A hundred people, one year'),
    p(
      'Take the worked example of our calculator. A visit brings in £350. Of the patients who return at all, each comes twice in the year after the first visit. Now change a single figure: how many of a hundred return.',
    ),
    chart({
      kind: 'bars',
      title: 'Takings of the first year from 100 new patients',
      unit: '£',
      points: [
        ['Nobody returns', 35_000],
        ['20 return', 49_000],
        ['35 return', 59_500],
        ['50 return', 70_000],
        ['65 return', 80_500],
      ],
      source: 'Our calculation: 100 first visits, then two more from each who returns, at £350 a visit.',
    }),
    p(
      'From 35 to 50 is fifteen people. They bring £10,500 and you have already paid for them. To get the same takings from new patients who come once, you would have to win thirty; at £133 of advertising each, the better campaign in [our article about cost per treatment](/blog/cost-per-treatment), that is £3,990, and thirty more first calls for a desk that is busy.',
    ),
    stats(
      ['£10,500', 'from fifteen more who return, per hundred new patients', 'The example'],
      ['30', 'new patients needed for the same takings', '£10,500 ÷ £350'],
      ['£3,990', 'of advertising to win those thirty', '30 × £133'],
    ),
    h2('Count it first'),
    p(
      'Export every visit of the past eighteen months: a patient number, a date, an amount. No names are needed and none should leave the building. Then answer three questions. A spreadsheet does it in half an hour.',
    ),
    steps(
      'Of the people whose first visit was between eighteen and twelve months ago, how many have a second date within a year? That share is your return rate.',
      'How many days passed between first and second, in the middle of the list? Half came sooner, half later.',
      'Split by treatment and by practitioner. The average hides everything interesting.',
    ),
    table(
      'What such a count can look like: an example clinic, twelve months of first visits',
      ['First treatment', 'First visits', 'Returned within a year', 'Days to the second, middle'],
      ['Peels', '48', '26 (54%)', '41'],
      ['Laser, thread veins', '36', '19 (53%)', '49'],
      ['Filler', '61', '20 (33%)', '203'],
      ['Consultation only', '74', '11 (15%)', '37'],
      ['**All**', '**219**', '**76 (35%)**', '**52**'],
    ),
    p(
      'The last line but one is the one to stare at. Seventy-four people paid for a consultation and sixty-three of them were never seen again. Some were rightly advised against treatment; well done. But nobody can say how many, because nobody wrote it down. Add a field with three values, “advised against”, “thinking”, “no”, and ring the second group on the day they were promised.',
    ),
    h2('Why they go'),
    p(
      'People who do not return are asked about it far too seldom. When I have listened to such calls, the answer was most often some form of “I meant to”. Not the price, not the result. Nobody had named a day, life went on, and at some point it would have felt odd to ring.',
      'So the cure is not a discount. It is a date.',
    ),
    columns(
      [
        h3('What is usually said'),
        list(
          '“Just give us a ring when you’re ready.”',
          '“You’ll need another in a few months.”',
          '“Reception will sort you out.”',
          '“We’ll text you!”',
        ),
      ],
      [
        h3('What keeps people'),
        list(
          '“I’d like to see this in the second week of March.”',
          '“If it looks as it does now, we do nothing, and I’ll tell you so.”',
          '“Shall we put it in? You can move it with a text.”',
          '“Priya has my Tuesday for you.”',
        ),
      ],
    ),
    p(
      'It has to be the clinician, in the chair, and it has to be about care: when is it right to look again, and why? Reception finds the hour and nothing more. Where there is no clinical reason to look again, say that. A clinic that tells people they need not come back is the one they come back to.',
    ),
    tip(
      'Twenty seconds, at the mirror',
      '“I’d like to look at this again in six weeks, in daylight, and compare it with today’s picture. Nothing may need doing. Is the 14th or the 16th easier?” Then the card with the date, written by hand.',
    ),
    warning(
      'Not for its own sake',
      'A date is right when your clinician would defend it to a colleague. Intervals that the till invented are found out by patients, and regulators take a view on treating people who do not need it. Let the clinicians write the intervals, sign the list and hang it up.',
    ),
    h2('The list you own already'),
    p(
      'Somewhere in your system are the people whose agreed review has passed. Not “everyone since 2019”: those with a date in the plan that nobody kept. In the example above that might be 40 people. Five calls a day, from someone they know, and you are through in eight working days.',
    ),
    steps(
      'Filter: review date passed by more than two weeks, no later appointment.',
      'Take out those who said no to contact, and for calls check the Telephone Preference Service unless they agreed. What you may send to whom has [a page of its own](/blog/whom-you-may-text).',
      'Ring between five and seven. “Hello Sam, it’s Priya from the clinic. Dr Okafor had hoped to look at your cheeks in March. How are they?” Then listen.',
      'Offer two times or a good goodbye. “Shall I leave it, then? Ring me if you change your mind.”',
      'Write down the reason, word for word. Read the reasons aloud once a month.',
    ),
    p(
      'If one in three of forty books at £350, that is thirteen visits and £4,550 for roughly five hours of calling. I know no ad that does this, and it is also simply good manners.',
    ),
    h2('Plans and memberships'),
    p(
      'A yearly plan, reviews and maintenance for a monthly sum, suits people who want to stop thinking about it. It works if three things hold: the visits in it make clinical sense, the saving is real but small, and leaving takes one email. Do the sum backwards before you print it. At £45 a month you receive £540 a year; if it contains three visits worth £350 each you have sold £1,050 for £540 and will come to hate your most loyal patients.',
      'And never put prescription-only treatment into a membership that you advertise. A bundle with a medicine inside is an ad for the medicine.',
    ),
    h2('What to watch'),
    list(
      '**Rebooked before leaving**, each week, by room. It moves within days, which makes it the figure to put on the wall.',
      '**Returned within a year**, each quarter. It moves slowly and cannot be flattered.',
      '**Overdue**, each Friday. It should fall to nearly none and stay there.',
      'Not: “lifetime value”. In a clinic that is six years old it is a guess multiplied by a hope.',
    ),
    h2('Two special cases'),
    faq(
      [
        'Our patients come from far away. Does that change the sum?',
        'It changes the rate, not the method. Count them separately; a review by video, where the clinician thinks it proper, keeps some whom a two-hour drive would lose.',
      ],
      [
        'What if a practitioner leaves?',
        'Look at the split by practitioner before it happens. If seven in ten return to the person and not to the clinic, introduce a second face at every second review, starting now.',
      ],
    ),
    note(
      'Examples throughout',
      'The clinic, its counts and its callers’ list above are made up to show the method. The prices are those of our calculator. Yours will differ, which is the reason to count.',
    ),
    calculator(
      'What would fifteen in a hundred be worth to you?',
      'The fourth and fifth questions of the calculator are about returning patients. Move them and watch the year.',
    ),
    service(
      'referral-program',
      'Messages to past patients, review requests after every visit and a referral offer that keeps the rules: the quiet half of growth.',
    ),
  ],
};
