import { pounds } from '@upcurve/site-content/money/format';
import { addOns, morePerPack, packPrice, plans, rules } from '@upcurve/site-content/pricing/plans';

export const detailMeta = {
  title: 'Plans compared line by line',
  description:
    'Ground, Rise and Crest side by side: every service with its quantity, a first invoice worked out to the penny, payment terms, and the price of everything extra.',
};

/** The example invoice: the Rise plan from the middle of a month, with one extra. */
export const invoiceExample = { plan: 'rise', addOn: 'filming' } as const;

export const detailHead = {
  title: 'To the penny, before you sign.',
  lead: `Your first invoice, if you started on ${plans[invoiceExample.plan].name} in the middle of a month.`,
};

export const comparison = {
  title: 'What do I get?',
  lead: 'For one month, unless a line says otherwise.',
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
};

export const payment = {
  title: 'How do I pay?',
  items: [
    {
      term: 'When',
      detail: `On the first of each month, for that month, by Direct Debit or bank transfer within ${rules.paymentDays} days.`,
    },
    {
      term: 'VAT',
      detail: `${rules.vatPercent}% on top of every figure here. Clinics whose treatments are exempt usually can’t reclaim it.`,
    },
    {
      term: 'Late',
      detail:
        'We call first. After 30 days we may stop work until it is paid, and charge the statutory interest.',
    },
    {
      term: 'Price rises',
      detail: `Once a year at most, by ${rules.priceRisePercent}% at most, with ${rules.priceRiseNoticeDays} days’ notice; never during the minimum term or while we work without a fee.`,
    },
    {
      term: 'Too many enquiries',
      detail: `We tell you at four fifths of them. You then add ${morePerPack} for ${pounds(packPrice)}, with ${rules.targetMultiple} times that in the growth target, move up a plan, or let your own desk call the rest.`,
    },
    {
      term: 'Unused work',
      detail: 'Films, pages, articles and training hours carry over for two months. Calls and reviews don’t.',
    },
  ],
};

export const extras = {
  title: 'What if I need more of one thing?',
  lead: 'Add it for a month or for good.',
  caption: 'What can be added, in pounds without VAT',
  columns: { item: 'Extra', price: 'Price' },
};
