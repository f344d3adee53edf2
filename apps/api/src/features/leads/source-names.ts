import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { mayNameAddress } from '../../lib/search/mentions.ts';
import type { RateLimit, RateLimits } from '../../lib/security/rate-limits.ts';

/** So many sources are told apart in a day; what comes under yet another name counts as one of the others. */
const SOURCES_A_DAY = 200;
/** So many of them may one address be the first to name, lest it leave none to be told apart. */
const NEW_PER_ADDRESS: RateLimit = { name: 'newSourcesPerAddress', calls: 10, seconds: 86_400 };
const OTHER = '(other)';
const NO_SOURCE = 'direct';

/** The campaign that a link named; none where that may be somebody's e-mail address. */
export const ownSource = (given: string | undefined) => (given && mayNameAddress(given) ? undefined : given);

/** Under which name a visit from this address counts. */
export type SourceNames = (given: string | undefined, address: string) => Promise<string>;

/** Keeps names that anybody can make up from filling the tallies. */
export function createSourceNames(limits: RateLimits): SourceNames {
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: AGENCY_ZONE });
  let today = '';
  let known = new Set<string>();
  return async (given, address) => {
    const day = dayOf.format(new Date());
    if (day !== today) known = new Set();
    today = day;
    const source = ownSource(given) || NO_SOURCE;
    if (source === NO_SOURCE || known.has(source)) return source;
    if (known.size >= SOURCES_A_DAY || !(await limits.isWithin(NEW_PER_ADDRESS, address))) return OTHER;
    known.add(source);
    return source;
  };
}
