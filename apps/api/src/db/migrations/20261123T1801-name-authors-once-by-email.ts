import { type Kysely, sql } from 'kysely';

/**
 * One author for an e-mail address. Where several have one, the oldest keeps it and the others have none: they stay, with their posts,
 * and staff can give them their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update blog_authors as author set email = '' where email <> '' and exists (
      select from blog_authors as older where lower(older.email) = lower(author.email)
        and (older.created_at, older.id) < (author.created_at, author.id)
    )`.execute(db);
  await sql`create unique index blog_authors_email on blog_authors (lower(email)) where email <> ''`.execute(
    db,
  );
}

/** Addresses that were taken away stay so. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index blog_authors_email`.execute(db);
}
