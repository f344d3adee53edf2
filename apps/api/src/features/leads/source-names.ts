import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { mayNameAddress } from '../../lib/search/mentions.ts';
import type { RateLimit, RateLimits } from '../../lib/security/rate-limits.ts';

/** Maximum number of distinct sources per day. Further sources count as “(other)”. */
const SOURCES_A_DAY = 200;
/** Maximum number of new sources per address and day, so that one address cannot use up all of them. */
const NEW_PER_ADDRESS: RateLimit = { name: 'newSourcesPerAddress', calls: 10, seconds: 86_400 };
const OTHER = '(other)';
const NO_SOURCE = 'direct';

/** Returns the campaign of a link; undefined if it may be an e-mail address. */
export const ownSource = (given: string | undefined) => (given && mayNameAddress(given) ? undefined : given);

/** Returns the source under which a visit from this address is counted. */
export type SourceNames = (given: string | undefined, address: string) => Promise<string>;

/** Limits the number of source names, since anybody can make them up. */
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
