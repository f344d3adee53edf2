import { readTypedNumber } from '@upcurve/contracts/shared/typed-number';
import {
  ASSUMPTIONS,
  type Assumptions,
  type Figures,
  SPEEDS,
  tidyAssumptions,
  tidyFigures,
} from '@upcurve/site-content/money/model';

/** The query keys of figures and assumptions. They must never change, because shared links contain them. */
export const KEYS = {
  version: 'v',
  enquiries: 'e',
  speed: 's',
  booked: 'b',
  /** In pounds. */
  value: 't',
  returning: 'r',
  visits: 'n',
  hour: 'uh',
  day: 'ud',
  next: 'un',
  later: 'ul',
  followUp: 'uf',
  ceiling: 'mc',
  reachable: 'mr',
  low: 'lo',
  high: 'hi',
} as const;

export const VERSION = '1';

const figureIds = ['enquiries', 'booked', 'value', 'returning', 'visits'] as const;
const assumptionIds = Object.keys(ASSUMPTIONS) as (keyof Assumptions)[];

export interface Shared {
  figures: Figures;
  assumptions: Assumptions;
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
  const assumed = Object.fromEntries(
    assumptionIds.map((id) => [id, readTypedNumber(ours.get(KEYS[id]) ?? '')]),
  );
  return {
    figures: tidyFigures(given),
    assumptions: tidyAssumptions(assumed),
    isExample: Object.values(given).every((value) => value === undefined),
  };
}

/**
 * Returns the query that restores this state: the figures, unless they are the example's, and the assumptions that
 * differ from the defaults.
 */
export function writeQuery({ figures, assumptions, isExample }: Shared): string {
  const query = new URLSearchParams({ [KEYS.version]: VERSION });
  if (!isExample) {
    query.set(KEYS.enquiries, String(figures.enquiries));
    query.set(KEYS.speed, figures.speed);
    query.set(KEYS.booked, String(figures.booked));
    query.set(KEYS.value, String(figures.value / 100));
    query.set(KEYS.returning, String(figures.returning));
    query.set(KEYS.visits, String(figures.visits));
  }
  for (const id of changedAssumptions(assumptions)) query.set(KEYS[id], String(assumptions[id]));
  return [...query].length > 1 ? `?${query}` : '';
}

export function changedAssumptions(assumptions: Assumptions): (keyof Assumptions)[] {
  return assumptionIds.filter((id) => assumptions[id] !== ASSUMPTIONS[id]);
}
