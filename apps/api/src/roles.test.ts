import type { CurrentUser } from '@upcurve/contracts/account/account';
import { ROLES, type Role, roleCan } from '@upcurve/contracts/permissions';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import { type Endpoint, filledPath } from '@upcurve/contracts/shared/endpoint';
import type { InjectOptions } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { ADMIN, apiForFile, SITE } from '../test/api.ts';
import { sessionQueries } from './features/account/sessions.ts';
import { userQueries } from './features/account/users.ts';
import { createSessionCookie } from './lib/security/session-cookie.ts';

/*
 * Makes every call as every caller from every page, and compares the response with the contract. An allowed call may
 * still fail for another reason, because all ids in these calls are made up.
 */

const CALLERS = ['signed out', 'enrolling', ...ROLES] as const;
type Caller = (typeof CALLERS)[number];
/** The origin of the page that makes the call. */
const PAGES = { admin: ADMIN, site: SITE, elsewhere: 'http://evil.example' } as const;
type PageName = keyof typeof PAGES;

const SIGN_IN = 'Please sign in.';
const NOT_OURS = 'This request did not come from our own pages.';
const NOT_ALLOWED = 'You are not allowed to do this.';
const ENROL = 'Set up your second factor first. Your role requires it.';

const users = new Map<Caller, { id: string; role: Role }>();
const api = await apiForFile();
for (const caller of CALLERS.slice(1)) {
  const role = caller === 'enrolling' ? 'owner' : (caller as Role);
  const user = await userQueries(api.db).create({
    username: caller,
    role,
    passwordHash: 'none that any password fits',
  });
  users.set(caller, { id: user?.id ?? '', role });
}

/** The cookie of a new session, because some calls end their own session. */
async function cookieOf(caller: Caller): Promise<Record<string, string>> {
  const user = users.get(caller);
  if (!user) return {};
  const { sessionVersion } = await api.db
    .selectFrom('users')
    .select('sessionVersion')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const session = await sessionQueries(api.db).create(
    { id: user.id, sessionVersion },
    { address: '127.0.0.1', userAgent: undefined },
  );
  if (!session) throw new Error('no session');
  if (caller === 'enrolling')
    await api.db.updateTable('sessions').set({ mustEnrol: true }).where('userId', '=', user.id).execute();
  let cookie = '';
  const reply = {
    setCookie: (name: string, value: string) => {
      if (name === 'sid') cookie = `${name}=${value}`;
    },
  };
  createSessionCookie(api.app, ADMIN, SITE).set(reply as never, user.id, session);
  return { cookie };
}

/** The error that the contract requires, or undefined if the caller is allowed. */
function refusalOf(endpoint: Endpoint, caller: Caller, page: PageName): string | undefined {
  const { access, origin = 'admin', method, whileEnrolling } = endpoint;
  if (caller === 'enrolling' && access !== 'public' && !whileEnrolling) return ENROL;
  const mayPage = page === 'admin' || (page === 'site' && origin !== 'admin');
  if (method !== 'GET' && !mayPage) return NOT_OURS;
  if (access === 'public') return undefined;
  const user = users.get(caller);
  if (!user) return SIGN_IN;
  return access === 'staff' || roleCan(user.role, access) ? undefined : NOT_ALLOWED;
}

/* Ids that do not exist. Questions and revisions have numeric ids, everything else has UUIDs. */
const placeholders = (path: string) =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      name === 'number' || path.includes('questions') ? '999999' : uuidv7(),
    ]),
  );

const calls = Object.entries(allEndpoints).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(
    ([name, endpoint]) => [`${noun}.${name}`, endpoint] as const,
  ),
);

async function made(endpoint: Endpoint, caller: Caller, page: PageName) {
  const { method, path } = endpoint;
  const answer = await api.app.inject({
    method: method as InjectOptions['method'],
    url: filledPath(path, placeholders(path)),
    headers: { origin: PAGES[page], ...(await cookieOf(caller)) },
    ...(method !== 'GET' && !endpoint.accepts && { payload: { nonsense: true } }),
  });
  const message = answer.statusCode >= 400 ? answer.json<{ message?: string }>().message : undefined;
  const cors = answer.headers['access-control-allow-credentials'];
  return { status: answer.statusCode, message, cors };
}

describe.each(calls)('%s', (_, endpoint) => {
  test.each(CALLERS)('for %s', async (caller) => {
    for (const page of Object.keys(PAGES) as PageName[]) {
      const { status, message, cors } = await made(endpoint, caller, page);
      const refusal = refusalOf(endpoint, caller, page);
      const cell = `${endpoint.method} ${endpoint.path} from ${page}`;
      if (refusal) {
        expect(message, cell).toBe(refusal);
        expect(status, cell).toBe(refusal === SIGN_IN ? 401 : 403);
      } else {
        expect([SIGN_IN, NOT_OURS, NOT_ALLOWED, ENROL], cell).not.toContain(message);
        expect(status, cell).toBeLessThan(500);
      }
      const isShared = page === 'site' && endpoint.origin === 'staff-bar';
      expect(cors, cell).toBe(isShared ? 'true' : undefined);
    }
  });
});

test('/api/user returns the permissions that the API enforces', async () => {
  for (const role of ROLES) {
    const answer = await api.app.inject({ url: '/api/user', headers: await cookieOf(role) });
    const { permissions } = answer.json<CurrentUser>();
    const guards = new Set(calls.map(([, { access }]) => access));
    for (const access of guards) {
      if (access === 'public' || access === 'staff') continue;
      expect(permissions.includes(access), `${role} ${access}`).toBe(roleCan(role, access));
    }
  }
});
