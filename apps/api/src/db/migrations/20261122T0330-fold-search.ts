import { type Kysely, sql } from 'kysely';

/* `searchText` and `nameKey` of lib/search.ts as they were when this was written, in the words of the database. */

const DROPPED =
  "['`\\u00b4\\u02b9\\u02bb-\\u02bf\\u02c8\\u02ca\\u02cb\\u0374\\u055a\\u05f3\\u1fbd\\u1fbf\\u1fef\\u1ffd\\u1ffe\\u2018-\\u201b\\u2032\\u2035\\ua78b\\ua78c\\uff07\\uff40\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\ufe00-\\ufe0f\\ufeff]";

/** What Unicode knows of letters, asked here: the locale of a database may know of A to Z alone. */
function letters() {
  const ranges: [number, number][] = [];
  let upper = '';
  let lower = '';
  for (let code = 0x80; code < 0x40000; code++) {
    const letter = String.fromCodePoint(code);
    if (!/[\p{L}\p{N}]/u.test(letter)) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
    const small = letter.toLowerCase();
    if (small === letter || [...small].length > 1) continue;
    upper += letter;
    lower += small;
  }
  const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`;
  const others = ranges.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('');
  return { upper, lower, others };
}

function functions({ upper, lower, others }: ReturnType<typeof letters>) {
  const dropped = `'${DROPPED.replace("'", "''")}', '', 'g'`;
  return [
    `create or replace function pg_temp.folded(input text) returns text language plpgsql as $$
    declare
      bare text;
    begin
      if octet_length(input) = length(input) then
        return lower(translate(input, '''\`', '') collate "C");
      end if;
      bare := regexp_replace(normalize(regexp_replace(input, ${dropped}), nfkd), ${dropped});
      bare := translate(lower(bare collate "C"), '${upper}', '${lower}');
      bare := replace(replace(replace(replace(bare, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
      return translate(bare, 'łøđðħıŧŋĸƶɨς', 'loddhitnkziσ');
    end $$`,
    `create or replace function pg_temp.search_line(field text) returns text language plpgsql as $$
    declare
      bare text := pg_temp.folded(coalesce(field, ''));
      words text;
    begin
      if octet_length(bare) = length(bare) then
        words := regexp_replace(bare, '[^a-z0-9]+', ' ', 'g');
      else
        words := regexp_replace(bare, '[^a-z0-9${others}]+', ' ', 'g');
      end if;
      words := btrim(words, ' ');
      return e'\\n ' || bare || case when words = bare then '' else e'\\n ' || words end;
    end $$`,
    `create or replace function pg_temp.phone_words(phone text) returns text language plpgsql as $$
    declare
      digits text := regexp_replace(phone, '[^0-9]', '', 'g');
      key text;
    begin
      if phone ~ '^\\s*([+]|00)' then
        digits := regexp_replace(regexp_replace(phone, '[(]0[)]', ''), '[^0-9]', '', 'g');
        digits := regexp_replace(regexp_replace(digits, '^0+', ''), '^440+', '44');
      end if;
      key := regexp_replace(regexp_replace(digits, '^0+', '44'), '^440+', '44');
      if length(key) < 7 then key := digits; end if;
      return case when key like '44%' then key || ' 0' || substr(key, 3) else key end;
    end $$`,
    `create or replace function pg_temp.search_text(fields text[], phone text) returns text language plpgsql as $$
    declare
      field text;
      found text := '';
    begin
      foreach field in array fields || pg_temp.phone_words(coalesce(phone, '')) loop
        found := found || pg_temp.search_line(field);
      end loop;
      return found;
    end $$`,
    `create or replace function pg_temp.texts_of(details jsonb) returns text[] language sql as $$
      select coalesce(array_agg(detail ->> 'text' order by nr), '{}')
      from jsonb_array_elements(details) with ordinality as each (detail, nr)
    $$`,
  ];
}

const TIERS = "'Ready to scale', 'Growing', 'Foundations'";

/* Each table is written anew once, with the indexes that it has by then. */
const statements = [
  ...['status_completed', 'tier_completed', 'eligible_completed', 'source_completed', 'name', 'score'].map(
    (name) => `drop index submissions_${name}`,
  ),
  ...['status_created', 'form_created', 'name'].map((name) => `drop index contact_submissions_${name}`),
  `alter table submissions
    -- Lists walk tier by tier: a row of another would be in none.
    add constraint submissions_tier_check check (tier in (${TIERS})),
    add column source text not null generated always as (coalesce(attribution ->> 'source', 'direct')) stored,
    alter column search_text type text using pg_temp.search_text(array[name, email, business_name], phone),
    alter column name_key type text using left(pg_temp.folded(name), 120)`,
  // The default is for a process of the release before, which may still be storing forms while this one starts.
  `alter table contact_submissions add column name_key text not null default ''`,
  `alter table contact_submissions
    alter column search_text type text using
      pg_temp.search_text(array[name, email, company, message] || pg_temp.texts_of(details), phone),
    alter column name_key type text using left(pg_temp.folded(name), 120)`,
  `alter table quarantined_leads alter column search_text type text using
    pg_temp.search_text(array[name, email, business_name, lead ->> 'message'], lead ->> 'phone')`,
  // All filters, then the order; where the source is given, that first. The date is there to be filtered by.
  ...['', 'source, '].flatMap((source) => {
    const filters = `${source}status, tier, is_eligible`;
    const name = `submissions_${source ? 'source' : 'facets'}_by`;
    return [
      `create index ${name}_completed on submissions (${filters}, completed_at, id)`,
      `create index ${name}_name on submissions (${filters}, name_key, id) include (completed_at)`,
      `create index ${name}_score on submissions (${filters}, score, id) include (completed_at)`,
    ];
  }),
  'create index contact_submissions_facets_by_created on contact_submissions (status, form_type, created_at, id)',
  `create index contact_submissions_facets_by_name on contact_submissions (status, form_type, name_key, id)
    include (created_at)`,
  'analyze submissions, contact_submissions, quarantined_leads',
];

/** What was folded stays so: it is found as before, but for accents. */
const back = [
  'drop index submissions_facets_by_completed, submissions_facets_by_name, submissions_facets_by_score',
  'alter table submissions drop column source, drop constraint submissions_tier_check',
  'create index submissions_status_completed on submissions (status, completed_at, id)',
  'create index submissions_tier_completed on submissions (tier, completed_at, id)',
  'create index submissions_eligible_completed on submissions (is_eligible, completed_at, id)',
  `create index submissions_source_completed on submissions
    ((coalesce(attribution->>'source', 'direct')), completed_at, id)`,
  'create index submissions_name on submissions (name_key, id)',
  'create index submissions_score on submissions (score, id)',
  'drop index contact_submissions_facets_by_created, contact_submissions_facets_by_name',
  'alter table contact_submissions drop column name_key',
  'create index contact_submissions_status_created on contact_submissions (status, created_at, id)',
  'create index contact_submissions_form_created on contact_submissions (form_type, created_at, id)',
  'create index contact_submissions_name on contact_submissions (lower(name), id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...functions(letters()), ...statements]) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of back) await sql.raw(statement).execute(db);
}
