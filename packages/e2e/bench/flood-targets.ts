import type { Endpoint } from '@upcurve/contracts/shared/endpoint';
import { nouns } from '@upcurve/contracts/shared/nouns';

/** A request that one client repeats many times. */
export interface Flood {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const ID = '018f0000-0000-7000-8000-000000000001';
const PARAMS: Record<string, string> = {
  id: ID,
  idOrSlug: 'post-7',
  token: 'x'.repeat(43),
  resultToken: 'x'.repeat(43),
  key: `${'x'.repeat(32)}.jpg`,
};
/** The admin's origin in the API's default configuration. */
const ADMIN = 'http://localhost:3001';
const PASSWORD = 'plum orchard lantern';
const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`unknown ${i}`, 1]));

/** Bodies that pass the first checks, as a hostile client would choose them. All other writes send an empty object. */
const BODIES: Record<string, object> = {
  login: { username: 'owner', password: 'not the password {n}' },
  resetPassword: { token: 'x'.repeat(43), newPassword: `${PASSWORD} {n}` },
  register: { username: 'stranger', password: PASSWORD, inviteToken: 'x'.repeat(43) },
  submit: { name: 'Crowd', email: 'crowd{n}@example.com', consent: false, answers: unknownFields(500) },
  submitContact: {
    name: 'Crowd',
    email: 'crowd{n}@example.com',
    formType: 'Contact',
    source: '/contact',
    consent: false,
  },
  createSession: { answers: {} },
  resumeSession: { token: 'x'.repeat(43) },
  collectEvents: { events: [{ kind: 'page', path: '/' }] },
};
const QUERIES: Record<string, string> = { listPosts: '?search=laser%20{n}' };

/** Returns a flood for every public call. */
export function publicCalls(origin: string): Flood[] {
  return Object.values(nouns).flatMap((calls) =>
    Object.entries(calls as Record<string, Endpoint>).flatMap(
      ([name, { access, method, path, origin: pages }]) => {
        if (access !== 'public') return [];
        const filled =
          path.replace(/\{(\w+)\}/g, (_, param: string) => PARAMS[param] ?? 'x') + (QUERIES[name] ?? '');
        const isRead = method === 'GET';
        return {
          name: `${method} ${filled}`,
          method,
          path: filled,
          ...(!isRead && {
            headers: { origin: pages === 'site' ? origin : ADMIN, 'content-type': 'application/json' },
            body: JSON.stringify(BODIES[name] ?? {}),
          }),
        };
      },
    ),
  );
}

const get = (path: string): Flood => ({ name: `GET ${path}`, method: 'GET', path });

/** Returns pages that are not in the site map and are uncached or slow to render. */
export function costlyPages(origin: string): Flood[] {
  const form = (name: string, body: string): Flood => ({
    name,
    method: 'POST',
    path: '/forms/contact',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
  const fields = Array.from({ length: 5000 }, (_, i) => `f${i}=a`).join('&');
  return [
    get('/api/openapi.json'),
    get('/api/docs'),
    get('/calculator/results?enquiries={n}&value=900&show=60&close=40'),
    get('/calculator/questions?enquiries={n}'),
    get('/blog?search=laser+{n}'),
    get('/blog?page={n}'),
    get('/blog/preview/{n}'),
    get('/thank-you?form=contact&n={n}'),
    get('/no-such-page-{n}'),
    get('/services/none-{n}'),
    get('/unsubscribe/{n}'),
    form('POST /forms/contact, 5,000 fields', fields),
    form('POST /forms/contact', 'name=Crowd&email=crowd{n}%40example.com&message=Hello&source=%2Fcontact'),
  ];
}

export const pagesOf = (paths: readonly string[]): Flood[] => paths.map(get);
