import { screen, within } from '@testing-library/react';
import { RETAINED, type RetainedKind, retention } from '@upcurve/contracts/settings/retention';
import { currentUser } from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { noStepsLeft } from '../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

let days: Record<RetainedKind, number>;
const dueAfter = (days: number) => (days < 400 ? 12 : 0);

const network = mockNetwork(
  noStepsLeft,
  signedIn(currentUser('admin')),
  handle(retention.listRetention, () =>
    Object.entries(days).map(([kind, days]) => ({ kind: kind as RetainedKind, days, due: 0 })),
  ),
  handle(retention.previewRetention, ({ body }) => ({
    due: dueAfter(body.days),
    oldest: '2025-01-02T09:30:00.000Z',
  })),
  handle(retention.setRetention, ({ params, body }) => {
    days = { ...days, [params.kind]: body.days };
    return { kind: params.kind, days: body.days, due: dueAfter(body.days) };
  }),
);

beforeEach(() => {
  days = { leads: 730, quarantine: 30, quizSessions: 30, deliveries: 30, digests: 90 };
});

async function openLeads() {
  const app = renderApp(paths.dataSettings());
  await app.user.click(
    await screen.findByRole('button', { name: `Change retention period: ${RETAINED.leads.label}` }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Retention period' }));
  const field = dialog.getByLabelText('Days');
  const type = async (text: string) => {
    await app.user.clear(field);
    await app.user.type(field, text);
  };
  return { ...app, dialog, type };
}

test('previews how many records a shorter period would delete, then saves it', async () => {
  const { user, dialog, type } = await openLeads();
  expect(await dialog.findByText(/None of the current records would be deleted/)).toBeVisible();

  await type('365');
  expect(await dialog.findByText(/12 of the current records would be deleted next night/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save period' }));

  expect(await screen.findByText('Kept for 365 days, 12 expired, deleted next night.')).toBeVisible();
  expect(await screen.findByText(/^365 days/)).toBeVisible();
});

test('sets one period for everything else', async () => {
  const { user } = renderApp(paths.dataSettings());
  expect(await screen.findByText(/^30 to 90 days/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change retention period: Everything else' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retention period' }));
  const field = dialog.getByLabelText('Days');
  expect(field).toHaveValue('');
  await user.type(field, '90');
  expect(await dialog.findByText(/48 of the current records would be deleted next night/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save period' }));
  expect(await screen.findByText('Kept for 90 days, 48 expired, deleted next night.')).toBeVisible();
  const others = { quarantine: 90, quizSessions: 90, deliveries: 90, digests: 90 };
  expect(days).toEqual({ leads: 730, ...others });
});

test('folds the periods of everything else, and sets each on its own', async () => {
  const { user } = renderApp(paths.dataSettings());
  expect(await screen.findByText('Everything else')).toBeVisible();
  const change = screen.getByRole('button', {
    name: `Change retention period: ${RETAINED.digests.label}`,
    hidden: true,
  });
  expect(change).not.toBeVisible();
  await user.click(screen.getByText('Advanced: each kind of data'));
  expect(change).toBeVisible();
});

test('refuses an invalid number of days', async () => {
  const { dialog, type } = await openLeads();
  await type('6');
  expect(dialog.getByText('A whole number of days from 7 to 3650.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save period' })).toBeDisabled();
});

test('prevents saving if the records to delete cannot be counted', async () => {
  network.use(refused(retention.previewRetention, 503, 'The database is away.'));
  const { dialog } = await openLeads();
  expect(
    await dialog.findByText('The data to be deleted could not be loaded', {}, { timeout: 3000 }),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save period' })).toBeDisabled();
});
