import type { Band } from '@upcurve/site-content/money/model';

/** The plot uses these coordinates and is stretched to its container. */
const BOX = { width: 1000, height: 400 };

/** Returns a round number of pence at or above the highest value. */
export function scaleTop(highest: number): number {
  const pounds = Math.max(highest / 100, 1);
  const magnitude = 10 ** Math.floor(Math.log10(pounds));
  const factor = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((step) => step * magnitude >= pounds) ?? 10;
  return factor * magnitude * 100;
}

/** Returns the values of the grid lines: a quarter, half and three quarters of the way up, and the top. */
export function tickValues(top: number): number[] {
  return [0.25, 0.5, 0.75, 1].map((share) => top * share);
}

function points(values: readonly number[], top: number): string[] {
  return [0, ...values].map((value, month) => {
    const x = (month / values.length) * BOX.width;
    const y = BOX.height - (value / top) * BOX.height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
}

/** Returns a path from zero through each month's value. */
export function lineThrough(values: readonly number[], top: number): string {
  return `M${points(values, top).join('L')}`;
}

/** Returns the area between the low and high values. */
export function areaBetween(months: readonly Band[], top: number): string {
  const high = points(
    months.map((band) => band.high),
    top,
  );
  const low = points(
    months.map((band) => band.low),
    top,
  );
  return `M${[...high, ...low.toReversed()].join('L')}Z`;
}
