import { type Kysely, sql } from 'kysely';

/** However its at sign is spelt: plain, wide, percent-encoded, or as an entity. */
const HAS_ADDRESS = `~ '[@＠﹫]|%(25)*40|&#|&commat;'`;

/** Erasing a person looks for their address in what others wrote: the few rows with an address in them, not all. */
const INDEXES = [
  `if not exists contact_submissions_naming_address on contact_submissions (id) where (
    name || coalesce(company, '') || coalesce(message, '') || source || coalesce(reason, '') || details::text) ${HAS_ADDRESS}`,
  `if not exists submissions_naming_address on submissions (id) where (
    name || coalesce(business_name, '') || coalesce(location, '') || coalesce(website, '') || coalesce(reason, '')
    || answers::text || coalesce(attribution::text, '')) ${HAS_ADDRESS}`,
];

/** To be run before the release where there are many leads: the migration then finds the indexes. */
export const beforehand = INDEXES.map((index) => `create index concurrently ${index}`);

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES) await sql.raw(`create index ${index}`).execute(db);
  await sql`drop index submissions_with_address`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index submissions_with_address on submissions (id) where (
      name || coalesce(business_name, '') || coalesce(location, '') || answers::text || coalesce(attribution::text, '')
    ) like '%@%'`.execute(db);
  await sql`drop index contact_submissions_naming_address, submissions_naming_address`.execute(db);
}
