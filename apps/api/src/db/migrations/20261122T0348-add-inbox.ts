import { type Kysely, sql } from 'kysely';

const TABLES = [
  { table: 'submissions', at: 'completed_at', open: `'new', 'contacted', 'qualified'` },
  { table: 'contact_submissions', at: 'created_at', open: `'new', 'contacted'` },
];

/* Each view in the inbox's order, whatever its share of the table: a page is read, never sorted. */
const statements = [
  ...TABLES.flatMap(({ table, at, open }) => [
    `create index ${table}_inbox on ${table} (is_unread, ${at}, id)`,
    `create index ${table}_inbox_new on ${table} (is_unread, ${at}, id) where status = 'new'`,
    `create index ${table}_inbox_mine on ${table} (assignee_id, is_unread, ${at}, id)
      where assignee_id is not null and status in (${open})`,
    `create index ${table}_inbox_due on ${table} (is_unread, ${at}, id, follow_up_at) where follow_up_at is not null`,
  ]),
  `create index submissions_inbox_eligible on submissions (is_unread, completed_at, id)
    where status = 'new' and is_eligible`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { table } of TABLES)
    for (const view of ['', '_new', '_mine', '_due'])
      await sql`drop index ${sql.id(`${table}_inbox${view}`)}`.execute(db);
  await sql`drop index submissions_inbox_eligible`.execute(db);
}
