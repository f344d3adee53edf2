import { contact } from '@upcurve/contracts/leads/contact';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { contactInput, storedLead } from '../../../../test/samples/leads.ts';
import { phoneKey } from '../../../lib/search/phone.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const PHONES = [
  ['+44 20 7946 0123', '442079460123'],
  ['+44 (0)20 7946 0123', '442079460123'],
  ['0044 20 7946 0123', '442079460123'],
  ['(020) 7946-0123', '442079460123'],
  ['020.7946.0123', '442079460123'],
  ['+49 30 123456', '4930123456'],
  ['0044 (0)20 7946 0123', '442079460123'],
  ['+49 (0)30 901820', '4930901820'],
  ['12345', null],
  ['', null],
  [null, null],
] as const;

test.for(PHONES)(
  'normalises the phone number %s to %s, in code and in the database',
  async ([phone, key]) => {
    expect(phoneKey(phone)).toBe(key);
    const { rows } = await sql`select phone_key(${phone}) as key`.execute(api.db);
    expect(rows).toEqual([{ key }]);
  },
);

const peopleOf = async () => {
  const { rows } = await sql<{ name: string; personId: string; phoneKey: string | null }>`
    select name, person_id, phone_key from leads`.execute(api.db);
  return rows;
};

/** Returns all names, grouped by person. */
async function grouped() {
  const groups = Object.groupBy(await peopleOf(), ({ personId }) => personId);
  return Object.values(groups)
    .map((rows) => rows?.map(({ name }) => name).toSorted())
    .toSorted();
}

const form = (name: string, email: string, phone?: string) =>
  api.client(contact).submitContact({ body: contactInput(api, { name, email, phone }) });

test('leads with the same email belong to one person, across forms and in parallel', async () => {
  await storedLead(api, { name: 'Ada quiz', email: 'Ada@Example.com' });
  await form('Ada form', 'ada@example.com', '020 7946 0123');
  await form('Ada by phone', 'private@example.com', '+44 20 7946 0123');
  await form('Bea', 'bea@example.com', '020 7946 0999');
  await Promise.all(['1', '2', '3', '4'].map((n) => form(`Cleo ${n}`, 'cleo@example.com')));
  expect(await grouped()).toEqual([
    ['Ada by phone'],
    ['Ada form', 'Ada quiz'],
    ['Bea'],
    ['Cleo 1', 'Cleo 2', 'Cleo 3', 'Cleo 4'],
  ]);
});
