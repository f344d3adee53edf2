import { type Kysely, sql } from 'kysely';

const FORMS = "'Contact', 'E-book', 'Consultation', 'Partner', 'Calculator'";

const allow = (forms: string) => sql`
  alter table all_leads drop constraint all_leads_form_type_check,
    add constraint all_leads_form_type_check check (form_type in (${sql.raw(forms)}))`;

export async function up(db: Kysely<unknown>): Promise<void> {
  // The test call of the home page.
  await allow(`${FORMS}, 'Callback'`).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await allow(FORMS).execute(db);
}
