import type { BlockOf } from '../../schema.ts';

export type ChartBlock = BlockOf<'chart'>;

type Unit = ChartBlock['unit'];

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

function withUnit(text: string, unit: Unit, isNegative: boolean): string {
  const sign = isNegative ? '−' : '';
  if (unit === '£') return `${sign}£${text}`;
  if (unit === '%') return `${sign}${text}%`;
  return sign + (unit ? `${text} ${unit}` : text);
}

/** Formats a value for a table. */
export const figure = (value: number, unit: Unit): string =>
  withUnit(number.format(Math.abs(value)), unit, value < 0);

/** Formats a value in short form for a chart. */
export const shortFigure = (value: number, unit: Unit): string =>
  withUnit((Math.abs(value) >= 100_000 ? short : number).format(Math.abs(value)), unit, value < 0);

/** Returns a rounded range that includes all values and zero, with three to six rounded ticks. */
export function scaleOf(values: readonly number[]): { low: number; high: number; ticks: number[] } {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const span = most - least || 1;
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10);
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, place) => low + place * step) };
}
