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
/* A realistic skew: most leads are contacted, come directly or from one source, and use the short form. */
const STATUS = skewed({ new: 10, contacted: 75, qualified: 5, disqualified: 10 });
const CONTACT_STATUS = skewed({ new: 10, contacted: 73, converted: 4, closed: 13 });
const FORM = skewed({ Contact: 45, 'E-book': 30, Consultation: 15, Calculator: 7, Partner: 3 });
const SOURCE = skewed({
  ...{ direct: 48, google: 25, instagram: 12, facebook: 7 },
  ...{ newsletter: 3, bing: 2, tiktok: 2, partner: 1 },
});

/** Returns a hundred words, each as often as its share. */
function skewed(shares: Record<string, number>): string[] {
  return Object.entries(shares).flatMap(([word, share]) => Array<string>(share).fill(word));
}

const array = (words: string[]) => `(array[${words.map((word) => `'${word}'`).join(',')}])`;
/** A pseudo-random number below `most`, computed from the row number, so it is the same in every run. */
const below = (most: number, salt: number) => `(hashint4(n * ${salt}) & 2147483647) % ${most}`;
const pick = (words: string[], salt: number) => `${array(words)}[1 + ${below(words.length, salt)}]`;

/** A field in the search text, normalised as in the API. These values need no further normalisation. */
const line = (text: string, words = text) =>
  `E'\\n ' || lower(${text})${words === text ? '' : ` || E'\\n ' || ${words}`}`;
const ADDRESS = line('email', "translate(lower(email), '.@', '  ')");
const PHONE = `case when phone is null then E'\\n ' else E'\\n 44' || digits || ' 0' || digits end`;

/** A time-ordered id, like those of the API. */
const ID = `(lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '7' || left(md5(n::text), 3) || 'a' || right(md5(n::text), 15))::uuid`;

/** One lead in twenty is unread, 1 % are assigned to the member, 3 % have a follow-up, half of them overdue. */
const DESK_COLUMNS = 'is_unread, assignee_id, follow_up_at';
const DESK = `n % 20 = 0, case when n % 100 = 1 then (select id from users limit 1) end,
  case when n % 100 < 3 then now() + make_interval(mins => case when n % 2 = 0 then n else -n end) end`;

/**
 * People with their names and answers: about 350 first names, 500 surnames and 300 towns. Three in four have a phone
 * number.
 */
const people = (count: number) => `
  with people as (
    select n, ${pick(FIRST, 3)} || ${pick(SECOND, 5)} f, ${pick(THIRD, 7)} || ${pick(FOURTH, 11)} l,
      ${pick(TOWN, 13)} || ${pick(TOWN_END, 17)} t, ${pick(TRADE, 19)} b,
      '7' || lpad((${below(1_000_000_000, 23)})::text, 9, '0') as digits
    from generate_series(1, ${count}) n
  ), leads as (
    select n, f || ' ' || l as name, lower(f || '.' || l) || n || '@example.com' as email, t || ' ' || b as business,
      digits, case when n % 4 > 0 then '0' || left(digits, 4) || ' ' || substr(digits, 5) end as phone,
      -- Three years, ever more of them.
      now() - make_interval(secs => 94608000 * (n::float / ${count}) ^ 1.5) as moment
    from people
  )`;

const quizzes = (count: number) => `${people(count)}, stored as (
    insert into all_leads (id, kind, person_id, name, name_key, email, phone, company, status, created_at, score, tier,
      is_eligible, is_scored, consent, consent_version, source, attribution, search_text, ${DESK_COLUMNS})
    select ${ID}, 'eligibility', gen_random_uuid(), name, lower(name), email, phone, business, ${pick(STATUS, 29)}, moment,
      score, case when score < 40 then 'Foundations' when score < 70 then 'Growing' else 'Ready to scale' end,
      score > 30 and ${below(100, 31)} < 10, true, n % 2 = 0, 'bench', source,
      case when source <> 'direct' then json_build_object('source', source, 'medium', 'cpc', 'campaign', 'campaign-' || n % 8) end,
      ${line('name')} || ${ADDRESS} || ${line('business')} || ${PHONE}, ${DESK}
    from leads, lateral (
      select (${below(61, 37)} + ${below(41, 41)})::int as score, ${pick(SOURCE, 43)} as source
    ) rest
    returning id
  )
  insert into quiz_details (lead_id, answers, question_set, result, result_token_hash)
  select id,
    '{"1":"owner","2":"full-time","3":"1-3","4":"3","5":"team","6":"medspa","7":"30k-50k","8":"1k-2500","9":["seo"],"10":"1-5","13":"some","14":"no","15":"daily","16":true,"17":"More enquiries that turn into bookings."}',
    '\\x00', '{}', sha256(id::text::bytea)
  from stored`;

const forms = (count: number) => `${people(count)}, written as (
    select leads.*, ${ID} as id, 'Hello, we are a clinic in ' || split_part(business, ' ', 1)
      || ' and want more patients for ' || ${pick(TRADE, 47)} || '. Please call.' as message
    from leads
  ), stored as (
    insert into all_leads (id, kind, person_id, name, name_key, email, phone, company, status, form_type, source, consent,
      consent_version, created_at, search_text, ${DESK_COLUMNS})
    select id, 'contact', gen_random_uuid(), name, lower(name), email, phone, business, ${pick(CONTACT_STATUS, 29)},
      ${pick(FORM, 37)}, '/contact: form', n % 2 = 0, 'bench', moment,
      ${line('name')} || ${ADDRESS} || ${line('business')} || ${line('message', "translate(lower(message), ',.', '')")} || ${PHONE},
      ${DESK}
    from written
  )
  insert into contact_details (lead_id, message) select id, message from written`;

/** Returns the indexes of a table that no constraint needs, with the statements that create them. */
async function looseIndexes(client: pg.Client, table: string) {
  const { rows } = await client.query<{ name: string; statement: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as statement from pg_index
    where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  return rows;
}

/**
 * Fills an empty, migrated database with `count` quiz submissions and as many form submissions. Indexes are created
 * after the rows and with more memory than the server's default, because updating them row by row takes most of the
 * time.
 */
export async function seedLeads(client: pg.Client, count: number): Promise<void> {
  await client.query(`insert into question_sets values ('\\x00', '[]') on conflict do nothing`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query('set synchronous_commit = off');
  const indexes = await looseIndexes(client, 'all_leads');
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(quizzes(count));
  await client.query(forms(count));
  for (const { statement } of indexes) await client.query(statement);
  await client.query('vacuum analyze all_leads, quiz_details, contact_details');
}
