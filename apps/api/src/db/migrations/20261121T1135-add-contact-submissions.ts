import { type Kysely, sql } from 'kysely';

const statements = [
  `create table contact_submissions (
    id uuid primary key,
    name text not null,
    email text not null,
    company text,
    phone text,
    message text,
    status text not null default 'new' check (status in ('new', 'contacted', 'converted', 'closed')),
    form_type text not null check (form_type in ('Contact', 'E-book', 'Consultation', 'Partner', 'Calculator')),
    source text not null,
    consent boolean not null,
    consent_version text not null,
    created_at timestamptz(3) not null default now(),
    search_text text not null
  )`,
  'create index contact_submissions_created on contact_submissions (created_at, id)',
  'create index contact_submissions_status_created on contact_submissions (status, created_at, id)',
  // Without fastupdate, as for submissions: a pending list would make some searches and some inserts slow at random.
  `create index contact_submissions_search on contact_submissions
    using gin (search_text gin_trgm_ops) with (fastupdate = off)`,
  // The default is for a process of the version before, which may still be holding leads while this one starts.
  `alter table quarantined_leads
    add column kind text not null default 'eligibility' check (kind in ('eligibility', 'contact')),
    add column form_type text,
    alter column result_token_hash drop not null,
    add check ((kind = 'contact') = (form_type is not null)),
    add check ((kind = 'eligibility') = (result_token_hash is not null))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Held contact leads go with their table: before it there was no place for them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from quarantined_leads where kind = 'contact'`.execute(db);
  await sql`
    alter table quarantined_leads
      drop column kind,
      drop column form_type,
      alter column result_token_hash set not null`.execute(db);
  await sql`drop table contact_submissions`.execute(db);
}
