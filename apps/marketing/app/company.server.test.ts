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

test('fills the gaps of a demonstration with examples, and no others', async () => {
  const readCompany = await fresh();
  answers.mockResolvedValueOnce(Response.json({ ...UNKNOWN_COMPANY, founder: 'Ada Lowe', isDemo: true }));
  expect(await readCompany()).toMatchObject({
    founder: 'Ada Lowe',
    companyNumber: '00000000',
    email: 'hello@upcurve.example',
    isDemo: true,
  });
});
