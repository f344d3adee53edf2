import { screen, within } from '@testing-library/react';
import { account, type Profile } from '@upcurve/contracts/account/account';
import { currentUser, profile as profileOf } from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { noStepsLeft } from '../../test-support/empty-answers.ts';
import { noSecondFactor, renderApp, signedIn } from '../../test-support/render-app.tsx';

let profile: Profile;
let changes: Partial<Profile>[];

const network = mockNetwork(
  noStepsLeft,
  signedIn(),
  noSecondFactor,
  handle(account.listSessions, () => []),
  handle(account.getProfile, () => profile),
  handle(account.updateProfile, ({ body }) => {
    changes.push(body);
    profile = { ...profile, ...body };
    return profile;
  }),
);
beforeEach(() => {
  profile = profileOf();
  changes = [];
});

async function open() {
  const { user } = renderApp(paths.settings());
  await screen.findByLabelText('Display name');
  return user;
}
const address = () => screen.getByLabelText('Email address');
const save = () => screen.getByRole('button', { name: 'Save profile' });

test('saves name, email address and notifications in one request', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Display name'), 'Olivia Hart');
  await user.type(address(), 'olivia@example.com');
  await user.click(screen.getByRole('radio', { name: 'Only eligible ones' }));
  await user.click(screen.getByRole('switch', { name: 'A summary of the week’s figures' }));
  await user.click(save());
  expect(await screen.findByText('Profile saved')).toBeInTheDocument();
  expect(changes).toEqual([
    {
      displayName: 'Olivia Hart',
      email: 'olivia@example.com',
      leadMails: 'eligible',
      hasWeekly: true,
      zone: null,
    },
  ]);
  expect(screen.queryByText('Email is off')).not.toBeInTheDocument();
});

test('does not send an invalid email address', async () => {
  const user = await open();
  await user.type(address(), 'olivia');
  await user.click(save());
  expect(address()).toHaveAccessibleDescription(expect.stringContaining('Enter a valid email address.'));
  expect(address()).toHaveFocus();
  expect(changes).toEqual([]);
});

test('shows field errors at the field and other errors in a toast', async () => {
  network.use(
    refused(account.updateProfile, 400, 'Invalid input', [{ path: 'email', message: 'Not this one.' }]),
  );
  const user = await open();
  await user.click(save());
  expect(await screen.findByText('Not this one.')).toBeInTheDocument();
  expect(address()).toHaveFocus();
  network.use(refused(account.updateProfile, 503, 'The database is away.'));
  await user.click(save());
  expect(await screen.findByText('Profile not saved')).toBeInTheDocument();
});

test('warns that the server cannot send email', async () => {
  profile.isMailOn = false;
  await open();
  const notice = screen.getByRole('status', { name: 'Email is off' });
  expect(notice).toHaveTextContent('Set up the email server in Settings, Email.');
  expect(within(notice).getByRole('link')).toHaveAttribute('href', paths.mailSettings());
});

test('finds a time zone by its name and then shows times in that zone', async () => {
  network.use(
    handle(account.listSessions, () => [
      {
        id: '01990000-0000-7000-8000-000000000001',
        current: true,
        createdAt: '2026-11-20T02:00:00.000Z',
        lastSeenAt: '2026-11-20T02:00:00.000Z',
        expiresAt: '2026-11-27T02:00:00.000Z',
        address: null,
        userAgent: null,
      },
    ]),
  );
  const user = await open();
  expect(await screen.findByText(/20 Nov 2026, 02:00/)).toBeInTheDocument();
  const field = screen.getByRole('combobox', { name: 'Time zone' });
  expect(field).toHaveValue('The agency’s (London)');
  await user.clear(field);
  await user.type(field, 'new york');
  await user.click(await screen.findByRole('option', { name: 'America/New York' }));
  await user.click(save());
  expect((await screen.findAllByText(/19 Nov 2026, 21:00 EST/)).length).toBeGreaterThan(0);
  expect(changes).toMatchObject([{ zone: 'America/New_York' }]);

  await user.clear(field);
  await user.click(await screen.findByRole('option', { name: 'The agency’s (London)' }));
  await user.click(save());
  expect((await screen.findAllByText(/20 Nov 2026, 02:00(?! E)/)).length).toBeGreaterThan(0);
  expect(changes.at(-1)).toMatchObject({ zone: null });
});

test('hides notifications about leads from members who may not read leads', async () => {
  network.use(signedIn(currentUser('editor')));
  await open();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
