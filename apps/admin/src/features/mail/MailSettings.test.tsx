import { screen, waitFor, within } from '@testing-library/react';
import { type Mail, type MailState, mail } from '@upcurve/contracts/mail';
import { currentUser, mail as mailOf } from '@upcurve/testing/factories';
import { handle, Refusal, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
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
  signedIn(),
  handle(mail.getMailState, () => state),
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
  await screen.findByRole('table', { name: 'Mails' });
  return app;
}
const row = (name: RegExp) => screen.getByRole('row', { name });

test('shows to whom, what and how it went', async () => {
  await open();
  expect(row(/^anna/)).toHaveTextContent(/We have your answers.*Sent.*Sent Nov 20, 2026 2:05 PM/);
  expect(row(/^olivia/)).toHaveTextContent(/Failed.*550 No such mailbox here/);
  expect(row(/^chloe/)).toHaveTextContent(/Waiting.*Connection refused. Next attempt: Nov 20, 2026 2:10 PM/);
  expect(await screen.findByText(/Mail goes out from desk@example.com\./)).toBeInTheDocument();
  expect(screen.queryByText(/ since /)).not.toBeInTheDocument();
});

test('one that failed is sent again, others are not', async () => {
  const { user } = await open();
  expect(within(row(/^anna/)).queryByRole('button', { name: /^Send again/ })).not.toBeInTheDocument();
  await user.click(within(row(/^olivia/)).getByRole('button', { name: /^Send again to olivia/ }));
  expect(await screen.findByText('It is on its way to olivia@example.com.')).toBeInTheDocument();
  expect(resent).toEqual([olivia.id]);
  await waitFor(() => expect(row(/^olivia/)).toHaveTextContent('Sent'));
});

test('one that may not be sent again says why', async () => {
  network.use(
    handle(mail.resendMail, () => {
      throw new Refusal(409, 'Only a mail that failed can be sent again.');
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Send again to olivia/ }));
  expect(await screen.findByText('Mail not sent again')).toBeInTheDocument();
  expect(screen.getByText('Only a mail that failed can be sent again.')).toBeInTheDocument();
});

test('says how many wait, since when and why', async () => {
  const waitingSince = '2026-11-20T14:05:00.000Z';
  state = { ...state, waiting: 3, waitingSince, lastError: 'Connection refused' };
  await open();
  const notice = await screen.findByRole('status', { name: '3 mails wait since Nov 20, 2026 2:05 PM' });
  expect(notice).toHaveTextContent('Last error: Connection refused.');
});

test('says so where no mail goes out', async () => {
  state = { ...state, isOn: false };
  await open();
  expect(await screen.findByRole('status', { name: 'No mail goes out' })).toHaveTextContent('SMTP_URL');
});

test('the status filter lives in the address', async () => {
  all = [anna, olivia];
  const app = await open(`${paths.mailSettings()}?status=failed`);
  expect(screen.queryByText('anna@example.com')).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('combobox', { name: 'Mail status' }));
  await app.user.click(await screen.findByRole('option', { name: 'Waiting' }));
  expect(await screen.findByRole('heading', { name: 'No Mails Found' })).toBeInTheDocument();
  expect(app.location()).toBe(`${paths.mailSettings()}?status=waiting`);
});

test('nothing written yet', async () => {
  all = [];
  renderApp(paths.mailSettings());
  expect(await screen.findByRole('heading', { name: 'Nothing written yet' })).toBeInTheDocument();
});

test('offline: says so and tries again', async () => {
  network.use(unreachable(mail.listMails));
  const { user } = renderApp(paths.mailSettings());
  const alert = await screen.findByRole('alert');
  network.use(handle(mail.listMails, () => ({ items: all })));
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Mails' })).toBeInTheDocument();
});

test('sales have no such tab and may not look', async () => {
  network.use(signedIn(currentUser('sales')));
  renderApp(paths.mailSettings());
  expect(await screen.findByRole('heading', { level: 1, name: '403 Not Allowed' })).toBeInTheDocument();
});
