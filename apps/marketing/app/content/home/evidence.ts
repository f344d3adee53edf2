import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { plans, rules } from '@upcurve/site-content/pricing/plans';
import { guaranteeExample } from '../pricing/guarantee-example.ts';

/** The proof on the home page: guarantee, report and links to prices and terms. `leak` is the calculation. */

export const evidence = {
  title: 'We show our working.',
  lead: 'Prices, reports and contract terms: what most agencies save for the third meeting.',
};

/* Uses the worked example of the pricing page, whose months lie on the same curve. */
export const guaranteePiece = {
  kicker: 'The guarantee',
  title: 'Target missed: £0 a month.',
  target: `Target ${pounds(guaranteeExample.target)} a month`,
  start: `Start ${pounds(guaranteeExample.baseline)}`,
  free: '£0',
  text: `Example on ${plans.rise.name}: the target is missed in month ${rules.targetMonth}, so the next two cost nothing. In month 14 it’s reached.`,
  link: 'How the guarantee is measured',
  to: `${paths.pricing()}#guarantee`,
};

export const reportPiece = {
  kicker: 'The report',
  title: 'One page, from the ad to the till.',
  caption: 'Example: new patients in month 4',
  columns: ['They came from', 'Treated', 'Turnover'],
  rows: [
    { source: 'Google Ads', treated: 15, turnover: 8250 },
    { source: 'Search, no ads', treated: 11, turnover: 6050 },
    { source: 'Referrals', treated: 8, turnover: 4640 },
    { source: 'Instagram', treated: 8, turnover: 3600 },
  ],
  total: 'Total',
  link: 'Read a month’s report',
  to: `${paths.monthlyDeliverables()}#report`,
};

export const leak = {
  title: 'What does your clinic leave on the table?',
  enquiries: { label: 'Enquiries a month', unit: 'a month' },
  value: { label: 'A visit brings in', unit: 'a visit' },
  month: 'a month left on the table',
  spoken: '{month} a month left on the table, {year} in twelve months.',
  year: '{year} in twelve months. Cautious estimate {low}, generous {high}.',
  assumes:
    'Assumes you answer the same day, {booked} of 100 book and {returning} of 100 come back. These are our estimates; you can change each one.',
  submit: 'Use your own figures',
};
