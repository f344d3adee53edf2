import { screen, waitFor } from '@testing-library/react';
import { account } from '@upcurve/contracts/account/account';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { currentUser } from '@upcurve/testing/factories';
import { handle, Refusal, refused, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { emptyInbox } from '../../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, setStaffMarker, signedIn } from '../../test-support/render-app.tsx';

const olivia = currentUser('owner', { username: 'olivia' });
const invite = {
  name: 'Edith Page',
  role: 'editor' as const,
  invitedBy: 'Hana Host',
  agencyName: 'Upcurve',
  expiresAt: '2026-11-27T09:05:00.000Z',
};
const network = mockNetwork(
  emptyQuarantine,
  ...emptyInbox,
  signedIn(null),
  handle(account.login, () => olivia),
  handle(account.register, () => olivia),
  handle(account.readInvite, () => invite),
  handle(account.logout, () => ({})),
  handle(submissions.listSubmissions, () => ({ items: [] })),
);

async function fillIn(app: ReturnType<typeof renderApp>, username: string, password: string) {
  const field = await screen.findByLabelText('Username');
  await app.user.clear(field);
  await app.user.type(field, username);
  await app.user.type(screen.getByLabelText('Password'), password);
}

async function logIn(app: ReturnType<typeof renderApp>) {
  await fillIn(app, 'olivia', 'violet-harbour-lantern');
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
}

describe('login', () => {
  test('asks for a login on a protected address, then returns to that address', async () => {
    const app = renderApp('/admin/help?from=link');
    expect(screen.getByText('Loading authentication...')).toBeInTheDocument();
    await screen.findByRole('button', { name: 'Login' });
    expect(app.location()).toBe('/admin/login');

    await logIn(app);

    expect(await screen.findByRole('heading', { name: 'Help' })).toBeInTheDocument();
    expect(app.location()).toBe('/admin/help?from=link');
    expect(screen.getByText('Login successful')).toBeInTheDocument();
    expect(screen.getByText('Welcome back, olivia!')).toBeInTheDocument();
  });

  test('logs in by Enter and opens the inbox by default', async () => {
    const app = renderApp('/auth');
    await fillIn(app, 'olivia', 'violet-harbour-lantern{Enter}');
    await screen.findByRole('heading', { name: 'Inbox' });
    expect(app.location()).toBe('/admin/inbox');
  });

  test.each([
    [
      'refused',
      () => {
        throw new Refusal(401, 'No.');
      },
      'Invalid username or password. Please try again.',
    ],
    [
      'too often',
      () => {
        throw new Refusal(429, 'Too many attempts. Try again in 5 minutes.');
      },
      'Too many attempts. Try again in 5 minutes.',
    ],
    [
      'a proxy speaks',
      () => new HttpResponse('<html>', { status: 502 }),
      'Authentication failed. Please check your credentials.',
    ],
    [
      'JSON without a message',
      () => HttpResponse.json({}, { status: 500 }),
      'Authentication failed. Please try again.',
    ],
    [
      'nobody answers',
      () => HttpResponse.error(),
      'Connection error. Please check your network and try again.',
    ],
    ['success is not JSON', () => new HttpResponse('welcome'), 'Received invalid response format'],
  ])('shows an error if the login fails: %s', async (_, answer: () => Response, message) => {
    network.use(handle(account.login, answer));
    const app = renderApp('/admin/login');
    await logIn(app);
    expect(await screen.findByText('Login failed')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(app.location()).toBe('/admin/login');
  });

  test('reports empty fields and sends nothing', async () => {
    const app = renderApp('/admin/login');
    await app.user.click(await screen.findByRole('button', { name: 'Login' }));
    expect(await screen.findByLabelText('Username')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Required');
  });

  test('shows the login and an error if the current user cannot be loaded', async () => {
    setStaffMarker(true);
    network.use(unreachable(account.getUser));
    renderApp('/admin');
    expect(await screen.findByText(/^Connection error/)).toBeInTheDocument();
  });

  test('does not request the user if the browser has no session marker', async () => {
    setStaffMarker(false);
    network.use(unreachable(account.getUser));
    renderApp('/admin');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByText(/^Connection error/)).not.toBeInTheDocument();
  });

  test('can show the password', async () => {
    const app = renderApp('/admin/login');
    const password = await screen.findByLabelText('Password');
    await app.user.click(screen.getByRole('button', { name: 'Show or hide what you typed' }));
    expect(password).toHaveAttribute('type', 'text');
  });
});

describe('registration', () => {
  test('says that an invite is needed', async () => {
    const app = renderApp('/auth');
    await app.user.click(await screen.findByRole('tab', { name: 'Register' }));
    expect(await screen.findByText(/Registration needs an invite link/)).toBeInTheDocument();
  });

  test('greets the invited member by name, says who invites them to which role, and suggests a username', async () => {
    renderApp('/auth?invite=TOKEN');
    expect(await screen.findByText('Welcome, Edith Page!')).toBeVisible();
    expect(screen.getByText(/^Hana Host invites you to join Upcurve as Editor\./)).toBeVisible();
    expect(screen.getByText('The link works once, until 27 Nov 2026, 09:05.')).toBeVisible();
    expect(screen.getByLabelText('Your name')).toHaveValue('Edith Page');
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    expect(screen.getByLabelText('Username')).toHaveValue('edith.page');
  });

  test('suggests no username that would be rejected', async () => {
    network.use(handle(account.readInvite, () => ({ ...invite, name: 'Al' })));
    renderApp('/auth?invite=TOKEN');
    expect(await screen.findByText('Welcome, Al!')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('');
  });

  test('says that the set-up link creates the first account', async () => {
    network.use(
      handle(account.readInvite, () => ({ ...invite, name: '', role: 'owner' as const, invitedBy: null })),
    );
    renderApp('/auth?invite=TOKEN');
    expect(
      await screen.findByText(/^Create the first account of Upcurve\. You will be its Owner\./),
    ).toBeVisible();
  });

  test('says that an expired invite cannot be used', async () => {
    network.use(refused(account.readInvite, 403, 'No.'));
    renderApp('/auth?invite=TOKEN');
    expect(await screen.findByText('This invite cannot be used')).toBeVisible();
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
  });

  test('offers the form if the invite cannot be read', async () => {
    network.use(unreachable(account.readInvite));
    renderApp('/auth?invite=TOKEN');
    expect(await screen.findByLabelText('Username')).toHaveValue('');
  });

  test('registers with the invite and opens the inbox', async () => {
    let body: unknown;
    network.use(
      handle(account.register, (request) => {
        body = request.body;
        return olivia;
      }),
    );
    const app = renderApp('/auth?invite=TOKEN');
    expect(await screen.findByText(/At least 12 characters/)).toBeInTheDocument();
    await app.user.clear(screen.getByLabelText('Your name'));
    await app.user.type(screen.getByLabelText('Your name'), 'Olivia Hart');
    await fillIn(app, 'olivia', 'violet-harbour-lantern{Control>}{Enter}{/Control}');

    expect(await screen.findByText('Registration successful')).toBeInTheDocument();
    expect(screen.getByText('Welcome, olivia!')).toBeInTheDocument();
    expect(body).toEqual({
      displayName: 'Olivia Hart',
      username: 'olivia',
      password: 'violet-harbour-lantern',
      inviteToken: 'TOKEN',
    });
    await waitFor(() => expect(app.location()).toBe('/admin/inbox'));
  });

  test('reports a short password at its field', async () => {
    const app = renderApp('/auth?invite=TOKEN');
    await fillIn(app, 'olivia', 'short{Enter}');
    expect(await screen.findByText('Password must be at least 12 characters.')).toBeInTheDocument();
  });

  test('shows the server’s message in a toast and its field errors at the fields', async () => {
    network.use(
      refused(account.register, 400, 'Some fields are not valid.', [
        { path: 'username', message: 'This username is taken.' },
      ]),
    );
    const app = renderApp('/auth?invite=TOKEN');
    await fillIn(app, 'olivia', 'violet-harbour-lantern{Enter}');
    expect(await screen.findByText('Registration failed')).toBeInTheDocument();
    expect(screen.getByText('Some fields are not valid.')).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(/^This username is taken\./);
  });
});

describe('logout', () => {
  test('logs out from the account menu and confirms it', async () => {
    network.use(signedIn(olivia));
    const app = renderApp('/admin/help');
    await app.user.click(await screen.findByRole('button', { name: 'My Account' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByText('Logged out')).toBeInTheDocument();
    expect(screen.getByText('You have been successfully logged out.')).toBeInTheDocument();
    await screen.findByRole('button', { name: 'Login' });

    await logIn(app);
    await waitFor(() => expect(app.location()).toBe('/admin/inbox'));
  });

  test('logs out from the dashboard, clears stored data and shows the login', async () => {
    network.use(signedIn(olivia));
    localStorage.setItem('adminToken', 'token');
    localStorage.setItem('adminUser', '{}');
    const app = renderApp('/admin');
    await app.user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged Out')).toBeInTheDocument();
    for (const key of ['adminToken', 'adminUser']) expect(localStorage.getItem(key)).toBeNull();
    await waitFor(() => expect(app.location()).toBe('/admin/login'));
  });

  test('reports a failed logout and keeps the session', async () => {
    network.use(signedIn(olivia), unreachable(account.logout));
    const app = renderApp('/admin');
    await app.user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logout failed')).toBeInTheDocument();
    expect(app.location()).toBe('/admin/inbox');
  });
});

test('shows the login after a 401, then returns to the same screen', async () => {
  network.use(signedIn(olivia), refused(submissions.listSubmissions, 401, 'Please sign in.'));
  const app = renderApp('/admin/eligibility/submissions?status=new');
  expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();

  network.use(handle(submissions.listSubmissions, () => ({ items: [] })));
  await logIn(app);
  await waitFor(() => expect(app.location()).toBe('/admin/eligibility/submissions?status=new'));
});
