import { paths } from '../paths.ts';
import { pounds } from './pounds.ts';
import { planIds, plans, rules } from './pricing/plans.ts';
import type { QuestionAndAnswer } from './question-and-answer.ts';

const { rise } = plans;
const pauseFee = (rise.fee * rules.pausePercent) / 100;
const highestFee = rise.fee * (1 + rules.priceRisePercent / 100);

export const subscriptionMeta = {
  title: 'How the subscription works',
  description:
    'Month by month after the first few: how to pause, change plan or leave, what stays yours, how the growth guarantee is measured, and how much a price may rise.',
};

export const subscriptionHead = {
  kicker: 'Subscription model',
  title: 'Month by\u00a0month. You\u00a0hold the\u00a0door.',
  lead: `A department takes a while to build, so the first ${plans.ground.minimumMonths} months are bound (${plans.crest.minimumMonths} on ${plans.crest.name}). After that every month is your decision, and this is all it takes to leave.`,
  terms: 'How a year runs',
  keeping: 'What stays yours',
};

export const year = {
  title: 'The first year, from your side.',
  stages: [
    {
      when: `Months 1 to ${plans.ground.minimumMonths}`,
      title: 'The minimum term',
      text: `We measure, mend what leaks and build the website. On ${plans.ground.name} and ${rise.name} that takes ${rise.minimumMonths} months, on ${plans.crest.name} ${plans.crest.minimumMonths}. It’s the only time you’re bound.`,
    },
    {
      when: `From month ${rise.minimumMonths + 1}`,
      title: 'Month by month',
      text: `Stay, pause, move up, move down or leave. ${rules.noticeDays} days’ notice is the longest we ever ask for, and there is no renewal date to miss.`,
    },
    {
      when: `Month ${rules.targetMonth}`,
      title: 'The target is measured',
      text: 'Either your books show the figure we signed, or the fee is nought until they do. You decide whether we go on.',
    },
  ],
};

export const changes = {
  title: 'Moving, and standing still.',
  lead: 'Clinics move house, clinicians have children, Januaries are long. The subscription gives way.',
  items: [
    {
      term: 'Up a plan',
      detail: `From the first of any month. Write to your lead; the new fee starts with the new quantities. The growth target is agreed anew for the larger plan, and until you have signed it the old one stands.`,
    },
    {
      term: 'Down a plan',
      detail: `With ${rules.noticeDays} days’ notice, once the minimum term is over. The target falls with the plan, by the same rule it was set by.`,
    },
    {
      term: 'Pause',
      detail: `Up to ${rules.pauseMonths} whole months in any twelve, with ${rules.pauseNoticeDays} days’ notice, once the minimum term is over. You pay ${rules.pausePercent}% of the fee, for which the website, the tracking and the call numbers keep running. On Rise that is ${pounds(rise.fee)} × ${rules.pausePercent}% = ${pounds(pauseFee)} a month. The target date moves by as many months.`,
    },
    {
      term: 'A second site',
      detail: `Opens when you tell us. Within your plan’s number of sites it costs nothing more; beyond it, see the [extras](${paths.pricingInDetail()}).`,
    },
  ],
};

/** Two e-mails with which a clinic leaves. The days in them are worked out when the page is made. */
export const leaving = {
  example: 'Leaving takes one line: an example',
  words: { from: 'From', to: 'to' },
  from: { you: 'you', us: 'your lead at Upcurve' },
  subject: 'Our notice',
  letter: 'We’re leaving. Please take this as our notice.',
  answer: {
    sent: 'The same day',
    opening: 'Thank you for telling us. No form, no call, no reason needed. This is what happens now:',
    closing: 'Until then we work as before. It’s been good to work with you.',
  },
  dates: {
    last: { term: 'Last day', text: `${rules.noticeDays} days from your line.` },
    invoice: {
      term: 'Last invoice',
      text: (until: string, fee: number, served: number, month: number) =>
        `Plus VAT, for the days to ${until}: ${pounds(fee)} × ${served} ÷ ${month}.`,
    },
    handover: {
      term: 'All yours by',
      text: `${rules.handoverWorkingDays} working days later: accounts without our users in them, raw footage, texts, call notes and the figures, in one folder that you own.`,
    },
  },
};

export const ownership = {
  title: 'Who owns what.',
  lead: 'The test is simple: if it has your name, your face or your patients in it, it’s yours, from the first day.',
  yours: {
    title: 'Yours, always',
    items: [
      'Your domain, website and everything written for it',
      'The advertising accounts, with their history',
      'Films and photographs, the raw footage too',
      'Patient and enquiry records, call notes included',
      'Your map listings, reviews and social accounts',
      'The podcast, its name and its feed',
    ],
  },
  ours: {
    title: 'Ours, and you may go on using your copy',
    items: [
      'The call scripts and training material',
      'The report’s template and the way it is worked out',
      'Checklists, name patterns, page skeletons',
    ],
  },
  close:
    'We work inside your accounts as a guest with our own log-in. On the last day you take it away; nothing has to be moved.',
};

export const mechanics = {
  title: 'How the guarantee is measured.',
  lead: `Before we start we agree a growth target in pounds, in writing. If we miss it, we go on working without a fee until you are there. The case worked out in figures is on [the pricing page](${paths.pricing()}#guarantee); these are its rules.`,
  steps: [
    {
      title: 'Where you start',
      text: 'Your average monthly turnover over the twelve months before we begin, from your till or accounts, without VAT and after refunds.',
    },
    {
      title: 'Where you are to be',
      text: `A monthly figure for month ${rules.targetMonth}, at least ${rules.targetMultiple} times the fee above the start. Both of us sign it.`,
    },
    {
      title: 'What counts',
      text: 'All turnover of the sites we work for, whoever brought it. We don’t argue about which patient was ours.',
    },
    {
      title: 'When we look',
      text: `After month ${rules.targetMonth}: the average of the last ${rules.measuredMonths} months against the target.`,
    },
    {
      title: 'If it is there',
      text: 'We agree the next one, or go on without. You choose.',
    },
    {
      title: 'If it isn’t',
      text: 'The fee is nought from the next invoice, until one calendar month reaches the target. Work and quantities stay the same; you may leave on any day without notice.',
    },
  ],
  condition:
    'It holds as long as the four things we need from you hold: the agreed advertising budget, the agreed places in the diary, the monthly figure, and fees paid. If one slips we write to you and you have 14 days to put it right; nothing lapses in silence.',
};

export const priceRise = {
  title: 'What a price rise can be.',
  sum: `${pounds(rise.fee)} × 1.05 = ${pounds(highestFee)}`,
  sumLabel: `The most that ${rise.name} could cost in its second year`,
  items: [
    `At most once in twelve months, and by at most ${rules.priceRisePercent}%.`,
    `With ${rules.priceRiseNoticeDays} days’ notice in writing, which is twice as long as it takes you to leave.`,
    'Never during the minimum term, and never while we work without a fee.',
    'Prices for new clinics don’t touch yours.',
  ],
};

export const subscriptionQuestionsTitle = 'What people ask in the second meeting';
export const subscriptionQuestions: QuestionAndAnswer[] = [
  {
    question: 'Why is there a minimum term at all?',
    answer:
      'Because most of our work falls into the first weeks: measuring a year of enquiries, rebuilding the site, filming, training. Without a term the fee would have to start with a large set-up sum. We prefer three even months.',
  },
  {
    question: 'Does the subscription renew itself?',
    answer: `It runs on from month to month until you end it. There is no new term to slip into. If you do nothing, the next invoice is the same as the last.`,
  },
  {
    question: 'What if I leave before month 12?',
    answer:
      'Then the target was never measured, and nobody owes the other anything for it. You keep all that is yours, and we part on good terms.',
  },
  {
    question: 'What happens to the advertising when I leave?',
    answer:
      'Nothing, unless you want it to. The campaigns run in your accounts and on your card. We can hand them over running or pause them on the last day.',
  },
  {
    question: 'Can you end it too?',
    answer: `Yes, with ${rules.noticeDays} days’ notice after the minimum term; not while we owe you free months. If we do, the handover is the same.`,
  },
  {
    question: 'Who checks the turnover figure?',
    answer:
      'You give it, we believe it. If we ever disagree, your own accountant says what it was, and we both accept that.',
  },
];

export const subscriptionNext = {
  title: 'Read it. Then ask what it leaves out.',
  lead: 'The whole contract is public, and shorter than ten pages. In a free 30-minute consultation we go through whatever you have underlined.',
  book: 'Book a consultation',
  terms: 'Read the trading terms',
};

/** For the drawing of the year: how many months of twelve are bound, on most plans. */
export const boundMonths = Math.min(...planIds.map((id) => plans[id].minimumMonths));
