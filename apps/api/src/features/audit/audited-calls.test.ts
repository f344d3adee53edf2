import { AUDIT_ACTIONS, type AuditAction } from '@upcurve/contracts/account/audit';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import type { Endpoint } from '@upcurve/contracts/shared/endpoint';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ACCOUNT_CALLS } from '../../../test/audited-calls/account-calls.ts';
import { BLOG_CALLS } from '../../../test/audited-calls/blog-calls.ts';
import {
  type AuditedCalls,
  type CallRecorder,
  startCallRecorder,
} from '../../../test/audited-calls/call-recorder.ts';
import { DESK_CALLS } from '../../../test/audited-calls/desk-calls.ts';
import { LEAD_CALLS } from '../../../test/audited-calls/lead-calls.ts';

/*
 * Makes every call that changes or exports data and checks the audit log for the expected actions, or for no action
 * where a reason is given. A new call fails this test until it has an entry.
 */
const CALLS: AuditedCalls[] = [...ACCOUNT_CALLS, ...LEAD_CALLS, ...DESK_CALLS, ...BLOG_CALLS];

const OF_EARLIER_VERSIONS = new Set(['pictures.stopped', 'pictures.retried']);

let recorder: CallRecorder;
beforeAll(async () => {
  recorder = await startCallRecorder();
});
afterAll(() => recorder.close());
beforeEach(() => recorder.forget());

const changesOrTakesOut = ({ method, answers = 'json' }: Endpoint) => method !== 'GET' || answers !== 'json';
const namesIn = ([leaves]: AuditedCalls): string[] =>
  isUndecided(leaves) ? [...leaves] : Object.keys(leaves);
const isUndecided = (leaves: AuditedCalls[0]): leaves is readonly string[] => Array.isArray(leaves);
/** Returns the actions that a call is expected to log. */
function actionsOf([leaves]: AuditedCalls, call: string): readonly AuditAction[] {
  const named = isUndecided(leaves) ? undefined : leaves[call];
  return typeof named === 'object' ? named.toSorted() : [];
}

test('CALLS lists every endpoint that changes or exports data exactly once', () => {
  const audited = Object.entries(allEndpoints).flatMap(([noun, endpoints]) =>
    Object.entries<Endpoint>(endpoints)
      .filter(([, endpoint]) => changesOrTakesOut(endpoint))
      .map(([name]) => `${noun}.${name}`),
  );
  expect(
    CALLS.flatMap(namesIn).sort(),
    'add a new call to CALLS, with the actions that it leaves or why none, and make it; take out one that is gone',
  ).toEqual(audited.sort());
});

test.each(CALLS.map((entry) => [namesIn(entry).join(', '), entry] as const))('%s', async (_, entry) => {
  await entry[1](recorder);
  const left = namesIn(entry).map((call) => [call, recorder.actionsOf(call)]);
  const named = namesIn(entry).map((call) => [call, actionsOf(entry, call)]);
  expect(Object.fromEntries(left), 'what each call left in the log, undefined where it was not made').toEqual(
    Object.fromEntries(named),
  );
});

test('at least one call logs each audit action', () => {
  const left = new Set(CALLS.flatMap((entry) => namesIn(entry).flatMap((call) => actionsOf(entry, call))));
  const unused = Object.keys(AUDIT_ACTIONS).filter(
    (action) => !left.has(action as AuditAction) && !OF_EARLIER_VERSIONS.has(action),
  );
  expect(unused, 'write the action down where it happens, or take it out of AUDIT_ACTIONS').toEqual([]);
});
