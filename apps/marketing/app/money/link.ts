import { readTypedNumber } from '@upcurve/contracts/shared/typed-number';
import { type Figures, SPEEDS, tidyFigures } from '@upcurve/site-content/money/model';

/** The query keys of the figures. They must never change, because shared links contain them. */
export const KEYS = {
  version: 'v',
  enquiries: 'e',
  speed: 's',
  booked: 'b',
  /** In pounds. */
  value: 't',
  returning: 'r',
  visits: 'n',
} as const;

export const VERSION = '1';

const figureIds = ['enquiries', 'booked', 'value', 'returning', 'visits'] as const;

export interface Shared {
  figures: Figures;
  /** The URL contained no figures, so they are those of the worked example. */
  isExample: boolean;
}

/** Reads a query. Values that are missing, invalid or from another version fall back to the example. */
export function readQuery(query: URLSearchParams): Shared {
  const isOurs = (query.get(KEYS.version) ?? VERSION) === VERSION;
  const ours = isOurs ? query : new URLSearchParams();
  const given: Partial<Record<keyof Figures, unknown>> = {};
  for (const id of figureIds) given[id] = readTypedNumber(ours.get(KEYS[id]) ?? '');
  if (typeof given.value === 'number') given.value *= 100;
  given.speed = SPEEDS.find((speed) => speed === ours.get(KEYS.speed));
  return {
    figures: tidyFigures(given),
    isExample: Object.values(given).every((value) => value === undefined),
  };
}

/** Returns the query that restores these figures; none for the example. */
export function writeQuery({ figures, isExample }: Shared): string {
  if (isExample) return '';
  const query = new URLSearchParams({
    [KEYS.version]: VERSION,
    [KEYS.enquiries]: String(figures.enquiries),
    [KEYS.speed]: figures.speed,
    [KEYS.booked]: String(figures.booked),
    [KEYS.value]: String(figures.value / 100),
    [KEYS.returning]: String(figures.returning),
    [KEYS.visits]: String(figures.visits),
  });
  return `?${query}`;
}
