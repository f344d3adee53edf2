import { screen, waitFor, within } from '@testing-library/react';
import { account } from '@upcurve/contracts/account/account';
import { type Mail, type MailState, mail } from '@upcurve/contracts/settings/mail';
import { webhook } from '@upcurve/contracts/webhooks/webhook';
import {
  currentUser,
  mail as mailOf,
  mailServer,
  profile,
  webhookSettings,
} from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { emptyAccount, noStepsLeft } from '../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

let all: Mail[];
let state: MailState;
let resent: string[];

const anna = mailOf({ toAddress: 'anna@example.com', kind: 'confirmation', subject: 'We have your answers' });
const olivia = mailOf({
  toAddress: 'olivia@example.com',
  status: 'failed',
  sentAt: null,
  lastError: '550 No such mailbox here',
});

const chloe = mailOf({
  toAddress: 'chloe@example.com',
  status: 'waiting',
  sentAt: null,
  lastError: 'Connection refused',
  nextAttemptAt: '2026-11-20T14:10:00.000Z',
});

const network = mockNetwork(
  noStepsLeft,
  signedIn(),
  handle(mail.getMailState, () => state),
  handle(mail.getMailServer, () => mailServer()),
  handle(account.getProfile, () => profile()),
  handle(mail.listMails, ({ query }) => ({
    items: all.filter(({ status }) => !query.status || status === query.status),
  })),
  handle(mail.resendMail, ({ params: { id } }) => {
    resent.push(id);
    all = all.map((one) => (one.id === id ? { ...one, status: 'sent', sentAt: one.createdAt } : one));
    return {};
  }),
);
beforeEach(() => {
  all = [anna, olivia, chloe];
  state = { isOn: true, from: 'desk@example.com', waiting: 0, waitingSince: null, lastError: null };
  resent = [];
});

async function open(address = paths.mailSettings()) {
  const app = renderApp(address);
  await screen.findByRole('table', { name: 'Emails' });
  return app;
}
const row = (name: RegExp) => screen.getByRole('row', { name });

test('is a tab of the settings, beside that of the webhooks', async () => {
  network.use(
    ...emptyAccount,
    handle(webhook.getSettings, () => webhookSettings()),
    handle(webhook.listEndpoints, () => []),
    handle(webhook.listDeliveries, () => ({ items: [] })),
  );
  const { user, location } = renderApp(paths.settings());
  await user.click(await screen.findByRole('tab', { name: 'Email' }));
  expect(await screen.findByRole('tab', { name: 'Email', selected: true })).toBeInTheDocument();
  expect(location()).toBe(paths.mailSettings());

  await user.click(screen.getByRole('tab', { name: 'Webhooks' }));
  await user.click(await screen.findByRole('link', { name: 'All settings' }));
  await screen.findByRole('tab', { name: 'Email' });
  expect(location()).toBe(paths.settings());
});

test('shows recipient, subject and outcome of each email', async () => {
  await open();
  expect(row(/^anna/)).toHaveTextContent(/We have your answers.*Sent.*Sent 20 Nov 2026, 14:05/);
  expect(row(/^olivia/)).toHaveTextContent(/Failed.*550 No such mailbox here/);
  expect(row(/^chloe/)).toHaveTextContent(/Waiting.*Connection refused. Next attempt: 20 Nov 2026, 14:10/);
  expect(await screen.findByText(/Sent from desk@example.com\./)).toBeInTheDocument();
  expect(screen.queryByText(/ since /)).not.toBeInTheDocument();
});

test('offers to resend only failed emails', async () => {
  const { user } = await open();
  expect(within(row(/^anna/)).queryByRole('button', { name: /^Send again/ })).not.toBeInTheDocument();
  await user.click(within(row(/^olivia/)).getByRole('button', { name: /^Send again to olivia/ }));
  expect(await screen.findByText('It is being sent to olivia@example.com.')).toBeInTheDocument();
  expect(resent).toEqual([olivia.id]);
  await waitFor(() => expect(row(/^olivia/)).toHaveTextContent('Sent'));
});

test('explains why an email cannot be resent', async () => {
  network.use(refused(mail.resendMail, 409, 'Only failed emails can be resent.'));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Send again to olivia/ }));
  expect(await screen.findByText('Email not sent again')).toBeInTheDocument();
  expect(screen.getByText('Only failed emails can be resent.')).toBeInTheDocument();
});

test('shows how many emails are waiting, since when and why', async () => {
  const waitingSince = '2026-11-20T14:05:00.000Z';
  state = { ...state, waiting: 3, waitingSince, lastError: 'Connection refused' };
  await open();
  const notice = await screen.findByRole('status', {
    name: '3 emails have been waiting since 20 Nov 2026, 14:05',
  });
  expect(notice).toHaveTextContent('Last error: Connection refused.');
});

test.each([
  ['owner', 'Enter your email server below.'],
  ['admin', 'Ask an owner to set up the email server under Settings, Email.'],
] as const)('tells an %s that email is off and what to do', async (role, text) => {
  network.use(signedIn(currentUser(role)));
  state = { ...state, isOn: false };
  await open();
  expect(await screen.findByRole('status', { name: 'Email is off' })).toHaveTextContent(text);
});

test('keeps the status filter in the address', async () => {
  all = [anna, olivia];
  const app = await open(`${paths.mailSettings()}?status=failed`);
  expect(screen.queryByText('anna@example.com')).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('combobox', { name: 'Email status' }));
  await app.user.click(await screen.findByRole('option', { name: 'Waiting' }));
  expect(await screen.findByRole('heading', { name: 'No emails found' })).toBeInTheDocument();
  expect(app.location()).toBe(`${paths.mailSettings()}?status=waiting`);
});

test('shows an empty text if nothing has been sent', async () => {
  all = [];
  renderApp(paths.mailSettings());
  expect(await screen.findByRole('heading', { name: 'Nothing sent yet' })).toBeInTheDocument();
});

test('denies access to sales', async () => {
  network.use(signedIn(currentUser('sales')));
  renderApp(paths.mailSettings());
  expect(await screen.findByRole('heading', { level: 1, name: '403 Not Allowed' })).toBeInTheDocument();
});
