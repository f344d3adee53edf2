import {
  type SubmissionFilter,
  type SubmissionStatus,
  submissions,
} from '@upcurve/contracts/leads/submissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiForFile, refusedWith, startApi, type TestApi } from '../../../../../test/api.ts';
import { changeLeads, multiplyLeads, storedLead } from '../../../../../test/samples/leads.ts';

const api = await apiForFile();
const headers = await api.signIn('sales');

const list = (query: SubmissionFilter = {}) => api.client(submissions, headers).listSubmissions({ query });
const names = async (query: SubmissionFilter) => (await list(query)).items.map(({ name }) => name);

interface Row {
  name: string;
  email?: string;
  businessName?: string;
  status?: SubmissionStatus;
  completedAt?: string;
  score?: number;
  isEligible?: boolean;
  source?: string;
}

async function store(rows: Row[]): Promise<void> {
  for (const row of rows) await storedLead(api, row);
}

describe('searching', () => {
  beforeAll(() =>
    store([
      { name: 'Élodie Brontë', email: 'elodie@clinic.example', businessName: 'Brontë & Co', status: 'new' },
      {
        name: 'Anne-Marie Jones',
        email: 'am@jones.example',
        businessName: '100% Skin_Care',
        status: 'contacted',
      },
      { name: 'Bo Li', email: 'bo@li.example', status: 'qualified' },
      { name: 'Zed', email: 'zed@example.com', businessName: 'Back\\slash', status: 'disqualified' },
    ]),
  );

  test.each([
    ['ÉLODIE', ['Élodie Brontë']],
    ['lodi', ['Élodie Brontë']],
    ['@JONES.ex', ['Anne-Marie Jones']],
    ['skin_care', ['Anne-Marie Jones']],
    ['skinXcare', []],
    ['100%', ['Anne-Marie Jones']],
    ['%%%', []],
    ['_', ['Anne-Marie Jones']],
    ['k\\slash', ['Zed']],
    ['e-m', []],
    ['li.e', ['Bo Li']],
    ['ma', ['Anne-Marie Jones']],
    ['bo', ['Bo Li']],
    ['b', ['Bo Li', 'Élodie Brontë', 'Zed']],
    ['brontë elodie', ['Élodie Brontë']],
    ['bronte jones', []],
    ["'; drop table submissions; --", []],
  ])('for %j finds %j', async (search, expected) => {
    expect((await names({ search })).sort()).toEqual(expected.sort());
  });

  test('can be combined with a status', async () => {
    expect(await names({ search: 'example', status: 'qualified' })).toEqual(['Bo Li']);
  });

  test.each(['\u0000', '\ud800', 'x'.repeat(101)])(
    'for %j succeeds or is rejected with its path',
    async (search) => {
      const answer = await api.app.inject({
        url: '/api/eligibility/submissions',
        query: { search },
        headers,
      });
      expect([200, 400]).toContain(answer.statusCode);
      if (answer.statusCode === 400) expect(answer.json().issues).toMatchObject([{ path: 'search' }]);
    },
  );
});

describe('filtering', () => {
  beforeAll(() =>
    store([
      { name: 'Filtered A', score: 80, isEligible: true, source: 'google' },
      { name: 'Filtered B', score: 50, isEligible: true, source: 'Instagram' },
      { name: 'Filtered C', score: 10 },
    ]),
  );

  test.each([
    [{ tier: 'Ready to scale' }, ['A']],
    [{ eligible: 'true' }, ['A', 'B']],
    [{ eligible: 'false' }, ['C']],
    [{ source: 'google' }, ['A']],
    [{ source: 'direct' }, ['C']],
    [{ source: 'google', eligible: 'false' }, []],
    [{ tier: 'Growing', eligible: 'true', source: 'Instagram' }, ['B']],
  ] as const)('by %j finds %j', async (filter, expected) => {
    const found = await names({ search: 'filtered', ...filter });
    expect(found.sort()).toEqual(expected.map((letter) => `Filtered ${letter}`));
  });

  test('sources are listed without duplicates, but not for editors', async () => {
    const sources = await api.client(submissions, headers).listSources();
    expect(sources.toSorted()).toEqual(['Instagram', 'direct', 'google']);
    const editor = api.client(submissions, await api.signIn('editor'));
    expect(await refusedWith(editor.listSources())).toBe(403);
  });
});

describe('paging', () => {
  const base = Date.parse('2020-01-01T00:00:00.000Z');
  const moment = (i: number) => new Date(base + Math.floor(i / 3) * 1000).toISOString();
  beforeAll(() =>
    store(
      Array.from({ length: 31 }, (_, i) => ({
        name: `Paged ${String(i % 10)}`,
        completedAt: moment(i),
        score: (i * 37) % 5,
      })),
    ),
  );

  test.each(['-completedAt', 'completedAt', 'name', '-name', 'score', '-score'] as const)(
    'by %s returns every row once, in order, even with equal values',
    async (sort) => {
      const seen = [];
      let cursor: string | undefined;
      do {
        const page = await list({ search: 'paged', sort, limit: 4, cursor });
        expect(page).toMatchObject({ total: 31, totalKind: 'exact' });
        seen.push(...page.items);
        cursor = page.next;
      } while (cursor);

      expect(new Set(seen.map(({ id }) => id)).size).toBe(31);
      const key = sort.replace('-', '') as 'completedAt' | 'name' | 'score';
      const keys = seen.map((row) => row[key]);
      const sorted = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(keys).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted);
    },
  );

  test('respects the dates from and to', async () => {
    const page = await list({ search: 'paged', from: moment(3), to: moment(6) });
    expect(page.total).toBe(3);
  });

  test('with a forged cursor, or one for another order, is refused', async () => {
    const { next = '' } = await list({ search: 'paged', limit: 1, sort: 'name' });
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const id = '0198a2f0-0000-7000-8000-000000000000';
    for (const cursor of [
      next,
      'nonsense',
      forged(['-completedAt', 'yesterday', id]),
      forged(['-completedAt', '2026-11-21T09:30:00.000Z', 'x']),
      forged(['-completedAt', { a: 1 }, id]),
      forged(null),
    ]) {
      await expect(list({ cursor })).rejects.toMatchObject({ statusCode: 400, issues: [{ path: 'cursor' }] });
    }
    const score = forged(['score', 99_999, id]);
    expect(await refusedWith(list({ sort: 'score', cursor: score }))).toBe(400);
  });

  test.each([
    ['limit=101', 'limit'],
    ['status=lost', 'status'],
    ['sort=email', 'sort'],
    ['from=yesterday', 'from'],
    ['search=a&search=b', 'search'],
  ])('rejects the query %s and names the parameter', async (query, path) => {
    const answer = await api.app.inject({ url: `/api/eligibility/submissions?${query}`, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toMatchObject([{ path }]);
  });
});

describe('with thousands of leads', () => {
  let own: TestApi;
  let many: (query: SubmissionFilter) => ReturnType<typeof list>;
  beforeAll(async () => {
    own = await startApi();
    await storedLead(own, { name: 'Many' });
    await multiplyLeads(own, 6000);
    await changeLeads(
      own,
      `score = n % 101, name_key = 'many ' || n, status = (array['new', 'contacted'])[1 + n % 2],
      is_eligible = n % 50 = 0, tier = (array['Growing', 'Foundations', 'Ready to scale'])[1 + n % 3],
      source = case when n % 3 = 0 then 'google' else 'direct' end,
      search_text = search_text || case when n % 4 = 0 then ' fourth' else '' end`,
    );
    await sql`vacuum analyze all_leads`.execute(own.db);
    const client = own.client(submissions, await own.signIn('sales'));
    many = (query) => client.listSubmissions({ query });
  });
  afterAll(() => own.close());

  test.each<[SubmissionFilter, number]>([
    [{}, 6001],
    [{ search: 'many' }, 6001],
    [{ status: 'contacted', sort: '-score' }, 3001],
    [{ status: 'new', sort: 'name' }, 3000],
    [{ search: 'many', from: '2000-01-01T00:00:00.000Z', sort: 'name' }, 6001],
  ])('pages of %j contain every lead once, in order', async (filter, count) => {
    const seen = [];
    let cursor: string | undefined;
    do {
      const page = await many({ ...filter, limit: 100, cursor });
      seen.push(...page.items);
      cursor = page.next;
    } while (cursor);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(count);
    expect(seen).toHaveLength(count);
    const { sort = '-completedAt' } = filter;
    if (sort === 'name') return;
    const key = sort.slice(1) as 'completedAt' | 'score';
    const values = seen.map((row) => row[key]);
    expect(values).toEqual(values.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  });

  test('the total stops at a thousand and is marked as a minimum', async () => {
    for (const filter of [{}, { search: 'many' }, { search: 'fourth' }, { status: 'new' } as const])
      expect(await many(filter)).toMatchObject({ total: 1000, totalKind: 'at-least' });
  });

  test.each<[SubmissionFilter, number]>([
    [{ search: 'many', eligible: 'true' }, 120],
    [{ search: 'fourth', source: 'google', tier: 'Growing' }, 500],
    [{ eligible: 'true', status: 'new', sort: 'name' }, 120],
  ])('%j has few matches and an exact total', async (filter, total) => {
    expect(await many(filter)).toMatchObject({ total, totalKind: 'exact' });
  });
});
