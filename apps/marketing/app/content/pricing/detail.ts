import type { QuestionAndAnswer } from '../../layout/Questions.tsx';
import { paths } from '../../paths.ts';
import { pounds } from '../pounds.ts';
import { addOns, plans, rules } from './plans.ts';

export const detailMeta = {
  title: 'Plans compared line by line',
  description:
    'Ground, Rise and Crest side by side: every service with its quantity, a first invoice worked out to the penny, payment terms, and the price of everything extra.',
};

export const detailHead = {
  kicker: 'Pricing in detail',
  title: 'Everything in each plan, counted.',
  lead: 'For those who compare before they ring. Quantities are for one month unless a line says otherwise. The fee, the terms and every price are the ones that stand in the contract.',
  compare: 'To the table',
  invoice: 'What a first invoice looks like',
};

export const comparison = {
  title: 'Side by side',
  caption: 'What Ground, Rise and Crest include',
  corner: 'Included',
  team: 'The plan itself',
  fee: 'Fee a month, plus VAT',
  minimum: 'Minimum term',
  target: 'Growth target from',
  ads: 'Your advertising, at cost, from',
  months: (count: number) => `${count} months`,
  more: (sum: number) => `+${pounds(sum)}`,
};

/** The invoice of the worked example: a start in the middle of a month, with one thing added. */
export const invoiceExample = {
  plan: 'rise',
  /** 11 to 31 January 2027. */
  daysServed: 21,
  daysInMonth: 31,
  addOn: 'filming',
} as const;

export const invoice = {
  title: 'A first invoice, to the penny.',
  lead: 'Say you start on Rise on Monday 11 January 2027, and want a second filming day straight away.',
  heading: 'Invoice',
  note: 'Worked example',
  to: ['Your clinic', 'Harley Street, London'],
  facts: [
    { term: 'Dated', detail: '11 January 2027' },
    { term: 'Due', detail: `25 January 2027, ${rules.paymentDays} days later` },
    { term: 'Covers', detail: '11 to 31 January' },
  ],
  columns: { item: 'For', sum: 'Pounds' },
  rows: {
    plan: 'Rise, 21 of 31 days',
    addOn: addOns.find(({ id }) => id === invoiceExample.addOn)?.label ?? '',
    net: 'Without VAT',
    vat: `VAT at ${rules.vatPercent}%`,
    total: 'To pay',
  },
  sums: {
    plan: (fee: number) => `${pounds(fee)} × 21 ÷ 31`,
  },
  comments: [
    'You pay for the days you have, not for the whole of January.',
    'From February the invoice comes on the first of the month and reads the same every time.',
    'Advertising is nowhere on it: the platforms charge your own card.',
  ],
};

export const payment = {
  title: 'How you pay',
  items: [
    {
      term: 'When',
      detail: `On the first of each month, for that month. Invoices are due ${rules.paymentDays} days after their date.`,
    },
    {
      term: 'How',
      detail: 'By Direct Debit or bank transfer. We do not take cards, so nobody pays for the charge.',
    },
    {
      term: 'VAT',
      detail: `${rules.vatPercent}% on top of every figure here. Clinics whose treatments are exempt from VAT usually cannot reclaim it: reckon with the sum that includes it.`,
    },
    {
      term: 'Late',
      detail:
        'We ring before we do anything else. After 30 days we may stop work until it is paid, and charge the statutory interest for late commercial debts.',
    },
    {
      term: 'Price rises',
      detail: `Once a year at most, by ${rules.priceRisePercent}% at most, with ${rules.priceRiseNoticeDays} days’ notice; never during the minimum term.`,
    },
  ],
};

export const extras = {
  title: 'When you need more of one thing',
  lead: 'Add it for a month or for good. The price is the same on every plan, and we say so before you reach a limit, not after.',
  caption: 'What can be added, in pounds without VAT',
  columns: { item: 'Extra', price: 'Price' },
};

export const detailQuestionsTitle = 'Small print, in plain words';
export const detailQuestions: QuestionAndAnswer[] = [
  {
    question: 'What if a month brings more enquiries than the plan rings?',
    answer: `We tell you at four fifths of the number. You then add 50 for ${pounds(360)}, move up a plan, or let your own desk ring the rest. Nobody is charged for calls they did not order.`,
  },
  {
    question: 'Does unused work lapse?',
    answer:
      'Not at once. Films, pages, articles and training hours carry over for two months. Calls and reviews do not: they happen or they do not.',
  },
  {
    question: 'Who decides between two plans?',
    answer: `You do. We name the smaller one whenever both would reach the target, since a smaller fee is easier to earn ${rules.targetMultiple} times over.`,
  },
  {
    question: 'Are these prices the same as on the other page?',
    answer: `Yes. [Pricing](${paths.pricing()}) gives the short version, this page the long one, and the [trading terms](${paths.tradingTerms()}) make it binding.`,
  },
];

export const detailNext = {
  title: `Between ${plans.ground.name} and ${plans.rise.name}?`,
  lead: 'Most people who read this far are. Half an hour with your figures settles it: we say which one we would take in your place, and why.',
  book: 'Talk it through, free, in 30 minutes',
  terms: 'Read the trading terms first',
};
