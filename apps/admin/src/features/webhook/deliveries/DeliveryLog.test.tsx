import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  type Delivery,
  type WebhookEndpoint,
  type WebhookSettings,
  webhook,
} from '@upcurve/contracts/webhooks/webhook';
import { delivery, webhookEndpoint, webhookSettings } from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { noStepsLeft } from '../../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const amelia = delivery({ leadName: 'Amelia Hart' });
const bernard = delivery({
  leadName: 'Bernard Wells',
  status: 'dead',
  deliveredAt: null,
  attempts: [
    {
      number: 2,
      startedAt: '2026-11-20T14:05:09.000Z',
      durationMs: 15_000,
      statusCode: null,
      error: 'No answer within 15 s',
    },
    {
      number: 1,
      startedAt: '2026-11-20T14:05:00.000Z',
      durationMs: 40,
      statusCode: 500,
      error: 'Answered 500',
    },
  ],
});
let all: Delivery[];
let first: WebhookSettings;
let others: WebhookEndpoint[];
let replayed: string[];

const network = mockNetwork(
  noStepsLeft,
  signedIn(),
  handle(webhook.getSettings, () => first),
  handle(webhook.listEndpoints, () => {
    const { quizType: _, ...main } = first;
    return [main, ...others];
  }),
  handle(webhook.listDeliveries, ({ query }) => {
    const items = all
      .filter(({ status }) => !query.status || status === query.status)
      .filter(({ event }) => !query.event || event === query.event)
      .filter(({ endpointId }) => !query.endpointId || endpointId === query.endpointId);
    return { items: items.slice(0, query.limit), total: items.length };
  }),
  handle(webhook.replayDelivery, ({ params }) => {
    replayed.push(params.id);
    return {};
  }),
  handle(webhook.replayFailed, () => {
    const failed = all.filter(({ status }) => status === 'dead');
    replayed.push(...failed.map(({ id }) => id));
    all = all.map((one) => (one.status === 'dead' ? { ...one, status: 'delivered' } : one));
    return { count: failed.length };
  }),
);
beforeEach(() => {
  all = [amelia, bernard];
  first = webhookSettings();
  others = [];
  replayed = [];
});

async function open(address = paths.webhook()) {
  const app = renderApp(address);
  await screen.findByRole('table', { name: 'Deliveries' });
  return app;
}
const rowOf = (name: string) => {
  const row = screen.getByRole('link', { name }).closest('tr');
  if (!row) throw new Error('not in a row');
  return within(row);
};

test('shows lead, status, times and last response, and links to the submission', async () => {
  await open();
  const table = screen.getByRole('table', { name: 'Deliveries' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Lead', 'Status', 'Created', 'Attempts', 'Last answer', 'Next attempt', 'Actions']);
  expect(screen.getByRole('link', { name: 'Amelia Hart' })).toHaveAttribute(
    'href',
    paths.submission(amelia.submissionId ?? ''),
  );
  const row = rowOf('Bernard Wells');
  expect(row.getByText('Failed')).toBeInTheDocument();
  expect(row.getByRole('cell', { name: '2' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: 'No answer within 15 s' })).toBeInTheDocument();
  expect(screen.getByText('Showing 2 of 2')).toBeInTheDocument();
});

test('shows an unfinished quiz without a link', async () => {
  all = [delivery({ leadName: 'Una Finished', event: 'eligibility.abandoned', submissionId: null })];
  await open();
  const cell = screen.getByRole('cell', { name: /^Una Finished Quiz left unfinished/ });
  expect(within(cell).queryByRole('link')).not.toBeInTheDocument();
});

test('toggles the list of attempts by its button', async () => {
  const { user } = await open();
  const toggle = screen.getByRole('button', { name: 'Attempts of Bernard Wells' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const attempts = screen.getByRole('table', { name: 'Attempts of the delivery about Bernard Wells' });
  expect(
    within(attempts)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'No.TimeDurationAnswer',
    '220 Nov 2026, 14:05:0915.0 sNo answer within 15 s',
    '120 Nov 2026, 14:05:0040 msAnswered 500',
  ]);
  await user.click(toggle);
  expect(attempts).not.toBeInTheDocument();
});

test('shows the attempts of a row by a click or by j and Enter', async () => {
  const { user } = await open();
  const attemptsOf = (name: string) =>
    screen.queryByRole('table', { name: `Attempts of the delivery about ${name}` });
  await user.click(rowOf('Bernard Wells').getByRole('cell', { name: 'No answer within 15 s' }));
  expect(attemptsOf('Bernard Wells')).toBeInTheDocument();
  await user.keyboard('k{Enter}');
  expect(attemptsOf('Amelia Hart')).toBeInTheDocument();
});

test('keeps the status filter in the address', async () => {
  const app = await open(`${paths.webhook()}?status=dead`);
  expect(screen.queryByRole('link', { name: 'Amelia Hart' })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('combobox', { name: 'Delivery status' }));
  await app.user.click(await screen.findByRole('option', { name: 'Held' }));
  expect(await screen.findByRole('heading', { name: 'No deliveries found' })).toBeInTheDocument();
  expect(app.location()).toBe(`${paths.webhook()}?status=held`);
  await app.user.click(screen.getByRole('button', { name: 'Show all deliveries' }));
  expect(await screen.findByRole('link', { name: 'Amelia Hart' })).toBeInTheDocument();
});

test('loads the next page by its cursor', async () => {
  network.use(
    handle(webhook.listDeliveries, ({ query }) => {
      if (query.status) return { items: [] };
      return query.cursor === 'two'
        ? { items: [bernard], total: 2 }
        : { items: [amelia], total: 2, next: 'two' };
    }),
  );
  const { user } = await open();
  expect(screen.getByText('Showing 1 of 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Showing 2 of 2')).toBeInTheDocument();
});

test('replays one delivery', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the delivery about Bernard Wells' }));
  expect(await screen.findByText('Delivery replayed')).toBeInTheDocument();
  expect(replayed).toEqual([bernard.id]);
});

test('explains why a replay was rejected', async () => {
  network.use(refused(webhook.replayDelivery, 409, 'Webhooks are off. Set a URL and enable them first.'));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the delivery about Amelia Hart' }));
  expect(await screen.findByText('Replay failed')).toBeInTheDocument();
  expect(screen.getByText('Webhooks are off. Set a URL and enable them first.')).toBeInTheDocument();
});

test('replays all failed deliveries after a confirmation with their number', async () => {
  all = [amelia, bernard, delivery({ leadName: 'Chloe Dean', status: 'dead' })];
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Replay all failed (2)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Replay 2 failed deliveries' });
  expect(dialog).toHaveTextContent('sends 2 failed deliveries again to https://hooks.example.com/leads');
  expect(replayed).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Replay 2 failed deliveries' }));
  expect(await screen.findByText('2 deliveries are being sent again.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Replay all failed/ })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('heading', { name: 'Deliveries' })).toHaveFocus();
});

test('refuses to replay while the endpoint is paused and explains why', async () => {
  const crm = webhookEndpoint({ pausedAt: '2026-11-20T14:05:00.000Z', pauseReason: 'It answered 410 Gone.' });
  others = [crm];
  all = [delivery({ leadName: 'Amelia Hart', endpointId: crm.id })];
  const { user } = await open();
  await screen.findByRole('cell', { name: /^Amelia Hart CRM/ });
  await user.click(screen.getByRole('button', { name: 'Replay the delivery about Amelia Hart' }));
  expect(await screen.findByText('Deliveries are paused')).toBeInTheDocument();
  expect(
    screen.getByText(/^It answered 410 Gone\. Fix the endpoint, then press Test Webhook to resume/),
  ).toBeInTheDocument();
  expect(replayed).toEqual([]);
});

test('names the endpoint of each delivery and filters by endpoint and event', async () => {
  const crm = webhookEndpoint();
  others = [crm];
  const left = { leadName: '', submissionId: null, endpointId: crm.id } as const;
  all = [delivery({ ...left, event: 'lead.deleted' }), amelia];
  const app = await open();
  expect(await screen.findByRole('cell', { name: /^A deleted lead Lead deleted · CRM/ })).toBeInTheDocument();
  await app.user.click(screen.getByRole('combobox', { name: 'Endpoint' }));
  await app.user.click(await screen.findByRole('option', { name: 'CRM' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Amelia Hart' })).not.toBeInTheDocument());
  expect(app.location()).toBe(`${paths.webhook()}?endpoint=${crm.id}`);
  await app.user.click(screen.getByRole('combobox', { name: 'Event' }));
  await app.user.click(await screen.findByRole('option', { name: 'Contact form sent' }));
  expect(await screen.findByRole('heading', { name: 'No deliveries found' })).toBeInTheDocument();
});

describe('replaying a period', () => {
  async function openRange() {
    const app = await open();
    await app.user.click(screen.getByText('Advanced: more endpoints, replaying a period'));
    await app.user.click(screen.getByRole('button', { name: 'Replay a period' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Replay a period' })) };
  }

  async function enter(user: UserEvent, label: 'From' | 'Until', day: string, time: string) {
    const field = within(screen.getByRole('group', { name: `Date and time: ${label}` }));
    const days = field.getByRole('textbox');
    await user.clear(days);
    await user.type(days, `${day}{Tab}`);
    fireEvent.change(field.getByLabelText('Time in London'), { target: { value: time } });
  }

  test('shows the number of chosen deliveries before it sends them', async () => {
    const asked: unknown[] = [];
    network.use(
      handle(webhook.countReplay, ({ body }) => ({ count: body.status === 'dead' ? 2 : 40 })),
      handle(webhook.replayRange, ({ body }) => {
        asked.push(body);
        return { count: 2 };
      }),
    );
    const { user, dialog } = await openRange();
    expect(await dialog.findByText(/^2 deliveries will be sent again/)).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Which'), 'All except Waiting');
    expect(await dialog.findByText(/^40 deliveries will be sent again/)).toBeInTheDocument();
    await enter(user, 'From', '01/11/2026', '09:00');
    await enter(user, 'Until', '02/11/2026', '09:30');
    await user.selectOptions(dialog.getByLabelText('Which'), 'Failed');
    await user.click(await dialog.findByRole('button', { name: 'Replay 2 deliveries' }));
    expect(await screen.findByText('Deliveries replayed')).toBeInTheDocument();
    expect(asked).toEqual([
      { from: '2026-11-01T09:00:00.000Z', until: '2026-11-02T09:30:00.000Z', status: 'dead' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('requires an end after the start and shows the server’s reason for a rejection', async () => {
    network.use(refused(webhook.countReplay, 409, 'Deliveries are paused. It wants no more.'));
    const { user, dialog } = await openRange();
    expect(await dialog.findByText('Deliveries are paused. It wants no more.')).toBeInTheDocument();
    await enter(user, 'Until', '01/01/2020', '00:00');
    expect(dialog.getByText('Choose a start, and an end after it.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Replay' }));
    expect(replayed).toEqual([]);
  });
});

test('offers no replay if nothing has failed', async () => {
  all = [amelia];
  await open();
  expect(screen.queryByRole('button', { name: /^Replay all failed/ })).not.toBeInTheDocument();
});

test('refreshes the list while a delivery is pending', async () => {
  all = [delivery({ leadName: 'Amelia Hart', status: 'pending', attempts: [], deliveredAt: null })];
  await open();
  expect(rowOf('Amelia Hart').getByText('Waiting')).toBeInTheDocument();
  all = [amelia];
  expect(await screen.findByText('Delivered', {}, { timeout: 15_000 })).toBeInTheDocument();
}, 20_000);

test('shows an empty text if nothing has been sent', async () => {
  all = [];
  renderApp(paths.webhook());
  expect(await screen.findByRole('heading', { name: 'Nothing sent yet' })).toBeInTheDocument();
});
