import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { leastTarget, type PlanId, plans, rules } from '@upcurve/site-content/pricing/plans';

/**
 * A worked example on the Rise plan, in pounds a month. The figures match the drawn curve, which reaches the target in
 * month 14.
 */
const { baseline, target, lastMonths, afterwards } = {
  baseline: 42_000,
  target: 55_000,
  lastMonths: [47_200, 48_700, 50_500],
  afterwards: [52_600, 55_000],
};
const average = lastMonths.reduce((sum, month) => sum + month, 0) / lastMonths.length;
const yearOf = (plan: PlanId) => pounds(plans[plan].fee * rules.targetMonth);
const spared = afterwards.length * plans.rise.fee;

export const guarantee = {
  title: 'If we miss the target, you pay no fee until we reach it.',
  lead: 'We agree a growth target in pounds, in writing, before we start.',
  facts: [
    {
      figure: `${rules.targetMultiple} ×`,
      text: `the fee is the smallest increase we sign for: ${pounds(leastTarget('rise'))} more turnover a month on Rise, from any source.`,
    },
    {
      figure: `Month ${rules.targetMonth}`,
      text: `is when it counts: the average of the last ${rules.measuredMonths} months, from your own till. If we disagree, your accountant decides.`,
    },
    {
      figure: '£0',
      text: 'a month from then on if we missed it, for as long as it takes. Nothing to pay back.',
    },
    {
      figure: yearOf('rise'),
      text: `is paid by then on Rise, before VAT and ads (${yearOf('ground')} on Ground, ${yearOf('crest')} on Crest). We don’t refund it: that is your risk.`,
    },
  ],
  example: {
    title: 'Worked example, invented clinic',
    summary: `A clinic on Rise is ${pounds(target - average)} short in months 10 to 12. Months 13 and 14 cost nothing, ${afterwards.length} × ${pounds(plans.rise.fee)} = ${pounds(spared)}; then the target is reached, and the fee starts again.`,
    labels: {
      start: `Start: ${pounds(baseline)}`,
      target: `Target: ${pounds(target)}`,
      measured: `Months 10–12: ${pounds(average)}`,
      fee: `Fee of ${pounds(plans.rise.fee)}`,
      free: 'No fee',
    },
  },
  /** The clause of the trading terms that waives the fee: its section, and its place there. */
  clause: {
    title: 'The clause you sign',
    text: `It is part of every order: [read the whole section](${paths.tradingTerms()}#guarantee).`,
    section: 'guarantee',
    place: 2,
  },
  conditions: {
    title: 'What we need from you for it to hold',
    items: [
      'The agreed advertising budget is spent each month.',
      'Your diary has the new-patient slots we agreed.',
      'You give us the month’s turnover by the fifth working day of the next.',
      'Fees are paid, and you stay for the twelve months.',
    ],
  },
};
