import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { addOns, plans, rules } from '@upcurve/site-content/pricing/plans';
import type { QuestionAndAnswer } from '../site/question-and-answer.ts';

export const detailMeta = {
  title: 'Plans compared line by line',
  description:
    'Ground, Rise and Crest side by side: every service with its quantity, a first invoice worked out to the penny, payment terms, and the price of everything extra.',
};

/** The example invoice: the Rise plan from the middle of a month, with one extra. */
export const invoiceExample = { plan: 'rise', addOn: 'filming' } as const;

export const detailHead = {
  kicker: 'Pricing in detail',
  title: 'To the penny, before you sign.',
  lead: `This is what you’d be sent if you started on ${plans[invoiceExample.plan].name} in the middle of a month. Below it: every quantity, side by side, and the price of everything extra.`,
  compare: 'Compare the plans',
  extras: 'Prices of extras',
};

export const comparison = {
  title: 'Side by side',
  lead: 'Quantities are for one month unless a line says otherwise. The contract lists the same quantities.',
  caption: 'What Ground, Rise and Crest include',
  corner: 'Fees plus VAT',
  team: 'The plan itself',
  minimum: 'Minimum term, then month by month',
  target: 'Growth target a month, from',
  ads: 'Your ads a month, at cost, from',
  months: (count: number) => `${count} months`,
  more: (sum: number) => `+${pounds(sum)}`,
};

export const invoice = {
  heading: 'Invoice',
  note: 'Example',
  to: ['Your clinic', 'Harley Street, London'],
  terms: { dated: 'Dated', due: 'Due', covers: 'Covers' },
  columns: { item: 'For', sum: 'Total' },
  rows: {
    plan: (served: number, month: number) => `${plans[invoiceExample.plan].name}, ${served} of ${month} days`,
    addOn: addOns.find(({ id }) => id === invoiceExample.addOn)?.label ?? '',
    net: 'Subtotal',
    vat: `VAT at ${rules.vatPercent}%`,
    total: 'Total due',
  },
  sum: (fee: number, served: number, month: number) => `${pounds(fee)} × ${served} ÷ ${month}`,
  comments: (first: string, next: string) => [
    `You pay only for the days you’re with us, so ${first} costs less than a whole month.`,
    `From ${next} the invoice comes on the first of the month, always for the same amount.`,
    'Ads aren’t on it: the platforms charge your own card.',
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
      detail:
        'By Direct Debit or bank transfer. We don’t take cards, so there are no card charges to pass on.',
    },
    {
      term: 'VAT',
      detail: `${rules.vatPercent}% on top of every figure here. Clinics whose treatments are exempt from VAT usually can’t reclaim it: budget for the sum that includes it.`,
    },
    {
      term: 'Late',
      detail:
        'We call before we do anything else. After 30 days we may stop work until it is paid, and charge the statutory interest for late commercial debts.',
    },
    {
      term: 'Price rises',
      detail: `Once a year at most, by ${rules.priceRisePercent}% at most, with ${rules.priceRiseNoticeDays} days’ notice; never during the minimum term.`,
    },
  ],
};

export const extras = {
  title: 'When you need more of one thing',
  lead: 'Add it for a month or for good. The price is the same on every plan, and we tell you before you reach a limit.',
  caption: 'What can be added, in pounds without VAT',
  columns: { item: 'Extra', price: 'Price' },
};

export const detailQuestionsTitle = 'Small print, in plain words';
export const detailQuestions: QuestionAndAnswer[] = [
  {
    question: 'What if a month brings more enquiries than the plan covers?',
    answer: `We tell you when you’ve used four fifths of them. You then add 50 for ${pounds(360)}, move up a plan, or let your own desk call the rest. You’re never charged for calls you didn’t order.`,
  },
  {
    question: 'Does unused work lapse?',
    answer:
      'Not at once. Films, pages, articles and training hours carry over for two months. Calls and reviews don’t carry over.',
  },
  {
    question: 'Who decides between two plans?',
    answer: `You do. We recommend the smaller one whenever both would reach the target, because a smaller fee is easier to earn back ${rules.targetMultiple} times over.`,
  },
  {
    question: 'Are these prices the same as on the Pricing page?',
    answer: `Yes. [Pricing](${paths.pricing()}) gives the short version, this page gives the long one, and the [trading terms](${paths.tradingTerms()}) make it binding.`,
  },
];

export const detailNext = {
  title: `Between ${plans.ground.name} and ${plans.rise.name}?`,
  lead: 'Half an hour with your figures settles it: we say which one we’d take in your place, and why.',
  book: 'Talk it through, free, in 30 minutes',
  terms: 'Read the trading terms first',
};
