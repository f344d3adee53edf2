import { paths } from '../../paths.ts';
import { pounds } from '../pounds.ts';
import { addOns, inclusion, plans, rules } from './plans.ts';

const anotherSite = addOns.find(({ id }) => id === 'site')?.price ?? 0;

/** Words of the slider that finds a plan for a clinic's turnover. */
export const finder = {
  question: 'What does your clinic turn over in a month?',
  below: 'Not yet',
  turnover: (sum: number, isMost: boolean) => (isMost ? `${pounds(sum)} or more` : pounds(sum)),
  /** `£15k`, where there is room for no more. */
  short: (sum: number) => `£${sum / 1000}k`,
  plan: 'The plan that suits',
  bars: {
    today: 'Today, a month',
    target: `By month ${rules.targetMonth}, at least`,
    fee: 'Our fee, plus VAT',
  },
  promise: (target: number) =>
    `We’d sign for ${pounds(target)} a month on top, ${rules.targetMultiple} times the fee. If it isn’t there by month ${rules.targetMonth}, the fee is £0 until it is.`,
  ads: (from: number) => `Your ads come on top, at cost, from ${pounds(from)} a month.`,
  most: `${plans.crest.name} holds ${inclusion('sites').values.crest.toLowerCase()} sites; each one more is ${pounds(anotherSite)} a month.`,
  start: (name: string) => `Start with ${name}`,
  compare: 'Compare the plans line by line',
  tooSmall: {
    text: `Under ${pounds(plans.ground.turnoverFrom)} a month the fee would eat what it brings, so we wouldn’t take it. Two things help a clinic of your size, and both are free:`,
    links: [
      { label: 'Read the lead guide', to: paths.leadGuide.overview() },
      { label: 'Try the Fit Checker', to: paths.eligibility.welcome() },
    ],
  },
  spoken: (name: string, fee: number, target: number) =>
    `${name}: ${pounds(fee)} a month plus VAT, with a growth target of ${pounds(target)} a month.`,
  spokenBelow: 'No plan suits yet. The lead guide and the Fit Checker are free.',
};
