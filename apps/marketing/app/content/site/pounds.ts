const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const toThePenny = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** A sum in pounds as it is written on the page: `£4,200`. */
export const pounds = (sum: number) => whole.format(sum);

/** A sum in pounds with its pence, as on an invoice: `£2,845.16`. */
export const poundsAndPence = (sum: number) => toThePenny.format(sum);
