import { screen, waitFor, within } from '@testing-library/react';
import { ENDPOINTS_MAX, type WebhookEndpoint, webhook } from '@upcurve/contracts/webhook';
import { webhookEndpoint, webhookSettings } from '@upcurve/testing/factories';
import { handle, Refusal, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

const SECRET = 'whsec_c2VjcmV0IG9mIHRoZSBDUk0=';
const settings = webhookSettings();
const { quizType: _, ...first } = settings;
let others: WebhookEndpoint[];

const network = mockNetwork(
  signedIn(),
  handle(webhook.getSettings, () => settings),
  handle(webhook.listDeliveries, () => ({ items: [] })),
  handle(webhook.listEndpoints, () => [first, ...others]),
  handle(webhook.createEndpoint, ({ body }) => {
    const made = webhookEndpoint(body);
    others = [...others, made];
    return { ...made, secret: SECRET };
  }),
  handle(webhook.saveEndpoint, ({ params, body }) => {
    others = others.map((one) => (one.id === params.id ? { ...one, ...body } : one));
    return { ...webhookEndpoint({ ...body, id: params.id }), secret: null };
  }),
  handle(webhook.deleteEndpoint, ({ params }) => {
    others = others.filter(({ id }) => id !== params.id);
    return {};
  }),
);
beforeEach(() => {
  others = [];
});
const settled = () => screen.findByRole('heading', { name: 'More receivers' });
const openCrm = async () => {
  const crm = webhookEndpoint({ webhookUrl: 'https://crm.example/hook' });
  others = [crm];
  const app = renderApp(paths.webhookEndpoint(crm.id));
  await screen.findByRole('heading', { name: 'CRM' });
  return { ...app, crm };
};

test('a receiver is added with its events, and its secret shown this once on its own screen', async () => {
  const { user, location } = renderApp(paths.webhook());
  await settled();
  expect(await screen.findByText(/^Everything goes to the address above/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Add receiver' }));
  const form = within(await screen.findByRole('region', { name: 'Add receiver' }));
  await user.type(form.getByLabelText('Name'), 'CRM');
  await user.type(form.getByLabelText('Webhook URL'), 'https://crm.example/hook');
  await user.click(form.getByRole('checkbox', { name: 'Contact form sent' }));
  await user.click(form.getByRole('button', { name: 'Add receiver' }));
  expect(await screen.findByRole('textbox', { name: 'Signing secret' })).toHaveValue(SECRET);
  expect(location()).toBe(paths.webhookEndpoint(others[0]?.id ?? ''));
  expect(others).toMatchObject([
    {
      name: 'CRM',
      webhookUrl: 'https://crm.example/hook',
      isEnabled: true,
      events: ['eligibility.submitted', 'contact.created'],
    },
  ]);
  await user.click(screen.getByRole('link', { name: 'All receivers' }));
  const list = within(await screen.findByRole('list', { name: 'More receivers' }));
  expect(list.getByRole('listitem')).toHaveTextContent(
    /CRM.*crm\.example.*Quiz handed in · Contact form sent.*On/,
  );
  expect(screen.queryByRole('textbox', { name: 'Signing secret' })).not.toBeInTheDocument();
});

test('what is wrong with a new one is said at its field, anything else above the form, and nothing is lost', async () => {
  network.use(
    handle(webhook.createEndpoint, () => {
      throw new Refusal(409, 'Another receiver has this name.', [
        { path: 'name', message: 'Another receiver has this name.' },
      ]);
    }),
  );
  const { user } = renderApp(paths.webhook());
  await settled();
  await user.click(screen.getByRole('link', { name: 'Add receiver' }));
  const form = within(await screen.findByRole('region', { name: 'Add receiver' }));
  await user.type(form.getByLabelText('Name'), 'CRM{Enter}');
  await waitFor(() =>
    expect(form.getByLabelText('Name')).toHaveAccessibleDescription(
      expect.stringContaining('Another receiver has this name.'),
    ),
  );
  network.use(
    handle(webhook.createEndpoint, () => {
      throw new Refusal(409, 'There are 10 receivers already.');
    }),
  );
  await user.click(form.getByRole('button', { name: 'Add receiver' }));
  expect(await form.findByRole('alert')).toHaveTextContent('There are 10 receivers already.');
  expect(form.getByLabelText('Name')).toHaveValue('CRM');
});

test('as many as there may be: no more are offered', async () => {
  others = Array.from({ length: ENDPOINTS_MAX - 1 }, (_, n) => webhookEndpoint({ name: `No. ${n}` }));
  renderApp(paths.webhook());
  expect(await screen.findByText('There are 10 receivers, as many as there may be.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add receiver' })).not.toBeInTheDocument();
});

test('receivers that cannot be loaded leave the first to be changed', async () => {
  network.use(unreachable(webhook.listEndpoints));
  renderApp(paths.webhook());
  expect(await screen.findByRole('textbox', { name: 'Webhook URL' })).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { name: 'The receivers could not be loaded' }, { timeout: 5000 }),
  ).toBeInTheDocument();
});

test('one is renamed, switched off and saved by its own call', async () => {
  const { user } = await openCrm();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Mailing');
  await user.click(screen.getByRole('switch', { name: 'Send new events' }));
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(await screen.findByText('New events are not sent there.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Mailing' })).toBeInTheDocument();
  expect(others).toMatchObject([{ name: 'Mailing', isEnabled: false }]);
});

test('one that is paused says so, and one that is gone too', async () => {
  others = [webhookEndpoint({ pausedAt: '2026-11-20T14:05:00.000Z', pauseReason: 'It answered 410.' })];
  renderApp(paths.webhookEndpoint(others[0]?.id ?? ''));
  expect(
    await screen.findByText('Deliveries have been paused since Nov 20, 2026 2:05 PM'),
  ).toBeInTheDocument();
});

test('an address of none says that there is none', async () => {
  renderApp(paths.webhookEndpoint(first.id));
  expect(await screen.findByRole('heading', { name: 'No such receiver' })).toBeInTheDocument();
});

test('is deleted after a question that names it', async () => {
  const { user, location } = await openCrm();
  await user.click(screen.getByRole('button', { name: 'Delete receiver' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete receiver' }));
  expect(dialog.getByText(/^Nothing more is sent to CRM/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete receiver' }));
  expect(await screen.findByText('Receiver deleted')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe(paths.webhook()));
  expect(others).toEqual([]);
});
