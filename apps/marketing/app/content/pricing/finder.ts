import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import {
  addOns,
  inclusion,
  leastTarget,
  morePerPack,
  type PlanId,
  packPrice,
  plans,
  rules,
} from '@upcurve/site-content/pricing/plans';
import { offerText, TYPICAL_KEPT } from '@upcurve/site-content/pricing/verdict';

const anotherSite = addOns.find(({ id }) => id === 'site')?.price ?? 0;

/** The texts of the slider that finds a plan for a clinic's turnover. */
export const finder = {
  question: 'What does your clinic turn over in a month?',
  caller: 'Someone in our team calls enquiries as their main job',
  below: 'Not yet',
  turnover: (sum: number, isMost: boolean) => (isMost ? `${pounds(sum)} or more` : pounds(sum)),
  /** Short form such as `£15k`, for narrow places. */
  short: (sum: number) => `£${sum / 1000}k`,
  plan: 'The plan that suits',
  /** What more enquiries than the plan's cost. */
  calls: (plan: PlanId) =>
    `Every ${morePerPack} enquiries beyond ${plans[plan].calls} cost ${pounds(packPrice)} more; we sign for ${pounds(packPrice * rules.targetMultiple)} more growth.`,
  /** Why clinics that pay our VAT get another plan. */
  exempt: (verdict: string) => `Most dentists and dermatologists can’t reclaim VAT. For them: ${verdict}`,
  /** Marks the plan among the three. */
  fits: (turnover: string) => `Fits ${turnover} a month`,
  bars: {
    today: 'Today, a month',
    target: `By month ${rules.targetMonth}, at least`,
  },
  promise: (target: number) =>
    `We sign for at least ${pounds(target)} more a month, ${rules.targetMultiple} times the fee. If you aren’t there by month ${rules.targetMonth}, the fee is £0 until you are.`,
  most: `${plans.crest.name} holds ${inclusion('sites').values.crest.toLowerCase()} sites; each one more is ${pounds(anotherSite)} a month.`,
  kept: `We assume that you keep £${TYPICAL_KEPT} of every £100; the eligibility check asks what you do.`,
  start: (name: string) => `Start with ${name}`,
  /** Helps a clinic without a plan. */
  free: [
    { label: 'Read the lead guide', to: paths.leadGuide.overview() },
    { label: 'Try the eligibility check', to: paths.eligibility.welcome() },
  ],
  spoken: (plan: PlanId) =>
    `${offerText(plan)}, with a growth target of ${pounds(leastTarget(plan))} a month.`,
};
