import { screen, waitFor, within } from '@testing-library/react';
import { type Delivery, webhook } from '@upcurve/contracts/webhook';
import { delivery, webhookSettings } from '@upcurve/testing/factories';
import { handle, Refusal, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

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
let replayed: string[];

const network = mockNetwork(
  signedIn(),
  handle(webhook.getSettings, () => webhookSettings()),
  handle(webhook.listDeliveries, ({ query }) => {
    const items = all.filter(({ status }) => !query.status || status === query.status);
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

test('shows lead, status, times and answers, with a link to the submission', async () => {
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

test('a quiz that was left is named, and leads to no submission', async () => {
  all = [delivery({ leadName: 'Una Finished', event: 'abandoned', submissionId: null })];
  await open();
  const cell = screen.getByRole('cell', { name: /^Una Finished Quiz left unfinished/ });
  expect(within(cell).queryByRole('link')).not.toBeInTheDocument();
});

test('every attempt is a click away', async () => {
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
    '2Nov 20, 2026 2:05:09 PM15.0 sNo answer within 15 s',
    '1Nov 20, 2026 2:05:00 PM40 msAnswered 500',
  ]);
  await user.click(toggle);
  expect(attempts).not.toBeInTheDocument();
});

test('a press on a row unfolds its attempts, and so do j and Enter', async () => {
  const { user } = await open();
  const attemptsOf = (name: string) =>
    screen.queryByRole('table', { name: `Attempts of the delivery about ${name}` });
  await user.click(rowOf('Bernard Wells').getByRole('cell', { name: 'No answer within 15 s' }));
  expect(attemptsOf('Bernard Wells')).toBeInTheDocument();
  await user.keyboard('k{Enter}');
  expect(attemptsOf('Amelia Hart')).toBeInTheDocument();
});

test('the status filter lives in the address', async () => {
  const app = await open(`${paths.webhook()}?status=dead`);
  expect(screen.queryByRole('link', { name: 'Amelia Hart' })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('combobox', { name: 'Delivery status' }));
  await app.user.click(await screen.findByRole('option', { name: 'Held' }));
  expect(await screen.findByRole('heading', { name: 'No Deliveries Found' })).toBeInTheDocument();
  expect(app.location()).toBe(`${paths.webhook()}?status=held`);
  await app.user.click(screen.getByRole('button', { name: 'Show all statuses' }));
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

test('replays one', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the delivery about Bernard Wells' }));
  expect(await screen.findByText('Delivery replayed')).toBeInTheDocument();
  expect(replayed).toEqual([bernard.id]);
});

test('a replay that is refused says why', async () => {
  network.use(
    handle(webhook.replayDelivery, () => {
      throw new Refusal(409, 'Webhooks are off. Set a URL and enable them first.');
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the delivery about Amelia Hart' }));
  expect(await screen.findByText('Replay failed')).toBeInTheDocument();
  expect(screen.getByText('Webhooks are off. Set a URL and enable them first.')).toBeInTheDocument();
});

test('replaying all that failed says how many first', async () => {
  all = [amelia, bernard, delivery({ leadName: 'Chloe Dean', status: 'dead' })];
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Replay all failed (2)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Replay 2 failed deliveries' });
  expect(dialog).toHaveTextContent('sends 2 failed deliveries once more to https://hooks.example.com/leads');
  expect(replayed).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Replay 2 failed deliveries' }));
  expect(await screen.findByText('2 deliveries are on the way again.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Replay all failed/ })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('heading', { name: 'Deliveries' })).toHaveFocus();
});

test('nothing failed: nothing to replay', async () => {
  all = [amelia];
  await open();
  expect(screen.queryByRole('button', { name: /^Replay all failed/ })).not.toBeInTheDocument();
});

test('follows by itself while something is on its way', async () => {
  all = [delivery({ leadName: 'Amelia Hart', status: 'pending', attempts: [], deliveredAt: null })];
  await open();
  expect(rowOf('Amelia Hart').getByText('Waiting')).toBeInTheDocument();
  all = [amelia];
  expect(await screen.findByText('Delivered', {}, { timeout: 15_000 })).toBeInTheDocument();
}, 20_000);

test('nothing sent yet', async () => {
  all = [];
  renderApp(paths.webhook());
  expect(await screen.findByRole('heading', { name: 'Nothing sent yet' })).toBeInTheDocument();
});

test('offline: says so and tries again', async () => {
  network.use(unreachable(webhook.listDeliveries));
  const { user } = renderApp(paths.webhook());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Connection error. Please check your network and try again.');
  network.use(handle(webhook.listDeliveries, () => ({ items: [amelia] })));
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Amelia Hart' })).toBeInTheDocument();
});
