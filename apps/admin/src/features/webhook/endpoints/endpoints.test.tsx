import { screen, waitFor, within } from '@testing-library/react';
import { ENDPOINTS_MAX, type WebhookEndpoint, webhook } from '@upcurve/contracts/webhooks/webhook';
import { webhookEndpoint, webhookSettings } from '@upcurve/testing/factories';
import { handle, refused, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { noStepsLeft } from '../../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const SECRET = 'whsec_c2VjcmV0IG9mIHRoZSBDUk0=';
const settings = webhookSettings();
const { quizType: _, ...first } = settings;
let others: WebhookEndpoint[];

const network = mockNetwork(
  noStepsLeft,
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
const settled = () => screen.findByRole('heading', { name: 'More endpoints' });
const FOLD = 'Advanced: more endpoints, replaying a period';
const openCrm = async () => {
  const crm = webhookEndpoint({ webhookUrl: 'https://crm.example/hook' });
  others = [crm];
  const app = renderApp(paths.webhookEndpoint(crm.id));
  await screen.findByRole('heading', { name: 'CRM' });
  return { ...app, crm };
};

test('adds an endpoint with its events and shows its secret once', async () => {
  const { user, location } = renderApp(paths.webhook());
  await settled();
  expect(await screen.findByText(/^Add an endpoint to send events/)).not.toBeVisible();
  await user.click(screen.getByText(FOLD));
  await user.click(screen.getByRole('link', { name: 'Add endpoint' }));
  const form = within(await screen.findByRole('region', { name: 'Add endpoint' }));
  await user.type(form.getByLabelText('Name'), 'CRM');
  await user.type(form.getByLabelText('Webhook URL'), 'https://crm.example/hook');
  await user.click(form.getByRole('checkbox', { name: 'Contact form sent' }));
  await user.click(form.getByRole('button', { name: 'Add endpoint' }));
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
  await user.click(screen.getByRole('link', { name: 'All endpoints' }));
  const list = within(await screen.findByRole('list', { name: 'More endpoints' }));
  expect(list.getByRole('listitem')).toBeVisible();
  expect(list.getByRole('listitem')).toHaveTextContent(
    /CRM.*crm\.example.*Quiz submitted · Contact form sent.*On/,
  );
  expect(screen.queryByRole('textbox', { name: 'Signing secret' })).not.toBeInTheDocument();
});

test('shows errors at their fields or above the form and keeps the entries', async () => {
  network.use(
    refused(webhook.createEndpoint, 409, 'Another endpoint has this name.', [
      { path: 'name', message: 'Another endpoint has this name.' },
    ]),
  );
  const { user } = renderApp(paths.webhook());
  await settled();
  await user.click(screen.getByText(FOLD));
  await user.click(screen.getByRole('link', { name: 'Add endpoint' }));
  const form = within(await screen.findByRole('region', { name: 'Add endpoint' }));
  await user.type(form.getByLabelText('Name'), 'CRM{Enter}');
  await waitFor(() =>
    expect(form.getByLabelText('Name')).toHaveAccessibleDescription(
      expect.stringContaining('Another endpoint has this name.'),
    ),
  );
  network.use(refused(webhook.createEndpoint, 409, 'There can be at most 10 endpoints.'));
  await user.click(form.getByRole('button', { name: 'Add endpoint' }));
  expect(await form.findByRole('alert')).toHaveTextContent('There can be at most 10 endpoints.');
  expect(form.getByLabelText('Name')).toHaveValue('CRM');
});

test('hides Add endpoint at the maximum number of endpoints', async () => {
  others = Array.from({ length: ENDPOINTS_MAX - 1 }, (_, n) => webhookEndpoint({ name: `No. ${n}` }));
  renderApp(paths.webhook());
  expect(await screen.findByText('You have 10 endpoints, which is the maximum.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add endpoint' })).not.toBeInTheDocument();
});

test('keeps the first endpoint editable if the others cannot be loaded', async () => {
  network.use(unreachable(webhook.listEndpoints));
  renderApp(paths.webhook());
  expect(await screen.findByRole('textbox', { name: 'Webhook URL' })).toBeInTheDocument();
  expect(
    await screen.findByRole('alert', { name: 'The endpoints could not be loaded' }, { timeout: 5000 }),
  ).toBeInTheDocument();
});

test('renames an endpoint and switches it off', async () => {
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

test('shows since when deliveries to an endpoint have been paused', async () => {
  others = [webhookEndpoint({ pausedAt: '2026-11-20T14:05:00.000Z', pauseReason: 'It answered 410.' })];
  renderApp(paths.webhookEndpoint(others[0]?.id ?? ''));
  expect(await screen.findByText('Deliveries have been paused since 20 Nov 2026, 14:05')).toBeInTheDocument();
});

test('reports an endpoint that does not exist', async () => {
  renderApp(paths.webhookEndpoint(first.id));
  expect(await screen.findByRole('heading', { name: 'Endpoint not found' })).toBeInTheDocument();
});

test('deletes an endpoint after a confirmation that names it', async () => {
  const { user, location } = await openCrm();
  await user.click(screen.getByRole('button', { name: 'Delete endpoint' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete endpoint' }));
  expect(dialog.getByText(/^Nothing more is sent to CRM/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete endpoint' }));
  expect(await screen.findByText('Endpoint deleted')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe(paths.webhook()));
  expect(others).toEqual([]);
});
