import { screen, waitFor, within } from '@testing-library/react';
import { account } from '@upcurve/contracts/account/account';
import { inbox } from '@upcurve/contracts/leads/inbox';
import { mail } from '@upcurve/contracts/settings/mail';
import type { MailServerInput, MailServerSettings } from '@upcurve/contracts/settings/mail-server';
import { currentUser, mailServer, profile } from '@upcurve/testing/factories';
import { handle, Refusal, refused, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { ALL_STEPS_DONE, noStepsLeft } from '../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

const NONE = mailServer({
  ...{ host: '', username: '', senderName: '', senderAddress: '', hasPassword: false, version: 1 },
});
let stored: MailServerSettings;
let email: string;
let sent: MailServerInput[];
let seen: (string | undefined)[];
let outcome: { success: boolean; message: string };

const network = mockNetwork(
  noStepsLeft,
  signedIn(),
  handle(account.getProfile, () => profile({ email })),
  handle(mail.listMails, () => ({ items: [] })),
  handle(mail.getMailState, () => ({
    ...{ isOn: stored.host !== '', from: stored.senderAddress },
    ...{ waiting: 0, waitingSince: null, lastError: null },
  })),
  handle(mail.getMailServer, () => stored),
  handle(mail.saveMailServer, ({ body, headers }) => {
    seen.push(headers['if-match']);
    sent.push(body);
    if (headers['if-match'] !== `"${stored.version}"`) throw new Refusal(412, 'Someone else was faster.');
    const { password, ...settings } = body;
    const hasPassword = password === undefined ? stored.hasPassword : password !== '';
    stored = { ...stored, ...settings, hasPassword, isPasswordLost: false, version: stored.version + 1 };
    return stored;
  }),
  handle(mail.testMailServer, ({ body }) => {
    sent.push(body);
    return outcome;
  }),
  handle(mail.removeMailServer, () => {
    stored = NONE;
    return {};
  }),
);
beforeEach(() => {
  stored = NONE;
  email = 'olivia@lowe.example';
  sent = [];
  seen = [];
  outcome = { success: true, message: 'The server accepted an email to olivia@lowe.example.' };
});

async function open() {
  const app = renderApp(paths.mailSettings());
  const panel = await screen.findByRole('region', { name: 'Email server' });
  await waitFor(() => expect(within(panel).queryByRole('status', { name: /^Loading/ })).toBeNull());
  const press = (name: string) => app.user.click(within(panel).getByRole('button', { name }));
  return { ...app, panel, press };
}
const fieldOf = (label: string) => screen.getByLabelText(label, { selector: 'input, select' });

async function fill({ user }: Awaited<ReturnType<typeof open>>) {
  await user.type(fieldOf('Server name'), 'SMTP.Example.com');
  await user.type(fieldOf('Username'), 'desk');
  await user.type(fieldOf('Password'), 'tall ship harbour');
  await user.type(fieldOf('Sender address'), 'desk@lowe.example');
}
const FILLED = {
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  username: 'desk',
  password: 'tall ship harbour',
  senderName: '',
  senderAddress: 'desk@lowe.example',
};

test('an owner enters a server, tests it and saves it, and the notice that email is off disappears', async () => {
  const app = await open();
  expect(await screen.findByRole('status', { name: 'Email is off' })).toBeInTheDocument();
  await fill(app);
  expect(app.panel).toHaveTextContent('A test will be sent to olivia@lowe.example.');
  await app.press('Send test');
  expect(await screen.findByText('Email test successful')).toBeInTheDocument();
  await app.press('Save server');
  expect(await screen.findByText('Emails are now sent through it.')).toBeInTheDocument();
  expect(sent).toEqual([
    { ...FILLED, host: expect.stringMatching(/smtp/i) },
    expect.objectContaining(FILLED),
  ]);
  expect(seen).toEqual(['"1"']);
  expect(app.panel).toHaveTextContent('smtp.example.com, port 587, STARTTLS');
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Email is off' })).toBeNull());
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('says that a server was saved without a test, and that a test no longer counts after a change', async () => {
  const app = await open();
  await fill(app);
  await app.press('Send test');
  await screen.findByText('Email test successful');
  await app.user.type(fieldOf('Sender name'), 'Lowe');
  expect(screen.queryByText('Email test successful')).toBeNull();
  await app.press('Save server');
  expect(await screen.findByText(/^It has not been tested\./)).toBeInTheDocument();
});

test('choosing TLS changes the port, unless it is another one', async () => {
  const { user } = await open();
  expect(fieldOf('Port')).toHaveValue('587');
  await user.selectOptions(fieldOf('Encryption'), 'TLS');
  expect(fieldOf('Port')).toHaveValue('465');
  await user.selectOptions(fieldOf('Encryption'), 'STARTTLS');
  expect(fieldOf('Port')).toHaveValue('587');
  await user.clear(fieldOf('Port'));
  await user.type(fieldOf('Port'), '2525');
  await user.selectOptions(fieldOf('Encryption'), 'TLS');
  expect(fieldOf('Port')).toHaveValue('2525');
  await user.clear(fieldOf('Port'));
  await user.type(fieldOf('Port'), '587');
  expect(screen.getByText('587 is for STARTTLS.')).toBeInTheDocument();
});

test('shows why a test failed, and field errors of the server at their fields', async () => {
  outcome = { success: false, message: 'Username or password refused: 535' };
  const app = await open();
  await fill(app);
  await app.press('Send test');
  expect(await screen.findByText('Email test failed')).toBeInTheDocument();
  expect(screen.getByText('Username or password refused: 535')).toBeInTheDocument();
  const message = 'This server is in a private network.';
  network.use(refused(mail.testMailServer, 400, message, [{ path: 'host', message }]));
  await app.press('Send test');
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(fieldOf('Server name')).toBeInvalid();
  expect(fieldOf('Server name')).toHaveFocus();
});

test('sends nothing while a field is invalid', async () => {
  const { press } = await open();
  await press('Send test');
  expect(await screen.findByText('Enter the name of the server.')).toBeInTheDocument();
  expect(fieldOf('Server name')).toHaveFocus();
  await press('Save server');
  expect(sent).toEqual([]);
});

test('sends the test of an owner without an address to the sender address', async () => {
  email = '';
  stored = mailServer();
  const { panel } = await open();
  expect(await within(panel).findByText('A test will be sent to desk@lowe.example.')).toBeInTheDocument();
  expect(within(panel).getByRole('button', { name: 'Send test' })).toBeEnabled();
});

test('leads on to the next first step, and counts the step that was just done', async () => {
  network.use(
    handle(inbox.getFirstSteps, () => ({
      ...ALL_STEPS_DONE,
      connection: stored.host !== '',
      team: false,
      address: true,
      lead: false,
    })),
  );
  const app = await open();
  expect(await screen.findByText(/First steps: 1 of 4 done/)).toBeInTheDocument();
  await fill(app);
  await app.press('Save server');
  expect(await screen.findByText(/First steps: 2 of 4 done/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Take the quiz yourself' })).toHaveAttribute('href', paths.inbox());
});

test('keeps the saved password if none is entered, and removes it with the username', async () => {
  stored = mailServer();
  const { press, user } = await open();
  await press('Change');
  expect(fieldOf('Password')).toHaveValue('');
  await user.type(fieldOf('Sender name'), ' North');
  await press('Save server');
  await screen.findByText('Email server saved');
  expect(sent[0]).toMatchObject({ senderName: 'Lowe Clinics North' });
  expect(sent[0]).not.toHaveProperty('password');
  await press('Change');
  await user.clear(fieldOf('Username'));
  await press('Save server');
  await waitFor(() => expect(sent[1]).toMatchObject({ username: '', password: '' }));
});

test('tests the saved server, and removes it after a confirmation', async () => {
  stored = mailServer();
  const { panel, press, user } = await open();
  await press('Send test');
  expect(await screen.findByText('Email test successful')).toBeInTheDocument();
  expect(sent[0]).not.toHaveProperty('password');
  await press('Switch off');
  const dialog = await screen.findByRole('dialog', { name: 'Switch off email?' });
  expect(dialog).toHaveTextContent('smtp.example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Email switched off')).toBeInTheDocument();
  expect(await within(panel).findByLabelText('Server name')).toHaveValue('');
});

test('asks before unsaved changes are lost', async () => {
  stored = mailServer();
  const { press, user, panel, location } = await open();
  await press('Change');
  await user.type(fieldOf('Server name'), 'x');
  await user.click(screen.getByRole('tab', { name: 'Team' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(location()).toBe(paths.mailSettings());
  await press('Discard');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(panel).toHaveTextContent('smtp.example.com, port 587');
  expect(screen.queryByLabelText('Server name')).toBeNull();
});

test.each([
  ['Load newest version', 'smtp.other.example', ['"4"']],
  ['Overwrite with mine', 'smtp.example.comx', ['"4"', '"5"']],
])('a colleague saved first: %s', async (choice, host, versions) => {
  stored = mailServer();
  const { press, user } = await open();
  await press('Change');
  stored = mailServer({ host: 'smtp.other.example', version: 5 });
  await user.type(fieldOf('Server name'), 'x');
  await press('Save server');
  const conflict = await screen.findByRole('alert');
  expect(conflict).toHaveTextContent(
    'Someone else changed the email server while you were editing (Server name)',
  );
  await user.click(within(conflict).getByRole('button', { name: choice }));
  await waitFor(() => expect(seen).toEqual(versions));
  if (choice.startsWith('Load')) expect(fieldOf('Server name')).toHaveValue(host);
  else await waitFor(() => expect(stored.host).toBe(host));
});

test('shows a server from the environment without a way to change it', async () => {
  stored = mailServer({ isFromEnvironment: true });
  const { panel } = await open();
  expect(panel).toHaveTextContent('Set by SMTP_URL on the server.');
  expect(panel).toHaveTextContent('Lowe Clinics <desk@lowe.example>');
  expect(within(panel).queryByRole('button')).toBeNull();
});

test('says that the password has to be entered again', async () => {
  stored = mailServer({ isPasswordLost: true });
  const { panel } = await open();
  expect(within(panel).getByRole('alert')).toHaveTextContent('Enter the password again.');
});

test('offers a retry if the server cannot be loaded', async () => {
  network.use(unreachable(mail.getMailServer));
  const { panel, press } = await open();
  await within(panel).findByRole('alert');
  network.use(handle(mail.getMailServer, () => mailServer()));
  await press('Try again');
  await waitFor(() => expect(panel).toHaveTextContent('smtp.example.com'));
});

test('is not shown to members who are not owners', async () => {
  network.use(signedIn(currentUser('admin')));
  renderApp(paths.mailSettings());
  expect(await screen.findByRole('heading', { name: 'Emails' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Email server' })).toBeNull();
});
