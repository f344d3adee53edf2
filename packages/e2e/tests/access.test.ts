import { ROLES, type Role, roleCan } from '@upcurve/contracts/permissions';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import { type Endpoint, filledPath } from '@upcurve/contracts/shared/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownerApi } from './system/api.ts';
import { addresses } from './system/current.ts';

/*
 * Makes every call as every role from three origins: the admin app, the site, and directly at the API. All ids are
 * unknown: 404 means that access was granted, 401 or 403 that it was denied.
 */

const CALLERS = ['signed out', ...ROLES] as const;
type Caller = (typeof CALLERS)[number];
const HOSTS = ['admin', 'marketing', 'api'] as const;
type Host = (typeof HOSTS)[number];

const AT_ONCE = 6;

const SIGN_IN = 'Please sign in.';
const NOT_OURS = 'This request did not come from our own pages.';
const NOT_ALLOWED = 'You are not allowed to do this.';

const cookies = new Map<Caller, string>();
const members: string[] = [];

beforeAll(async () => {
  const { team } = await ownerApi();
  const { admin } = addresses;
  for (const role of ROLES) {
    const { link } = await team.createInvite({ body: { role } });
    const username = `access.${role}`;
    const answer = await fetch(`${admin}/api/register`, {
      method: 'POST',
      headers: { origin: admin, 'content-type': 'application/json' },
      body: JSON.stringify({
        username,
        password: 'copper lantern mistral 9',
        inviteToken: new URL(link).searchParams.get('invite'),
      }),
    });
    const { id } = (await answer.json()) as { id: string };
    members.push(id);
    const pairs = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    cookies.set(role, pairs.join('; '));
  }
});
afterAll(async () => {
  const { team } = await ownerApi();
  for (const id of members) await team.deleteUser({ params: { id } });
});

/** Returns the expected error if the call must be rejected, otherwise undefined. */
function refusalOf({ access, origin = 'admin', method }: Endpoint, caller: Caller, host: Host) {
  const isOurs = host === 'admin' || (host === 'marketing' && origin !== 'admin');
  if (method !== 'GET' && !isOurs) return NOT_OURS;
  if (access === 'public') return undefined;
  if (caller === 'signed out') return SIGN_IN;
  return access === 'staff' || roleCan(caller as Role, access) ? undefined : NOT_ALLOWED;
}

/* Ids that do not exist. Questions and revisions have numbers. */
const placeholders = (path: string) =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      name === 'number' || path.includes('questions') ? '999999' : crypto.randomUUID(),
    ]),
  );

async function made(endpoint: Endpoint, caller: Caller, host: Host) {
  const { method, path, accepts } = endpoint;
  const hasBody = method !== 'GET' && !accepts;
  const answer = await fetch(addresses[host] + filledPath(path, placeholders(path)), {
    method,
    headers: {
      ...(host !== 'api' && { origin: addresses[host] }),
      ...(caller !== 'signed out' && { cookie: cookies.get(caller) ?? '' }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: JSON.stringify({ nonsense: true }) }),
  });
  const { status } = answer;
  if (status < 400) await answer.body?.cancel();
  const message = status < 400 ? undefined : ((await answer.json()) as { message?: string }).message;
  return { status, message };
}

const calls: Endpoint[] = Object.values(allEndpoints).flatMap((noun) => Object.values<Endpoint>(noun));

describe.each(HOSTS)('at the origin of %s', (host) => {
  test.each(CALLERS)('every endpoint accepts or rejects %s according to its contract', async (caller) => {
    const check = async (endpoint: Endpoint) => {
      const { status, message } = await made(endpoint, caller, host);
      const refusal = refusalOf(endpoint, caller, host);
      const cell = `${endpoint.method} ${endpoint.path}`;
      if (refusal) {
        expect(message, cell).toBe(refusal);
        expect(status, cell).toBe(refusal === SIGN_IN ? 401 : 403);
      } else {
        expect([SIGN_IN, NOT_OURS, NOT_ALLOWED], cell).not.toContain(message);
        expect(status, cell).toBeLessThan(500);
      }
    };
    // In small batches, because the server would queue and reject more calls at once.
    for (let at = 0; at < calls.length; at += AT_ONCE)
      await Promise.all(calls.slice(at, at + AT_ONCE).map(check));
  });
});
