import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { addOns, inclusion, plans, rules } from '@upcurve/site-content/pricing/plans';

const anotherSite = addOns.find(({ id }) => id === 'site')?.price ?? 0;

/** The texts of the slider that finds a plan for a clinic's turnover. */
export const finder = {
  question: 'What does your clinic turn over in a month?',
  below: 'Not yet',
  turnover: (sum: number, isMost: boolean) => (isMost ? `${pounds(sum)} or more` : pounds(sum)),
  /** Short form such as `£15k`, for narrow places. */
  short: (sum: number) => `£${sum / 1000}k`,
  plan: 'The plan that suits',
  /** Marks the plan among the three. */
  fits: (turnover: string) => `Fits ${turnover} a month`,
  bars: {
    today: 'Today, a month',
    target: `By month ${rules.targetMonth}, at least`,
    fee: 'Our fee, plus VAT',
  },
  promise: (target: number) =>
    `We’d commit to at least ${pounds(target)} more a month: ${rules.targetMultiple} times the fee. If you aren’t there by month ${rules.targetMonth}, the fee is £0 until you are.`,
  /** What the target leaves a clinic that keeps `kept` of every £100, after the fee and the least ad spend. */
  leaves: {
    title: 'What the target leaves you a month',
    kept: (kept: number) => `Growth you keep, £${kept} of every £100`,
    fee: 'Our fee',
    ads: 'Minimum ad spend, at cost',
    left: 'Left for you',
    note: (afterVat: number) =>
      `After materials and the practitioner, before VAT. ${
        afterVat > 0
          ? `If you can’t reclaim VAT, ${pounds(afterVat)} is left.`
          : 'If you can’t reclaim VAT, this target alone doesn’t pay for it.'
      }`,
  },
  most: `${plans.crest.name} holds ${inclusion('sites').values.crest.toLowerCase()} sites; each one more is ${pounds(anotherSite)} a month.`,
  start: (name: string) => `Start with ${name}`,
  compare: 'Compare the plans line by line',
  tooSmall: {
    text: `Under ${pounds(plans.ground.turnoverFrom)} a month fee and ads would take more than ${rules.mostSharePercent}% of your turnover, so we’d turn you down. Two things help a clinic of your size, and both are free:`,
    links: [
      { label: 'Read the lead guide', to: paths.leadGuide.overview() },
      { label: 'Try the eligibility check', to: paths.eligibility.welcome() },
    ],
  },
  spoken: (name: string, fee: number, target: number) =>
    `${name}: ${pounds(fee)} a month plus VAT, with a growth target of ${pounds(target)} a month.`,
  spokenBelow: 'No plan suits yet. The lead guide and the eligibility check are free.',
};
