/** Returns the percentile: the value below which the given share of the values falls. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Prints one line of the report: a label, the measured value and the target. */
export function report(what: string, figure: string, wanted: string): void {
  process.stdout.write(`${what.padEnd(58)} ${figure.padStart(34)}   wanted ${wanted}\n`);
}
