import { fill, formatNumber, formatPounds } from '@upcurve/site-content/money/format';
import { calculateLoss, LEAKS, speeds } from '@upcurve/site-content/money/model';
import { leakWords, message } from '../../../content/calculator.ts';
import type { Shared } from '../../../money/link.ts';

/** Returns the result as `name: value` lines for the agency: figures, outcome and leaks. */
export function resultLines({ figures, isExample }: Shared): string[] {
  const { month, year, leaks } = calculateLoss(figures);
  const line = (text: string, value: string) => fill(text, { value });
  const band = (text: string, { low, likely, high }: typeof year) =>
    fill(text, { low: formatPounds(low), likely: formatPounds(likely), high: formatPounds(high) });
  return [
    ...(isExample ? [message.example] : []),
    line(message.enquiries, formatNumber(figures.enquiries)),
    line(message.speed, speeds[figures.speed].inText),
    line(message.booked, formatNumber(figures.booked)),
    line(message.value, formatPounds(figures.value)),
    line(message.returning, formatNumber(figures.returning)),
    line(message.visits, formatNumber(figures.visits)),
    band(message.month, month),
    band(message.year, year),
    ...LEAKS.map((leak) =>
      fill(message.leak, { name: leakWords[leak].name, value: formatPounds(leaks[leak]) }),
    ),
  ];
}
