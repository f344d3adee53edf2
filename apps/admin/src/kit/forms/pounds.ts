import { VALUE_MAX_PENCE } from '@upcurve/contracts/leads/lead-words';
import { readTypedNumber } from '@upcurve/contracts/shared/typed-number';
import { formatNumber } from '../list/format-count.ts';

export const poundsText = (pence: number | null) => (pence === null ? '' : `£${formatNumber(pence / 100)}`);

/** Reads an amount such as `£1,200.50`, in pence. Null if empty, undefined if it is not an amount. */
export function penceOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const pence = Math.round((readTypedNumber(text) ?? -1) * 100);
  return pence >= 0 && pence <= VALUE_MAX_PENCE ? pence : undefined;
}
