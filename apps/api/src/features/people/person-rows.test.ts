import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { PERSON_ROWS } from './person-rows.ts';

/** Where a visitor's data comes in; what refers to these, at whatever distance, is about the visitor too. */
const LEADS = ['submissions', 'contact_submissions', 'quarantined_leads', 'quiz_sessions'];
/** Columns that name a visitor where no foreign key does. */
const NAMES_SOMEBODY =
  '(email|phone|address)|^(person|lead|held|submission|contact_submission|quiz_session)_id$';

/** Tables that such a column or key leads to, and that erasing a person leaves as they are, with the reason. */
const NOT_OF_VISITORS: Record<string, string> = {
  audit_log: 'what members did, from which address; of a lead it has only the id',
  blog_authors: 'public bylines',
  invites: 'of members to be',
  sessions: 'of members',
  suppressed_emails: 'keyed hashes, kept so that nobody writes to somebody who was erased',
  users: 'members',
};

const HOW = (table: string, why: string) =>
  `The table ${table} ${why}, but erasing a person does not count it and exporting a person leaves it out. Add it to apps/api/src/features/people/person-rows.ts: to ROWS_OF_LEADS if its rows belong to a lead, else to PERSON_ROWS before what it refers to. If it holds nothing about visitors, add it to NOT_OF_VISITORS in person-rows.test.ts with the reason.`;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Reference {
  owner: string;
  target: string;
}

test('every table about visitors is erased and exported with them, before what it refers to', async () => {
  const { serverUrl, template } = inject('postgres');
  const name = uniqueDatabaseName();
  const { db } = openDatabase(await createDatabase(serverUrl, name, template));
  onTestFinished(async () => {
    await db.destroy();
    await dropDatabase(serverUrl, name);
  });
  const { rows: references } = await sql<Reference>`
    select distinct conrelid::regclass::text as owner, confrelid::regclass::text as target
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      and conrelid <> confrelid order by 1, 2`.execute(db);
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and attname ~ ${NAMES_SOMEBODY} order by relname, attnum`.execute(db);

  const why = new Map(LEADS.map((table) => [table, 'holds leads']));
  // A map yields what is added while it is walked.
  for (const target of why.keys())
    for (const { owner } of references.filter((each) => each.target === target))
      if (!why.has(owner)) why.set(owner, `refers to ${target}`);
  for (const { table, column } of columns)
    if (!why.has(table)) why.set(table, `has a column ${column}, which may name a visitor`);

  const erased = PERSON_ROWS.map(({ table }) => snakeCase(table));
  const unknown = [...why].filter(([table]) => !erased.includes(table) && !(table in NOT_OF_VISITORS));
  const misplaced = references.filter(
    ({ owner, target }) => erased.includes(target) && erased.indexOf(owner) > erased.indexOf(target),
  );
  expect([
    ...unknown.map(([table, reason]) => HOW(table, reason)),
    ...misplaced.map(
      ({ owner, target }) =>
        `PERSON_ROWS names ${owner} after ${target}, whose deletion takes its rows along uncounted: name ${owner} first.`,
    ),
  ]).toEqual([]);
  expect(
    Object.keys(NOT_OF_VISITORS).filter((table) => !why.has(table)),
    'Nothing leads to these any more: remove them from NOT_OF_VISITORS.',
  ).toEqual([]);
});
