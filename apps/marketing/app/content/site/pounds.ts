const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const toThePenny = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Formats a sum in whole pounds: `£4,200`. */
export const pounds = (sum: number) => whole.format(sum);

/** Formats a sum in pounds and pence, as on an invoice: `£2,845.16`. */
export const poundsAndPence = (sum: number) => toThePenny.format(sum);
