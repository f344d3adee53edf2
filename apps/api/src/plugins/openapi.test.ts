import { createConfig, lintFromString } from '@redocly/openapi-core';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import { expect, test } from 'vitest';
import { apiForFile } from '../../test/api.ts';

const api = await apiForFile();
const text = (await api.app.inject('/api/openapi.json')).body;

/*
 * Routers prefer the fixed segment in `/api/blog/categories/{id}` over `/api/blog/{id}/publish`, so these paths are not
 * ambiguous. The API has no licence because it is not for others to use.
 */
const RULES = { 'no-ambiguous-paths': 'off', 'info-license': 'off' } as const;

test('the document passes the linter', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: RULES });
  const problems = await lintFromString({ source: text, config });
  const told = problems.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId} ${location[0]?.pointer}: ${message}`,
  );
  expect(told).toEqual([]);
});

test('an operation documents its access, its errors and its Idempotency-Key', () => {
  const { paths } = JSON.parse(text);
  const submit = paths['/api/eligibility/submissions'].post;
  expect(submit).toMatchObject({ operationId: 'quiz.submit', security: [] });
  expect(submit.parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
  );
  expect(Object.keys(submit.responses)).toEqual(['201', '4XX', '5XX']);
  expect(submit.responses['4XX'].content['application/json'].schema.required).toContain('message');
  const list = paths['/api/eligibility/submissions'].get;
  expect(list.security).toEqual([{ session: [] }, { bearer: [] }]);
  expect(list.description).toContain('permission');
});

test('every call is documented under a unique operation id', () => {
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { operationId: string }>> };
  const ids = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(ids.toSorted()).toEqual(
    Object.entries(allEndpoints)
      .flatMap(([noun, calls]) => Object.keys(calls).map((name) => `${noun}.${name}`))
      .toSorted(),
  );
});

test.each(['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/swagger-ui-bundle.js'])(
  '%s is served with the policy of the page',
  async (url) => {
    const { statusCode, headers } = await api.app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  },
);
