import { screen, within } from '@testing-library/react';
import { quarantine } from '@upcurve/contracts/quarantine';
import { currentUser, newId, quarantinedLead } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

const bot = quarantinedLead();
let items = [bot];
const network = mockNetwork(
  signedIn(),
  handle(quarantine.listQuarantine, () => ({ items })),
  handle(quarantine.releaseLead, () => {
    items = [];
    return { submissionId: newId() };
  }),
  handle(quarantine.deleteQuarantined, () => {
    items = [];
    return {};
  }),
);

async function open() {
  items = [bot];
  const { user } = renderApp('/admin/eligibility/quarantine');
  await screen.findByText('Bot Botson');
  return user;
}

test('says why each was held; release lets it in', async () => {
  const user = await open();
  expect(screen.getByText('Filled in faster than a person could')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Release Bot Botson' }));
  expect(await screen.findByText('Submission Released')).toBeInTheDocument();
  expect(await screen.findByText('Nothing in quarantine')).toBeInTheDocument();
});

test('deleting asks first', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Bot Botson' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('bot@spam.example');
  await user.click(within(dialog).getByRole('button', { name: 'Delete Submission' }));
  expect(await screen.findByText('Submission Deleted')).toBeInTheDocument();
});

test('a failure says what the server said', async () => {
  const user = await open();
  network.use(
    handle(quarantine.releaseLead, () => {
      throw new Refusal(409, 'Somebody else has released it.');
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Release Bot Botson' }));
  expect(await screen.findByText('Release Failed')).toBeInTheDocument();
  expect(screen.getByText('Somebody else has released it.')).toBeInTheDocument();
});

test('sales may release but not delete', async () => {
  network.use(signedIn(currentUser('sales')));
  await open();
  expect(screen.getByRole('button', { name: 'Release Bot Botson' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Bot Botson' })).not.toBeInTheDocument();
});
