import { screen, waitFor } from '@testing-library/react';
import { account } from '@upcurve/contracts/account/account';
import { inbox } from '@upcurve/contracts/leads/inbox';
import { currentUser } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { emptyInbox } from '../test-support/empty-answers.ts';
import { renderApp, setStaffMarker } from '../test-support/render-app.tsx';

/** The Authorization header of each request. */
let seen: [call: string, authorization: string | null][];

/** Rejects every request with an invalid bearer token, like the API. */
function unlessStale<T>(call: string, answer: () => T) {
  return ({ request }: { request: Request }): T => {
    const authorization = request.headers.get('authorization');
    seen.push([call, authorization]);
    if (authorization) throw new Refusal(401, 'Please sign in.');
    return answer();
  };
}

const olivia = currentUser('owner', { username: 'olivia' });
mockNetwork(
  handle(
    account.getUser,
    unlessStale('getUser', () => olivia),
  ),
  handle(
    account.login,
    unlessStale('login', () => olivia),
  ),
  handle(account.readInvite, () => ({
    name: '',
    role: 'owner' as const,
    invitedBy: null,
    agencyName: 'Upcurve',
    expiresAt: '2026-11-27T09:05:00.000Z',
  })),
  handle(
    account.register,
    unlessStale('register', () => olivia),
  ),
  handle(
    inbox.listInbox,
    unlessStale('listInbox', () => ({ items: [] })),
  ),
  ...emptyInbox,
);

beforeEach(() => {
  seen = [];
  localStorage.clear();
});

test.each(['adminToken', 'jwt'])(
  'with a valid session, drops a stale %s and repeats the request',
  async (key) => {
    setStaffMarker(true);
    localStorage.setItem(key, 'stale');
    const app = renderApp('/admin/help');
    expect(await screen.findByRole('heading', { name: 'Help' })).toBeInTheDocument();
    expect(app.location()).toBe('/admin/help');
    expect(seen).toEqual([
      ['getUser', 'Bearer stale'],
      ['getUser', null],
    ]);
    expect(localStorage).toHaveLength(0);
  },
);

test('drops a stale token and makes no second request if the session marker is missing', async () => {
  setStaffMarker(false);
  localStorage.setItem('jwt', 'stale');
  renderApp('/admin/help');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
  expect(seen).toEqual([['getUser', 'Bearer stale']]);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['login', '/admin/login', 'Login'],
  ['register', '/auth?invite=TOKEN', 'Register'],
])('%s sends no stored token, and removes it from the browser', async (call, address, button) => {
  setStaffMarker(false);
  const app = renderApp(address);
  await app.user.type(await screen.findByLabelText('Username'), 'olivia');
  await app.user.type(screen.getByLabelText('Password'), 'violet-harbour-lantern');
  localStorage.setItem('adminToken', 'stale');
  await app.user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(app.location()).toBe('/admin/inbox'));
  await waitFor(() =>
    expect(seen).toEqual([
      [call, null],
      ['listInbox', null],
    ]),
  );
});
