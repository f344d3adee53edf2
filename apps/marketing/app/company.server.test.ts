import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { UNKNOWN_COMPANY } from './content/site/company.ts';

const answers = vi.fn<() => Response | Promise<Response>>();
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', async () => answers());
});
afterAll(() => void vi.unstubAllGlobals());
const fresh = async () => (await import('./company.server.ts')).readCompany;

test('shows the facts of the latest answer at every render, and the last known ones while the API is down', async () => {
  const readCompany = await fresh();
  answers.mockRejectedValueOnce(new Error('away'));
  expect(await readCompany()).toEqual(UNKNOWN_COMPANY);
  answers.mockResolvedValueOnce(Response.json({ ...UNKNOWN_COMPANY, founder: 'Ada Lowe' }));
  expect(await readCompany()).toEqual({ ...UNKNOWN_COMPANY, founder: 'Ada Lowe' });
  const bea = { ...UNKNOWN_COMPANY, founder: 'Bea Hart' };
  answers.mockResolvedValueOnce(Response.json(bea));
  expect(await readCompany()).toEqual(bea);
  answers.mockRejectedValueOnce(new Error('away'));
  expect(await readCompany()).toEqual(bea);
});

test('a demonstration shows examples until the agency enters a fact, and then only its own', async () => {
  const readCompany = await fresh();
  answers.mockResolvedValueOnce(Response.json({ ...UNKNOWN_COMPANY, isDemo: true }));
  expect(await readCompany()).toMatchObject({ companyNumber: '00000000', isExample: true });
  const own = { ...UNKNOWN_COMPANY, founder: 'Ada Lowe', isDemo: true };
  answers.mockResolvedValueOnce(Response.json(own));
  expect(await readCompany()).toEqual(own);
});
