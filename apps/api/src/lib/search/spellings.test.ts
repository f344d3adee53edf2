import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { isOneErrorApart, spellingsOf } from './spellings.ts';

test.each([
  ['jhon', 'john', 'swapped letters'],
  ['smyth', 'smith', 'a wrong letter'],
  ['smth', 'smith', 'a missing letter'],
  ['smiith', 'smith', 'an additional letter'],
  ['mith', 'smith', 'a missing first letter'],
  ['smit', 'smith', 'a missing last letter'],
  ['smihy', 'smiht', 'a wrong last letter'],
])('%s is one typing error away from %s: %s', (typed, name) => {
  expect(isOneErrorApart(typed, name)).toBe(true);
  expect(isOneErrorApart(name, typed)).toBe(true);
  expect(spellingsOf(name)?.some((spelling) => spellingsOf(typed)?.includes(spelling))).toBe(true);
});

test.each([
  ['smith', 'smith'],
  ['smiht', 'smyth'],
  ['jnoh', 'john'],
  ['ab', 'abcd'],
  ['bcd', 'abc'],
])('%s is not one typing error away from %s', (one, other) => {
  expect(isOneErrorApart(one, other)).toBe(false);
});

test('compares neither numbers nor very short and very long words', () => {
  for (const word of ['jo', 'a'.repeat(21), '07700', 'ann@']) expect(spellingsOf(word)).toBeUndefined();
  expect(spellingsOf('jon')).toEqual(['jon']);
});

test('the database builds the same spellings', async () => {
  const { serverUrl, template } = inject('postgres');
  const name = uniqueDatabaseName();
  const { db } = openDatabase(await createDatabase(serverUrl, name, template));
  onTestFinished(async () => {
    await db.destroy();
    await dropDatabase(serverUrl, name);
  });
  const words = ['jo', 'jon', 'anna', 'müller', 'иван', 'a'.repeat(20), 'a'.repeat(21)];
  const { rows } = await sql<{ spellings: string[] }>`
    select name_spellings(${`${words.slice(0, 3).join(' ')}-${words.slice(3).join(', ')}`}) as spellings`.execute(
    db,
  );
  expect(rows[0]?.spellings.toSorted()).toEqual(words.flatMap((word) => spellingsOf(word) ?? []).sort());
});
