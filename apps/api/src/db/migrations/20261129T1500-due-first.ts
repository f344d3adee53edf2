import { type Kysely, sql } from 'kysely';

/*
 * The inbox lists what is due first instead of what is unread. Rows show the answer that a visitor wrote in their own
 * words, so each set of questions says which question that is.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index all_leads_unread, all_leads_todo`.execute(db);
  await sql`
    create index all_leads_todo on all_leads (created_at, id) include (kind, status, follow_up_at)
      where outcome = 'open' and (status = 'new' or follow_up_at is not null) and held_reason is null`.execute(
    db,
  );
  await sql`update inbox_views set query = query - 'sort' where query ->> 'sort' = 'unread'`.execute(db);
  await sql`
    alter table question_sets add free_text_id text generated always as
      (jsonb_path_query_first(questions, '$[*] ? (@.inputType == "freeText").id') #>> '{}') stored`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table question_sets drop free_text_id`.execute(db);
  await sql`drop index all_leads_todo`.execute(db);
  await sql`create index all_leads_unread on all_leads (is_unread, created_at, id) where held_reason is null`.execute(
    db,
  );
  await sql`
    create index all_leads_todo on all_leads (is_unread, created_at, id) include (kind)
      where outcome = 'open' and (status = 'new' or follow_up_at is not null) and held_reason is null`.execute(
    db,
  );
}
