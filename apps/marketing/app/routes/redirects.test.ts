import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.stubEnv('ADMIN_URL', 'https://admin.upcurve.example'));
afterEach(() => vi.unstubAllEnvs());

test.each(['/admin', '/admin/blog/7/builder?tab=seo', '/auth?invite=abc'])(
  'redirects %s to the same path of the admin app',
  async (path) => {
    const { loader } = await import('./to-admin.ts');
    const response = loader({ request: new Request(`https://upcurve.example${path}`) } as never);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`https://admin.upcurve.example${path}`);
  },
);

test('answers any other path with 404', async () => {
  const { loader } = await import('./not-found.tsx');
  expect(loader().init?.status).toBe(404);
});
