const LINES_MAX = 100;
const SHOWN_MAX = 200;

/** Collects descriptions of lost content without duplicates, with a count for each. */
export class LossReport {
  readonly #times = new Map<string, number>();

  add(what: string) {
    this.#times.set(what, (this.#times.get(what) ?? 0) + 1);
  }

  lines(): string[] {
    const all = [...this.#times].map(([what, times]) => (times === 1 ? what : `${what} (${times} times)`));
    const more = all.length - LINES_MAX;
    return more > 0 ? [...all.slice(0, LINES_MAX), `And ${more} more.`] : all;
  }
}

/** Shortens a URL or name to one line for a report. */
export const abbreviate = (text: string): string => {
  const flat = text.replaceAll(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
  return flat.length > SHOWN_MAX ? `${flat.slice(0, SHOWN_MAX).replace(/[\uD800-\uDBFF]$/, '')}…` : flat;
};
