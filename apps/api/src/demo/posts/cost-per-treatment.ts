import {
  chart,
  faq,
  h2,
  h3,
  list,
  note,
  p,
  quote,
  service,
  stats,
  steps,
  table,
  tip,
} from '@upcurve/post-blocks/write';
import type { DemoPost } from './demo-post.ts';

export const costPerTreatment: DemoPost = {
  slug: 'cost-per-treatment',
  title: 'Cost per treatment, not cost per click',
  excerpt:
    'Two campaigns, one spreadsheet: the cheap one loses money and the dear one pays the rent. How to find out which is which with the till report you already have.',
  category: 'figures',
  author: 'theo',
  publishedDaysAgo: 196,
  publishedAt: '12:15',
  seo: {
    title: 'Cost per treatment: measure clinic ads by the till',
    description:
      'Why cost per lead misleads clinics, a worked example with two campaigns, and a five-column sheet that turns your till report into cost per treatment.',
  },
  cover: {
    file: 'cost-per-treatment.webp',
    alt: 'A long receipt comes out of a till and rises like a curve; below it stand piles of coins, each taller than the one before.',
  },
  blocks: [
    p(
      'The most expensive sentence in clinic marketing is “our leads cost £12”. It is true, it is easy to measure, and it has talked more owners into the wrong campaign than any salesman.',
      'A click is not income. A form is not income. A consultation is not income either, although it feels like it. Money arrives when someone has been treated and has paid, and that happens three weeks and four people after the click. So the figure you want is what each of those treatments cost you to win. I will show you how to get it with what you have: an advertising account, a diary and a till.',
    ),
    h2('Two campaigns, one month'),
    p(
      'An example with round numbers, not a client. A clinic spends £1,200 on each of two campaigns in the same month. Campaign A is a film on Instagram about tired skin that opens a form with two taps. Campaign B is a search ad for one laser treatment in one town.',
    ),
    table(
      'The same month, seen by the platform and seen by the till',
      ['', 'A: film and form', 'B: search'],
      ['Spent', '£1,200', '£1,200'],
      ['Enquiries', '100', '30'],
      ['**Cost per enquiry**', '**£12**', '**£40**'],
      ['Spoken to', '48', '26'],
      ['Consultations held', '14', '15'],
      ['Treated and paid', '4', '9'],
      ['**Cost per treatment**', '**£300**', '**£133**'],
      ['Taken on the first visit', '£1,000', '£3,420'],
    ),
    p(
      'By the platform’s figure A wins by more than three to one. By the till’s it loses by more than two to one, and does not even bring back what it cost on the day. Nothing about A is fraudulent. A film finds people who were not looking, so more of them are merely curious, and the desk needs a hundred calls to find four patients.',
      'Notice where the answer turned. It was not in the ad. Between enquiry and conversation A lost half, because a form with two taps is filled in by people who have forgotten it by lunch. Someone quicker on the phone would have rescued A. That is a finding about the rota, and you only get it if you count past the click.',
    ),
    chart({
      kind: 'bars',
      title: 'What each step of campaign A cost',
      unit: '£',
      points: [
        ['An enquiry', 12],
        ['A conversation', 25],
        ['A consultation held', 86],
        ['A treatment paid for', 300],
      ],
      source: 'The example above: £1,200 divided by the people left at each step, rounded.',
    }),
    h2('The five columns'),
    p(
      'You do not need software for the first three months. You need a sheet with one row for each new patient who paid, and someone who fills in five columns on a Friday.',
    ),
    steps(
      '**Name or number** from the till report of the week: only people who paid you for the first time.',
      '**Treatment and amount** they paid on that visit.',
      '**First heard.** What they answered when the desk asked “How did you first come across us?”',
      '**Came through.** What the system says: ad, form, call, walk-in, the friend’s name.',
      '**Date of the first contact.** It is in the inbox or the call list. You will need it more than you think.',
    ),
    p(
      'Columns three and four will often disagree. Keep both. The system sees the last door, the patient remembers the first. If a woman heard of you from her hairdresser and then typed your name into Google, your search campaign will claim her with a straight face.',
    ),
    tip(
      'The question at the desk',
      '“May I ask how you first came across us?” And when the answer is “Google”: “And before that, had you heard our name anywhere?” The second half takes four seconds and is worth the whole column.',
    ),
    h2('Turn the sheet into a number'),
    p(
      'At the end of the month count the rows for each source and divide what you spent there by them. Two corrections keep the result honest.',
    ),
    h3('Give people time'),
    p(
      'Someone who asks in March is often treated in April or May. If you divide March’s spending by March’s treatments you flatter whatever you did in January. Use the date of the first contact: of those who first wrote in March, how many have been treated by now? Then wait sixty days before you call March finished. For surgery, wait a hundred and eighty.',
    ),
    h3('Count small numbers as small'),
    p(
      'Four treatments could easily have been two or seven. With so few, the cost per treatment of campaign A may just as well be £170 or £600, and you should not sack anyone over it. Below ten treatments a quarter I look at the step before, consultations held, and wait for the rest.',
    ),
    stats(
      ['10', 'treatments from one source before we compare its cost with another', 'Our rule of thumb'],
      ['60 days', 'between a first contact and a verdict on its month', 'Our rule of thumb; 180 for surgery'],
    ),
    h2('What may a treatment cost?'),
    p(
      'Only now can you ask whether £133 is good. It depends on what is left, not on what your neighbour pays. Take the first year of a typical patient for that treatment, and go down the list.',
    ),
    table(
      'A ceiling for campaign B, as an example',
      ['Line', 'Working', 'Pounds'],
      ['Paid on the first visit', 'From the till', '£380'],
      ['Paid in the rest of the first year', '40 in 100 return, twice, at £250', '£200'],
      ['Product, consumables, practitioner', '45% of £580', '−£261'],
      ['Left before rent and advertising', '', '£319'],
      ['**Ceiling: a third of that**', 'Our habit, not a law', '**£106**'],
    ),
    p(
      'So B, the good campaign, is too dear by £27 a patient. Not hopeless: the gap closes if three more of its fifteen consultations become patients. Two more will do if half of those treated come back instead of four in ten. Neither has anything to do with clicks, and I find that the usual state of affairs: the quickest gain is seldom inside the advertising account.',
    ),
    quote(
      'If you can only watch one figure, watch the one that is nearest to the bank.',
      'Theo Adeyemi',
      'Figures, Upcurve',
    ),
    h2('Four ways to fool yourself'),
    list(
      '**Average over everything.** A blended £180 can hide a treatment at £60 and one at £900. Split by treatment first, by platform second.',
      '**Let the platform count.** Google and Meta each claim the patient who saw both. Added up they will report more new patients than you treated. The till report has each person once.',
      '**Forget the desk.** Forty hours of calling at £14 an hour is £560, as real as the clicks. Put it in, above all for forms.',
      '**Count friends as free.** A referral has no click, but the card, the thank-you and the longer consultation do cost something. A pound is a pound.',
    ),
    h2('Do this on Friday'),
    steps(
      'Print last month’s till report and mark everyone who paid for the first time.',
      'Find each one’s first contact. Twenty people take an hour; half of them will surprise you.',
      'Write down three numbers: spent, treated, spent divided by treated. Do it for the largest source only.',
      'Put the sheet in the drawer and do it again in four weeks. Decide nothing until there are three of them.',
    ),
    note(
      'Keep it small and keep it safe',
      'The sheet names patients and what they had done. That is health data: it stays inside the clinic, with initials or record numbers rather than names, and never in a file you send to an agency. We ask our clinics for counts, not for people.',
    ),
    h2('Two doubts'),
    faq(
      [
        'Our booking system says it does all this. Can we trust it?',
        'For the middle of the chain, often. Check the ends: take ten patients from the till and look whether the system knows where they came from, and ten enquiries and whether it knows what became of them. Eight of ten is good.',
      ],
      [
        'What about awareness? People see us for months before they ask.',
        'They do, and that is what the “first heard” column is for. If a third of those who pay name your films, the films earn their keep even when no click leads to the till. If nobody names them in a quarter, you have learnt that too.',
      ],
    ),
    service(
      'performance-tracking',
      'We follow each enquiry from the ad to the till and put it on one page a month, with the ceiling beside it.',
    ),
  ],
};
