import { contact } from '@upcurve/contracts/leads/contact';
import { type PeopleFilter, people } from '@upcurve/contracts/leads/people';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { apiForFile } from '../../../../test/api.ts';
import { contactInput, storedLead } from '../../../../test/samples/leads.ts';

const api = await apiForFile();

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

test('lists people by their newest lead, searched and paged, each with the lead that their page acts on', async () => {
  const sales = await api.signIn('sales');
  await api.db.deleteFrom('allLeads').execute();
  await form('Ada', 'ada@example.com');
  await form('Bea', 'bea@example.com');
  await form('Ada again', 'ada@example.com');
  await sql`
    update leads set outcome = 'won', won_on = '2026-11-20', value_pence = 450000, status = 'converted'
    where name = 'Ada again'`.execute(api.db);
  const list = (query: PeopleFilter) => api.client(people, sales).listPeople({ query });
  const { items, total } = await list({});
  expect(items).toMatchObject([
    { name: 'Ada', outcome: 'open', leadCount: 2 },
    { name: 'Bea', leadCount: 1 },
  ]);
  expect(total).toBe(2);
  const first = await list({ limit: 1 });
  expect((await list({ limit: 1, cursor: first.next })).items).toEqual([items[1]]);
  expect((await list({ search: 'bea@' })).items).toEqual([items[1]]);
  await sql`update leads set email = 'old@example.com', search_text = 'old@example.com' where name = 'Ada'`.execute(
    api.db,
  );
  expect((await list({ search: 'old@' })).items).toMatchObject([{ id: items[0]?.id, leadCount: 2 }]);

  const [ada] = items;
  const { leads, names } = await api.client(people, sales).getPerson({ params: { id: ada?.personId ?? '' } });
  expect(leads.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['Ada', 'open'],
    ['Ada again', 'won'],
  ]);
  expect(names).toEqual(['Ada', 'Ada again']);
  expect(ada?.lastWroteAt).toBe(leads[1]?.createdAt);
});
