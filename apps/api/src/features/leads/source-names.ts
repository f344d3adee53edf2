import { NO_TAG, OTHER_TAG } from '@upcurve/contracts/analytics/campaign-tree';
import type { Attribution } from '@upcurve/contracts/leads/lead';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { mayNameAddress } from '../../lib/search/mentions.ts';
import type { RateLimit } from '../../lib/security/rate-limits.ts';
import type { Services } from '../../services.ts';

const DAY_SECONDS = 86_400;
/** Names beyond these limits count as “(other)”. */
const NEW_SOURCES = { name: 'newSourcesPerAddress', calls: 10, seconds: DAY_SECONDS };
const NEW_CAMPAIGNS = { name: 'newCampaignsPerAddress', calls: 20, seconds: DAY_SECONDS };
const NO_SOURCE = 'direct';

/** Returns a tag of a link; undefined if it may be an email address. */
export const ownTag = (given: string | undefined) => (given && mayNameAddress(given) ? undefined : given);

/** Drops whatever may name a person: it is no campaign, and would stay in the statistics for good. */
export const ownAttribution = (given: Attribution | undefined): Attribution | null =>
  given ? Object.fromEntries(Object.entries(given).filter(([, text]) => ownTag(text))) : null;

interface Tags {
  source?: string | undefined;
  medium?: string | undefined;
  campaign?: string | undefined;
}

export type Campaign = Record<keyof Tags, string>;

/**
 * Returns the source, medium and campaign under which visits from this address are counted, in the same order. Anybody
 * can make up names, so an address may introduce only a few a day; others may be used once they have been counted.
 */
export async function nameCampaigns(
  { db, limits }: Services,
  given: readonly Tags[],
  address: string,
): Promise<Campaign[]> {
  const wanted = given.map((tags) => ({
    source: ownTag(tags.source) || NO_SOURCE,
    medium: ownTag(tags.medium) || NO_TAG,
    campaign: ownTag(tags.campaign) || NO_TAG,
  }));
  const known = (await countedToday(db, wanted)).add(NO_SOURCE);

  async function isAccepted(name: string, limit: RateLimit) {
    if (known.has(name)) return true;
    if (!(await limits.tryConsume(limit, address))) return false;
    known.add(name);
    return true;
  }

  const named: Campaign[] = [];
  for (const tags of wanted) {
    const { source, medium, campaign } = tags;
    const isTagged = medium !== NO_TAG || campaign !== NO_TAG;
    if (!(await isAccepted(source, NEW_SOURCES)))
      named.push({ source: OTHER_TAG, medium: NO_TAG, campaign: NO_TAG });
    else if (isTagged && !(await isAccepted(nameOf(tags), NEW_CAMPAIGNS)))
      named.push({ source, medium: OTHER_TAG, campaign: OTHER_TAG });
    else named.push(tags);
  }
  return named;
}

const nameOf = ({ source, medium, campaign }: Campaign) => [source, medium, campaign].join('\n');

async function countedToday(db: Db, wanted: readonly Campaign[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    with counted as (
      select source, measure, source || E'\\n' || value as name from tallies
      where measure in ('visit', 'page', 'step') and day = (now() at time zone ${AGENCY_ZONE})::date
        and source = any(${wanted.map(({ source }) => source)})
    )
    select source as name from counted
    union select name from counted where measure = 'visit' and name = any(${wanted.map(nameOf)})`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
