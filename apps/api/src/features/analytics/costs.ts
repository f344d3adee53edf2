import type { CampaignCost } from '@upcurve/contracts/analytics/analytics';
import { tagsInWords } from '@upcurve/contracts/analytics/campaign-tree';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { invalid } from '../../lib/http/errors.ts';
import { mayNameAddress } from '../../lib/search/mentions.ts';
import { audit, changesOf } from '../audit/service.ts';
import type { Range } from './range.ts';
import type { TallyFilter } from './tallies.ts';

/** Reads the costs of the months that a range touches. None with a tier or version: no cost belongs to one. */
export async function readCosts(
  db: Db,
  { from, to }: Range,
  { source, tier, version }: TallyFilter,
): Promise<CampaignCost[]> {
  if (tier !== undefined || version !== undefined) return [];
  let costs = db
    .selectFrom('campaignCosts')
    .select(['source', 'medium', 'campaign', 'pence', sql<string>`to_char(month, 'YYYY-MM')`.as('month')])
    .where('month', '>=', `${from.slice(0, 7)}-01`)
    .where('month', '<=', to)
    .orderBy('month');
  if (source !== undefined) costs = costs.where('source', '=', source);
  return costs.execute();
}

/**
 * Saves the cost of a campaign in a month, or removes it.
 * @throws {HttpError} 400 if a tag may be an email address: no campaign is counted under one
 */
export async function saveCost(
  db: Kysely<Database>,
  { pence, month, ...tags }: Omit<CampaignCost, 'pence'> & { pence: number | null },
): Promise<void> {
  for (const [path, tag] of Object.entries(tags))
    if (mayNameAddress(tag)) throw invalid([{ path, message: 'Must not contain an email address.' }]);
  const row = { ...tags, month: `${month}-01` };
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .deleteFrom('campaignCosts')
      .where((where) => where.and(row))
      .returning('pence')
      .executeTakeFirst();
    if (pence !== null)
      await trx
        .insertInto('campaignCosts')
        .values({ ...row, pence })
        .execute();
    const changes = changesOf({ pence: before?.pence ?? null }, { pence });
    await audit(trx, 'campaign.cost', { what: `${tagsInWords(tags)}, ${month}`, ...changes });
  });
}
