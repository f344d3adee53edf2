import { submissions } from '@upcurve/contracts/leads/submissions';
import { questions } from '@upcurve/contracts/quiz/questions';
import { expect, test, vi } from 'vitest';
import { submission } from './factories.ts';
import { handle, Refusal, unreachable } from './handle.ts';
import { mockNetwork } from './mock-network.ts';

const server = mockNetwork();

const base = 'http://localhost';
const row = submission();

test('passes the parsed query to the resolver and sends paging details in headers', async () => {
  server.use(
    handle(submissions.listSubmissions, ({ query }) => {
      expect(query).toEqual({ status: 'new', limit: 2 });
      return { items: [row], total: 5000, totalKind: 'at-least' as const, next: 'abc' };
    }),
  );

  const response = await fetch(`${base}/api/eligibility/submissions?status=new&limit=2`);

  expect(await response.json()).toEqual([row]);
  expect(response.headers.get('x-total-count')).toBe('5000');
  expect(response.headers.get('link')).toContain('cursor=abc');
});

test('rejects a body that violates the contract without calling the resolver', async () => {
  const resolver = vi.fn(() => row);
  server.use(handle(submissions.setSubmissionStatus, resolver));

  const response = await fetch(`${base}/api/eligibility/submissions/${row.id}/status`, {
    method: 'PATCH',
    body: JSON.stringify({ status: 'lost' }),
  });

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ issues: [{ path: 'status' }] });
  expect(resolver).not.toHaveBeenCalled();
});

test.each([
  ['a query', 'DELETE', '?force=1', undefined],
  ['a body', 'DELETE', '', JSON.stringify({ force: true })],
])('rejects %s if the contract takes none', async (_name, method, query, body) => {
  const resolver = vi.fn(() => ({}));
  server.use(handle(submissions.deleteSubmission, resolver));
  const url = `${base}/api/eligibility/submissions/${row.id}${query}`;
  const response = await fetch(url, { method, ...(body && { body }) });
  expect(response.status).toBe(400);
  expect(resolver).not.toHaveBeenCalled();
});

test('sends a refusal as an error body', async () => {
  server.use(
    handle(submissions.deleteSubmission, () => {
      throw new Refusal(404, 'Gone.');
    }),
  );
  const response = await fetch(`${base}/api/eligibility/submissions/${row.id}`, { method: 'DELETE' });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ message: 'Gone.' });
});

test('reports an answer that violates the contract as an error of the test', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(handle(submissions.getSubmission, () => row as never));
  const response = await fetch(`${base}/api/eligibility/submissions/${row.id}`);
  expect(response.status).toBe(500);
  expect(String(errors.mock.calls[0])).toContain('answers off its contract');
});

test('rejects a call to an unreachable endpoint', async () => {
  server.use(unreachable(questions.listQuestions));
  await expect(fetch(`${base}/api/eligibility/questions`)).rejects.toThrow();
});
