const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const toThePenny = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** Formats a sum in whole pounds: `£4,200`. */
export const pounds = (sum: number): string => whole.format(sum);

/** Formats a sum in whole pounds, with a minus sign if it is negative: `−£1,200`. */
export const signedPounds = (sum: number): string => (sum < 0 ? `−${pounds(-sum)}` : pounds(sum));

/** Formats a sum in pounds and pence, as on an invoice: `£2,845.16`. */
export const poundsAndPence = (sum: number): string => toThePenny.format(sum);

/** Formats pence as pounds without decimals: `£3,400`. */
export const formatPounds = (pence: number): string => whole.format(pence / 100);

/** Formats a number with at most one decimal place. */
export const formatNumber = (value: number): string => decimal.format(value);

/** Every estimated sum is a multiple of it, in pounds, so that whoever adds up estimates gets the sums shown. */
export const SUM_STEP = 10;

/** Rounds an estimate, in pounds. */
export const roundSum = (sum: number): number => Math.round(sum / SUM_STEP) * SUM_STEP;

/** Rounds an estimate of what a clinic keeps, in pounds: down, so that it never says more than is left. */
export const roundSumDown = (sum: number): number => Math.floor(sum / SUM_STEP) * SUM_STEP;

/** Replaces `{names}` in a text with their values. Names without a value stay unchanged. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : all,
  );
}
