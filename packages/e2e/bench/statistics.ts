/** The value below which the share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** One line of the report: what, the figure, and what it should reach. */
export function report(what: string, figure: string, wanted: string): void {
  process.stdout.write(`${what.padEnd(58)} ${figure.padStart(34)}   wanted ${wanted}\n`);
}
