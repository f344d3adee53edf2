import { NO_TAG, OTHER_TAG } from '@upcurve/contracts/analytics/campaign-tree';
import type { Attribution } from '@upcurve/contracts/leads/lead';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { mayNameAddress } from '../../lib/search/mentions.ts';
import type { RateLimit, RateLimits } from '../../lib/security/rate-limits.ts';

interface Most {
  /** Maximum number of distinct names per day. Further ones count as “(other)”. */
  most: number;
  /** Maximum number of new names per address and day, so that one address cannot use up all of them. */
  limit: RateLimit;
}

const DAY_SECONDS = 86_400;
const SOURCES: Most = { most: 200, limit: { name: 'newSourcesPerAddress', calls: 10, seconds: DAY_SECONDS } };
const CAMPAIGNS: Most = {
  most: 500,
  limit: { name: 'newCampaignsPerAddress', calls: 20, seconds: DAY_SECONDS },
};
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

/** Returns the source, medium and campaign under which a visit from this address is counted. */
export type CampaignNames = (given: Tags, address: string) => Promise<Campaign>;
export type Campaign = Record<keyof Tags, string>;

/** Limits the number of campaign names, since anybody can make them up. */
export function createCampaignNames(limits: RateLimits): CampaignNames {
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: AGENCY_ZONE });
  let today = '';
  let [sources, campaigns] = [new Set<string>(), new Set<string>()];

  async function isAccepted(known: Set<string>, name: string, { most, limit }: Most, address: string) {
    if (known.has(name)) return true;
    if (known.size >= most || !(await limits.tryConsume(limit, address))) return false;
    known.add(name);
    return true;
  }

  return async (given, address) => {
    const day = dayOf.format(new Date());
    if (day !== today) [sources, campaigns] = [new Set(), new Set()];
    today = day;
    const source = ownTag(given.source) || NO_SOURCE;
    const [medium, campaign] = [ownTag(given.medium) || NO_TAG, ownTag(given.campaign) || NO_TAG];
    if (source !== NO_SOURCE && !(await isAccepted(sources, source, SOURCES, address)))
      return { source: OTHER_TAG, medium: NO_TAG, campaign: NO_TAG };
    if (medium === NO_TAG && campaign === NO_TAG) return { source, medium, campaign };
    const name = [source, medium, campaign].join('\n');
    return (await isAccepted(campaigns, name, CAMPAIGNS, address))
      ? { source, medium, campaign }
      : { source, medium: OTHER_TAG, campaign: OTHER_TAG };
  };
}
