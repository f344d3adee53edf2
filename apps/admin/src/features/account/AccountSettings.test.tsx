import { screen, waitFor, within } from '@testing-library/react';
import { type AccountSession, account } from '@upcurve/contracts/account/account';
import { newId, profile } from '@upcurve/testing/factories';
import { handle, refused, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { noStepsLeft } from '../../test-support/empty-answers.ts';
import { noSecondFactor, renderApp, signedIn } from '../../test-support/render-app.tsx';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';

function session(part: Partial<AccountSession>): AccountSession {
  return {
    id: newId(),
    current: false,
    createdAt: '2026-11-20T09:00:00.000Z',
    lastSeenAt: '2026-11-20T14:05:00.000Z',
    expiresAt: '2026-11-27T09:00:00.000Z',
    address: '192.0.2.7',
    userAgent: FIREFOX,
    ...part,
  };
}

const here = session({ current: true });
const phone = session({ userAgent: SAFARI, address: null });
const office = session({ address: '198.51.100.4' });
let sessions: AccountSession[];
let changes: { currentPassword: string; newPassword: string }[];

const network = mockNetwork(
  noStepsLeft,
  signedIn(),
  noSecondFactor,
  handle(account.getProfile, () => profile()),
  handle(account.listSessions, () => sessions),
  handle(account.endSession, ({ params }) => {
    sessions = sessions.filter(({ id }) => id !== params.id);
    return {};
  }),
  handle(account.endSessions, () => {
    sessions = [here];
    return {};
  }),
  handle(account.changePassword, ({ body }) => {
    changes.push(body);
    sessions = [here];
    return {};
  }),
);
beforeEach(() => {
  sessions = [here, phone, office];
  changes = [];
});

async function open() {
  const { user } = renderApp(paths.settings());
  await screen.findByText('This device');
  return user;
}
const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');

describe('changing the password', () => {
  test('saves the new password and ends all other sessions', async () => {
    const user = await open();
    await user.type(current(), 'violet harbour lantern');
    await user.type(next(), 'copper kettle north');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(changes).toEqual([
      { currentPassword: 'violet harbour lantern', newPassword: 'copper kettle north' },
    ]);
    expect(current()).toHaveValue('');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });

  test('validates the fields before it sends anything', async () => {
    const user = await open();
    await user.type(next(), 'short');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(current()).toHaveAccessibleDescription('Required');
    expect(next()).toHaveAccessibleDescription(
      expect.stringContaining('Password must be at least 12 characters.'),
    );
    expect(current()).toHaveFocus();
    expect(changes).toEqual([]);
  });

  test.each([
    ['currentPassword', 'Current password', 'This is not your current password.'],
    ['newPassword', 'New password', 'This password is too common.'],
  ])('shows the server’s error at its field: %s', async (path, label, message) => {
    network.use(refused(account.changePassword, 400, 'Invalid input', [{ path, message }]));
    const user = await open();
    await user.type(current(), 'violet harbour lantern');
    await user.type(next(), 'passwordpassword');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  test('shows the error of the rate limit and keeps the entries', async () => {
    network.use(refused(account.changePassword, 429, 'Too many attempts. Try again in 15 minutes.'));
    const user = await open();
    await user.type(current(), 'violet harbour lantern');
    await user.type(next(), 'copper kettle north');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password not changed')).toBeInTheDocument();
    expect(screen.getByText('Too many attempts. Try again in 15 minutes.')).toBeInTheDocument();
    expect(next()).toHaveValue('copper kettle north');
  });
});

describe('the list of sessions', () => {
  test('names the browser of each session and marks this device', async () => {
    await open();
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual([
      'Firefox on WindowsThis device192.0.2.7 · last seen 20 Nov 2026, 14:05 · signed in 20 Nov 2026, 09:00',
      'Safari on iPhoneUnknown address · last seen 20 Nov 2026, 14:05 · signed in 20 Nov 2026, 09:00End',
      'Firefox on Windows198.51.100.4 · last seen 20 Nov 2026, 14:05 · signed in 20 Nov 2026, 09:00End',
    ]);
  });

  test('ends a session after a confirmation', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: /^End the session of Safari on iPhone/ }));
    const dialog = await screen.findByRole('dialog', { name: 'End session' });
    expect(dialog).toHaveTextContent('Safari on iPhone');
    await user.click(within(dialog).getByRole('button', { name: 'End session' }));
    expect(await screen.findByText('Safari on iPhone is signed out.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
  });

  test('ends all other sessions after a confirmation', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'End all others' }));
    const dialog = await screen.findByRole('dialog', { name: 'End all other sessions' });
    await user.click(within(dialog).getByRole('button', { name: 'End all others' }));
    expect(await screen.findByText('Sessions ended')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument(),
    );
  });

  test('reports a failure, but treats an already ended session as a success', async () => {
    network.use(unreachable(account.endSessions));
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'End all others' }));
    const question = within(await screen.findByRole('dialog', { name: 'End all other sessions' }));
    await user.click(question.getByRole('button', { name: 'End all others' }));
    expect(await screen.findByText('Session not ended')).toBeInTheDocument();
    await user.keyboard('{Escape}');

    network.use(refused(account.endSession, 404, 'There is no such session.'));
    await user.click(screen.getByRole('button', { name: /^End the session of Safari/ }));
    await user.click(await screen.findByRole('button', { name: 'End session' }));
    expect(await screen.findByText('Session ended')).toBeInTheDocument();
  });
});
