import { contact } from '@upcurve/contracts/leads/contact';
import { leads } from '@upcurve/contracts/leads/leads';
import { people } from '@upcurve/contracts/leads/people';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../../test/api.ts';
import { contactInput, storedLead } from '../../../../test/samples/leads.ts';
import { splitQueries } from './service.ts';

const api = await apiForFile();
const headers = await api.signIn('sales', 'sally');
beforeEach(async () => {
  await sql`truncate all_leads, people_splits cascade`.execute(api.db);
});

const NOBODY = '0198a2f0-0000-7000-8000-000000000000';
const client = () => api.client(people, headers);
const form = (name: string, email: string, phone?: string) =>
  api.client(contact).submitContact({ body: contactInput(api, { name, email, phone }) });

/** Returns the person of the lead with that name. */
async function whose(name: string): Promise<string> {
  const { rows } = await sql<{ personId: string }>`
    select person_id from leads where name = ${name}`.execute(api.db);
  if (!rows[0]) throw new Error(`no lead of ${name}`);
  return rows[0].personId;
}
const merge = (id: string, otherId: string) => client().mergePeople({ params: { id }, body: { otherId } });
const split = (id: string, leadIds: string[]) => client().splitPerson({ params: { id }, body: { leadIds } });

const suggestedFor = async (name: string) => {
  const { samePhone } = await client().getPerson({ params: { id: await whose(name) } });
  return samePhone.map((other) => other.name).toSorted();
};

test('the same phone number only suggests a merge, until staff merge or split the two', async () => {
  await form('By mail', 'ada@example.com');
  await form('By phone', 'work@example.com', '020 7946 0123 ext 4');
  expect(await suggestedFor('By mail')).toEqual([]);
  await form('Both', 'ada@example.com', '\u202a+44 20\u20117946\u20130123\u202c');
  expect(await whose('Both')).toBe(await whose('By mail'));
  expect(await whose('By phone')).not.toBe(await whose('By mail'));
  expect([await suggestedFor('Both'), await suggestedFor('By phone')]).toEqual([['By phone'], ['Both']]);

  const { moved } = await merge(await whose('Both'), await whose('By phone'));
  expect(await suggestedFor('Both')).toEqual([]);
  await split(
    await whose('Both'),
    moved.map(({ id }) => id),
  );
  expect([await suggestedFor('Both'), await suggestedFor('By phone')]).toEqual([[], []]);
});

test.each(['01234567890', '00000000000', '0123456789', '09876543210', '+44 7777 777777'])(
  'the made-up phone number %j connects nobody',
  async (phone) => {
    for (const n of ['1', '2', '3'])
      await form(`Stranger ${n}`, `stranger${n}@example.com`, `${phone} ext 5`);
    const people = await Promise.all(['1', '2', '3'].map((n) => whose(`Stranger ${n}`)));
    expect(new Set(people).size).toBe(3);
    for (const n of ['1', '2', '3']) expect(await suggestedFor(`Stranger ${n}`)).toEqual([]);
  },
);

test('a number that many people share, such as a front desk, suggests nobody', async () => {
  for (let n = 1; n <= 6; n++) await form(`Colleague ${n}`, `colleague${n}@example.com`, '020 7946 0555');
  expect(await suggestedFor('Colleague 1')).toEqual([]);
});

test('a split moves exactly the merged leads back, and a later lead does not merge them again', async () => {
  await storedLead(api, { name: 'Quiz', email: 'ada@example.com' });
  await form('Form', 'ada@example.com');
  await form('Bea', 'bea@example.com', '020 7946 0999');
  const [ada, bea] = [await whose('Quiz'), await whose('Bea')];

  const { moved } = await merge(bea, ada);
  expect(await api.lastAudit()).toMatchObject({ action: 'person.merged', subjectId: bea });
  expect(moved.map(({ kind }) => kind).sort()).toEqual(['contact', 'eligibility']);
  expect(await refusedWith(client().getPerson({ params: { id: ada } }))).toBe(404);
  expect(await client().getPerson({ params: { id: bea } })).toMatchObject({
    leadCount: 3,
    emails: ['bea@example.com', 'ada@example.com'],
  });

  const { id } = await split(
    bea,
    moved.map((lead) => lead.id),
  );
  expect(await api.lastAudit()).toMatchObject({ action: 'person.split', subjectId: bea });
  expect([await whose('Quiz'), await whose('Form'), await whose('Bea')]).toEqual([id, id, bea]);
  await form('Both', 'ada@example.com', '020 7946 0999');
  expect([await whose('Quiz'), await whose('Both'), await whose('Bea')]).toEqual([id, id, bea]);

  const { items } = await api.client(leads, headers).listActivity({
    params: { kind: 'eligibility', id: moved.find(({ kind }) => kind === 'eligibility')?.id ?? '' },
    query: {},
  });
  expect(items.map(({ after, actorName }) => [after, actorName])).toEqual([
    ['Split off as another person', 'sally'],
    ['Merged with another person', 'sally'],
  ]);

  // Staff can merge them again, and new leads then find the merged person.
  await merge(bea, id);
  await form('Again', 'ada@example.com');
  expect(await whose('Again')).toBe(bea);
});

async function leadsOf(id: string) {
  const { timeline } = await client().getPerson({ params: { id } });
  return timeline.filter((entry) => entry.type === 'lead');
}

test('people who were split stay apart when one of them is merged with a third', async () => {
  await form('Ada', 'ada@example.com');
  await form('Bea', 'ada@example.com');
  await form('Cleo', 'cleo@example.com');
  const { id: bea } = await split(await whose('Ada'), [
    (await leadsOf(await whose('Ada'))).find(({ name }) => name === 'Bea')?.leadId ?? '',
  ]);
  await merge(await whose('Cleo'), bea);
  await form('Both', 'ada@example.com');
  expect(await whose('Ada')).not.toBe(await whose('Bea'));
  expect(await whose('Bea')).toBe(await whose('Cleo'));
});

test('refuses invalid merges and splits with a reason, and changes nothing', async () => {
  await form('Ada', 'ada@example.com');
  const bea = await form('Bea', 'bea@example.com');
  const own = await form('Ada again', 'ada@example.com');
  const id = await whose('Ada');
  await expect(merge(id, id)).rejects.toMatchObject({
    statusCode: 400,
    issues: [{ path: 'otherId', message: 'Choose another person to merge.' }],
  });
  await expect(merge(id, NOBODY)).rejects.toMatchObject({
    statusCode: 404,
    message: 'This other person does not exist.',
  });
  expect(await refusedWith(merge(NOBODY, id))).toBe(404);
  expect(await refusedWith(split(id, [own.id, bea.id]))).toBe(409);
  const all = (await leadsOf(id)).map(({ leadId }) => leadId);
  await expect(split(id, all)).rejects.toMatchObject({
    statusCode: 400,
    issues: [{ path: 'leadIds', message: 'At least one lead must stay with this person.' }],
  });
  expect(await refusedWith(split(NOBODY, [own.id]))).toBe(404);
  expect(await refusedWith(split(id, []))).toBe(400);
  expect(await whose('Bea')).not.toBe(id);
  expect(await api.db.selectFrom('leadActivities').selectAll().execute()).toEqual([]);
});

test('parallel merges in both directions, while leads arrive, end in one person without deadlock', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b] = [`a${round}@example.com`, `b${round}@example.com`];
    await form(`A${round}`, a, `020 7946 1${round}00`);
    await form(`B${round}`, b, `020 7946 2${round}00`);
    const [ada, bea] = [await whose(`A${round}`), await whose(`B${round}`)];
    const results = await Promise.allSettled([
      merge(ada, bea),
      merge(bea, ada),
      form(`A${round} more`, a, `020 7946 2${round}00`),
      form(`B${round} more`, b, `020 7946 1${round}00`),
      merge(ada, bea),
    ]);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ statusCode: 404 });
    // The next lead completes merges that were skipped because of locks.
    await form(`C${round}`, a, `020 7946 2${round}00`);
    const names = [`A${round}`, `B${round}`, `A${round} more`, `B${round} more`, `C${round}`];
    expect(new Set(await Promise.all(names.map(whose))).size, `round ${round}`).toBe(1);
  }
});

test('returns the person of a lead with their number of leads', async () => {
  const { id } = await form('Ada', 'ada@example.com');
  await form('Ada again', 'ada@example.com');
  await form('Bea', 'bea@example.com');
  const lead = { kind: 'contact' as const, id };
  expect(await client().getLeadPerson({ params: lead })).toEqual({ id: await whose('Ada'), leadCount: 2 });
  expect(await refusedWith(client().getLeadPerson({ params: { ...lead, id: NOBODY } }))).toBe(404);
});

test('forgets a split once one of the two people has no leads left', async () => {
  const splits = async () => (await sql`select 1 from people_splits`.execute(api.db)).rows.length;
  await form('Ada', 'ada@example.com');
  await storedLead(api, { name: 'Also Ada', email: 'ada@example.com' });
  const { rows } = await sql<{ id: string }>`select id from leads`.execute(api.db);
  await split(await whose('Ada'), [rows[0]?.id ?? '']);
  await splitQueries(api.db).forgetGone();
  expect(await splits()).toBe(1);
  await sql`delete from leads`.execute(api.db);
  await splitQueries(api.db).forgetGone();
  expect(await splits()).toBe(0);
});
