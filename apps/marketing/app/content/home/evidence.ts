import { PROMPT_CALL_MINUTES } from '@upcurve/contracts/settings/agency';
import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { plans, rules } from '@upcurve/site-content/pricing/plans';

/** What the home page shows of prices, guarantee and reports. */

export const cost = {
  title: `From ${pounds(plans.ground.fee)} a month. Target missed? No fee from month ${rules.targetMonth} until it’s met.`,
  lead: 'A growth target in pounds, in writing. Missed? We go on without a fee until you’re there.',
  plans: 'Compare the three plans',
  invoice: {
    title: 'An example invoice, to the penny',
    link: 'Every price, line by line',
    to: `${paths.pricingInDetail()}#invoice`,
  },
  clause: {
    title: 'The clause you sign',
    link: 'How the guarantee is measured',
    to: `${paths.pricing()}#guarantee`,
  },
};

/** Below the chart of the worked example. */
export const guaranteeLine = `Example: missed in month ${rules.targetMonth}, two months free.`;

export const proof = {
  title: 'How do you know it works?',
  call: {
    title: `A test call, within ${PROMPT_CALL_MINUTES} minutes`,
    text: 'We promise your enquiries a call in five minutes. Leave your own number, look at the clock, and see whether we keep it.',
    link: 'Leave your number',
    to: paths.form('callback'),
  },
  report: {
    title: 'A month, from the ad to the till',
    link: 'Read a month’s report',
    to: `${paths.monthlyDeliverables()}#report`,
  },
  leaving: {
    title: 'The letter that ends the contract',
    link: 'How leaving works',
    to: `${paths.subscriptionModel()}#leaving`,
  },
};
