import { account } from '@upcurve/contracts/account/account';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { expect, test } from 'vitest';
import { ApiError, ConnectionError } from './api-error.ts';
import { createClient } from './create-client.ts';
import type { Fetch } from './request.ts';
import { clearStoredToken, storedTokenHeaders } from './stored-token.ts';

const id = '0198a2f0-0000-7000-8000-000000000000';
const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init?.headers },
  });

test('sends the request that the contract describes', async () => {
  const seen: Parameters<Fetch>[] = [];
  const api = createClient(submissions, {
    baseUrl: 'http://api.test',
    headers: () => ({ authorization: 'Bearer t' }),
    fetch: async (...call) => {
      seen.push(call);
      return json({});
    },
  });

  await api.setSubmissionStatus({ params: { id }, body: { status: 'contacted' } }, { idempotencyKey: 'k' });

  expect(seen).toMatchObject([
    [
      `http://api.test/api/eligibility/submissions/${id}/status`,
      {
        method: 'PATCH',
        body: '{"status":"contacted"}',
        headers: { 'content-type': 'application/json', authorization: 'Bearer t', 'idempotency-key': 'k' },
      },
    ],
  ]);
});

test('returns the total and the next cursor of a paged list', async () => {
  const link = '</api/eligibility/submissions?limit=2&cursor=abc_-1>; rel="next"';
  const api = createClient(submissions, {
    fetch: async (url) => {
      expect(url).toBe('/api/eligibility/submissions?search=a+b&limit=2');
      return json([], { headers: { link, 'x-total-count': '5000', 'x-total-count-kind': 'at-least' } });
    },
  });

  const page = await api.listSubmissions({ query: { search: 'a b', limit: 2, status: undefined } });

  expect(page).toEqual({ items: [], total: 5000, totalKind: 'at-least', next: 'abc_-1' });
});

test('throws an ApiError with the message and issues of an error response', async () => {
  const issues = [{ path: 'answers.7', message: 'Choose one of the options.' }];
  const body = { statusCode: 400, error: 'Bad Request', message: 'Some fields are not valid.', issues };
  const api = createClient(account, { fetch: async () => json(body, { status: 400 }) });

  await expect(api.getUser()).rejects.toMatchObject({ ...body, name: 'ApiError', isJson: true });
});

test('uses the status text, or else a standard message, for an error page of a proxy', async () => {
  const page = (statusText: string) =>
    createClient(account, {
      fetch: async () => new Response('<html>', { status: 502, statusText }),
    }).getUser();

  await expect(page('Bad Gateway')).rejects.toMatchObject({ message: 'Bad Gateway', error: 'API Error' });
  await expect(page('')).rejects.toEqual(new ApiError(502, { isJson: false }));
});

test('throws a ConnectionError without a response and an AbortError for an aborted call', async () => {
  const api = createClient(account, {
    fetch: async (_, init) => {
      init.signal?.throwIfAborted();
      throw new TypeError('refused');
    },
  });

  await expect(api.getUser()).rejects.toBeInstanceOf(ConnectionError);
  await expect(api.getUser({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('returns an empty object for a successful response without JSON', async () => {
  const api = createClient(account, { fetch: async () => new Response('ok') });
  await expect(api.logout()).resolves.toEqual({});
});

test('sends a token in local storage as a bearer token until it is cleared', () => {
  const store = new Map([
    ['adminToken', 't'],
    ['adminUser', '{}'],
    ['other', 'stays'],
  ]);
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    removeItem: (key: string) => void store.delete(key),
  } as Storage;

  expect(storedTokenHeaders(storage)).toEqual({ authorization: 'Bearer t' });
  clearStoredToken(storage);
  expect(storedTokenHeaders(storage)).toEqual({});
  expect([...store.keys()]).toEqual(['other']);
});
