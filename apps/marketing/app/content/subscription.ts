import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { planIds, plans, rules } from '@upcurve/site-content/pricing/plans';
import type { QuestionAndAnswer } from './site/question-and-answer.ts';

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
  title: 'A few months first. Then month by\u00a0month.',
  lead: `A department takes a while to build, so there’s a minimum term of ${plans.ground.minimumMonths} months (${plans.crest.minimumMonths} on ${plans.crest.name}). After that every month is your decision, and here’s all it takes to leave.`,
  book: 'Book a consultation',
  terms: 'How a year runs',
};

export const year = {
  title: 'The first year, from your side.',
  stages: [
    {
      when: `Months 1 to ${plans.ground.minimumMonths}`,
      title: 'The minimum term',
      text: `We measure, fix the leaks, build the website and start your ads. On ${plans.ground.name} and ${rise.name} that takes ${rise.minimumMonths} months, on ${plans.crest.name} ${plans.crest.minimumMonths}. It’s the only time you’re committed.`,
    },
    {
      when: `From month ${rise.minimumMonths + 1}`,
      title: 'Month by month',
      text: `Stay, pause, move up, move down or leave (on ${plans.crest.name} from month ${plans.crest.minimumMonths + 1}). ${rules.noticeDays} days’ notice is the longest we ever ask for, and there is no renewal date to miss.`,
    },
    {
      when: `Month ${rules.targetMonth}`,
      title: 'The target is measured',
      text: 'If your books don’t show the figure we signed, the fee is £0 until they do. You decide whether we go on.',
    },
  ],
};

export const changes = {
  title: 'Change plan, or pause.',
  lead: 'Clinics move, clinicians have children, Januaries are slow. The subscription adapts.',
  items: [
    {
      term: 'Move up',
      detail: `From the first of any month. Write to your account manager; the new fee starts with the new quantities. We agree a new growth target for the larger plan; until you’ve signed it, the old one applies.`,
    },
    {
      term: 'Move down',
      detail: `With ${rules.noticeDays} days’ notice, once the minimum term is over. We agree a new growth target for the smaller plan; until you’ve signed it, the old one applies.`,
    },
    {
      term: 'Pause',
      detail: `Up to ${rules.pauseMonths} whole months in any twelve, with ${rules.pauseNoticeDays} days’ notice, once the minimum term is over. You pay ${rules.pausePercent}% of the fee, for which the website, the tracking and the call numbers keep running. On Rise that is ${pounds(rise.fee)} × ${rules.pausePercent}% = ${pounds(pauseFee)} a month. The target date moves back by the same number.`,
    },
    {
      term: 'A second site',
      detail: `Tell us and we start. Within your plan’s number of sites it costs nothing more; beyond it, see the [extras](${paths.pricingInDetail()}).`,
    },
  ],
};

/** Two example emails with which a clinic cancels. Their dates are computed when the page is rendered. */
export const leaving = {
  example: 'Leaving takes one line: an example',
  words: { from: 'From', to: 'to' },
  from: { you: 'you', us: 'your account manager at Upcurve' },
  subject: 'Our notice',
  letter: 'We’re leaving. Please take this as our notice.',
  answer: {
    sent: 'The same day',
    opening: 'Thank you for telling us. No form, no call, no reason needed. This is what happens now:',
    closing: 'Until then we work as before. It’s been good to work with you.',
  },
  dates: {
    last: { term: 'Last day', text: `${rules.noticeDays} days from your email.` },
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
      'Checklists, naming rules, page templates',
    ],
  },
  close:
    'We work inside your accounts as a guest, with our own log-in. On the last day you remove it; nothing has to be moved.',
};

export const mechanics = {
  title: 'How the guarantee is measured.',
  lead: `Before we start we agree a growth target in pounds, in writing. If we miss it, we go on working without a fee until you are there. The [pricing page](${paths.pricing()}#guarantee) has a worked example; these are the rules.`,
  steps: [
    {
      title: 'Where you start',
      text: 'Your average monthly turnover over the twelve months before we begin, from your till or accounts, without VAT and after refunds.',
    },
    {
      title: 'The target',
      text: `A monthly figure for month ${rules.targetMonth}, at least ${rules.targetMultiple} times the fee above the start. Both of us sign it.`,
    },
    {
      title: 'What counts',
      text: 'All turnover of the sites we work for, from any source. We don’t argue about which patients were ours.',
    },
    {
      title: 'When we look',
      text: `After month ${rules.targetMonth}: the average of the last ${rules.measuredMonths} months against the target.`,
    },
    {
      title: 'If the target is met',
      text: 'We agree a new target, or go on without one. You choose.',
    },
    {
      title: 'If it’s missed',
      text: 'The fee is £0 from the next invoice until one calendar month reaches the target. Work and quantities stay the same; you may leave on any day without notice.',
    },
  ],
  condition:
    'It applies while you keep to four things: the agreed advertising budget, the agreed places in the diary, the monthly figure, and fees paid. If one slips, we write to you and you have 14 days to put it right. The guarantee never lapses without notice.',
};

export const priceRise = {
  title: 'How much a price can rise.',
  sum: `${pounds(rise.fee)} × 1.05 = ${pounds(highestFee)}`,
  sumLabel: `The most that ${rise.name} could cost in its second year`,
  items: [
    `At most once in twelve months, and by at most ${rules.priceRisePercent}%.`,
    `With ${rules.priceRiseNoticeDays} days’ notice in writing, which is twice as long as it takes you to leave.`,
    'Never during the minimum term, and never while we work without a fee.',
    'Prices for new clients never affect yours.',
  ],
};

export const subscriptionQuestionsTitle = 'What people ask in the second meeting';
export const subscriptionQuestions: QuestionAndAnswer[] = [
  {
    question: 'Why is there a minimum term at all?',
    answer:
      'Because most of our work falls in the first weeks: measuring a year of enquiries, rebuilding the site, filming, training. Without a minimum term we’d have to charge a large set-up fee. We prefer three even months.',
  },
  {
    question: 'Does the subscription renew itself?',
    answer: `It runs on from month to month until you end it. No new minimum term begins. If you do nothing, the next invoice is the same as the last.`,
  },
  {
    question: 'What if I leave before month 12?',
    answer:
      'Then the target isn’t measured, and neither of us owes anything for it. You keep everything that’s yours, and we part on good terms.',
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
      'You give it and we believe it. If we ever disagree, your own accountant decides, and we both accept that.',
  },
];

export const subscriptionNext = {
  title: 'Read it. Then ask what it leaves out.',
  lead: 'The whole contract is public, and shorter than ten pages. In a free 30-minute consultation we go through anything you’ve underlined.',
  book: 'Book a consultation',
  terms: 'Read the trading terms',
};

/** The shortest minimum term of all plans, in months, for the drawing of the year. */
export const boundMonths = Math.min(...planIds.map((id) => plans[id].minimumMonths));
