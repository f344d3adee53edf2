import { VALUE_MAX_PENCE } from '@upcurve/contracts/leads/lead-words';

/** The properties of a number input for the value of a lead in pounds. */
export const POUNDS_INPUT = {
  prefix: '£',
  thousandSeparator: ',',
  decimalScale: 2,
  allowNegative: false,
  max: VALUE_MAX_PENCE / 100,
  hideControls: true,
} as const;

/**
 * Returns the value of that input in pence; null if it is empty. The input returns values such as 4500.50 as a string
 * until blur.
 */
export function penceOf(pounds: number | string): number | null {
  const sum = pounds === '' ? Number.NaN : Number(pounds);
  return Number.isNaN(sum) ? null : Math.min(Math.round(sum * 100), VALUE_MAX_PENCE);
}
