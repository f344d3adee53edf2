import type pg from 'pg';

const FIRST =
  'An Jam So Ol Am Har Is Jac Em No Gra Le Frey Art Pop Os El The Mi Rav Pri Che Fat Yus Zar'.split(' ');
const SECOND = 'a ie ia vi el en or us ah in o y is ette'.split(' ');
const THIRD =
  'Smi Jon Tay Bro Wil Dav Pat Rob Wri Tho Eva Wal Whi Gre Hal Jac Cla Kha Lew Hug Edw Tur Hil Moo Coo War'.split(
    ' ',
  );
const FOURTH = 'th son lor wn ley inson ght mas ker te en l ke n is ard ner d re per'.split(' ');
const TOWN = 'Kensing Chel Ba Lee Yor Harro Bris Ox Cam Brigh Do Glas New Win Ches Man Bir Cov Nor Dur'.split(
  ' ',
);
const TOWN_END = 'ton sea th ds k gate tol ford bridge port ver gow castle chester ham'.split(' ');
const TRADE = [
  'Aesthetics',
  'Skin Clinic',
  'Dental',
  'Dermatology',
  'Medspa',
  'Surgery',
  'Laser',
  'Rooms',
  'Studio',
];

const array = (words: string[]) => `(array[${words.map((word) => `'${word}'`).join(',')}])`;
/** A word picked by the row's number, the same in every run. */
const pick = (words: string[], salt: number) =>
  `${array(words)}[1 + (hashint4(n * ${salt}) & 2147483647) % ${words.length}]`;

/**
 * Fills an empty, migrated database with so many leads: about 350 first names, 500 surnames, 300 towns, spread over
 * time at random, a minute apart. Indexes that cost most are built after the rows.
 */
export async function seedLeads(client: pg.Client, count: number): Promise<void> {
  await client.query('drop index submissions_search');
  await client.query(`insert into question_sets values ('\\x00', '[]') on conflict do nothing`);
  await client.query(`
    with people as (
      select n, ${pick(FIRST, 3)} || ${pick(SECOND, 5)} f, ${pick(THIRD, 7)} || ${pick(FOURTH, 11)} l,
        ${pick(TOWN, 13)} || ${pick(TOWN_END, 17)} t, ${pick(TRADE, 19)} b
      from generate_series(1, ${count}) n
    ), leads as (
      select n, f || ' ' || l as name, lower(f || '.' || l) || n || '@example.com' as email, t || ' ' || b as business
      from people
    )
    insert into submissions (id, name, email, business_name, status, completed_at, answers, question_set, result,
      score, tier, is_eligible, consent, consent_version, result_token_hash, search_text, name_key)
    select gen_random_uuid(), name, email, business,
      (array['new','contacted','qualified','disqualified'])[1 + n % 4], now() - make_interval(mins => n),
      '{"1":"owner","2":"full-time","3":"1-3","4":"3","5":"team","6":"medspa","7":"30k-50k","8":"1k-2500","9":["seo"],"10":"1-5","13":"some","14":"no","15":"daily","16":true,"17":"More enquiries that turn into bookings."}',
      '\\x00', '{}', n % 101, 'Growing', true, false, 'bench', sha256(n::text::bytea),
      E'\\n ' || lower(name) || E'\\n ' || email || E'\\n ' || translate(email, '.@', '  ') || E'\\n ' || lower(business),
      lower(name)
    from leads`);
  await client.query(
    'create index submissions_search on submissions using gin (search_text gin_trgm_ops) with (fastupdate = off)',
  );
  await client.query('vacuum analyze submissions');
}
