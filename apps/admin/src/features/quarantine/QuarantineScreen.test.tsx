import { screen, within } from '@testing-library/react';
import { type QuarantinedLead, quarantine } from '@upcurve/contracts/leads/quarantine';
import { currentUser, newId, quarantinedLead } from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

const bot = quarantinedLead();
const writer = quarantinedLead({
  kind: 'contact',
  formType: 'E-book',
  reason: 'no-token',
  name: 'Wendy Writer',
  email: 'wendy@clinic.example',
  businessName: 'Writer Skin',
  message: `First line\n<b>second</b>\n${'word '.repeat(60)}\nlast line`,
});
let items = [bot];
const network = mockNetwork(
  signedIn(),
  handle(quarantine.listQuarantine, ({ query }) => ({
    items: items.filter(({ name }) => name.toLowerCase().includes(query.search ?? '')),
  })),
  handle(quarantine.getQuarantined, ({ params }) => ({
    ...(items.find(({ id }) => id === params.id) ?? bot),
    facts: [{ label: 'Phone', value: '020 7946 0958' }],
    answers: [{ question: 'How many treatment rooms?', answer: '' }],
  })),
  handle(quarantine.bulkQuarantine, ({ body }) => {
    items = items.filter(({ id }) => !body.ids.includes(id));
    return { changed: body.ids.length, missing: 0, failed: [] };
  }),
  handle(quarantine.releaseLead, ({ params }) => {
    items = items.filter(({ id }) => id !== params.id);
    return { submissionId: newId() };
  }),
  handle(quarantine.deleteQuarantined, ({ params }) => {
    items = items.filter(({ id }) => id !== params.id);
    return {};
  }),
);

async function open(...others: QuarantinedLead[]) {
  items = [bot, ...others];
  const { user } = renderApp('/admin/eligibility/quarantine');
  await screen.findByText('Bot Botson');
  return user;
}

test('shows why a lead was held and moves a released lead to the submissions', async () => {
  const user = await open();
  const [held] = within(screen.getByRole('list', { name: 'Held submissions' })).getAllByRole('listitem');
  expect(held).toHaveTextContent('Filled in faster than a person could');
  await user.click(screen.getByRole('button', { name: 'Release Bot Botson' }));
  expect(await screen.findByText('Submission Released')).toBeInTheDocument();
  expect(screen.getByText('Bot Botson is now among the eligibility submissions.')).toBeInTheDocument();
  expect(await screen.findByText('Nothing in quarantine')).toBeInTheDocument();
});

test('shows the form and the message of each lead', async () => {
  const user = await open(writer);
  const [quiz, ebook] = within(screen.getByRole('list', { name: 'Held submissions' })).getAllByRole(
    'listitem',
  );
  expect(quiz).toHaveTextContent('Eligibility quiz · 20 Nov 2026');
  expect(ebook).toHaveTextContent('E-book form · 20 Nov 2026');
  expect(ebook).toHaveTextContent('wendy@clinic.example · Writer Skin');
  expect(ebook).toHaveTextContent('First line <b>second</b> word');

  await user.click(screen.getByRole('button', { name: 'Release Wendy Writer' }));
  expect(await screen.findByText('Wendy Writer is now among the contact submissions.')).toBeInTheDocument();
  expect(screen.getByText('Bot Botson')).toBeInTheDocument();
});

test('shows a lead in full and releases it from the dialog', async () => {
  const user = await open(writer);
  await user.click(screen.getByText('Wendy Writer'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Held lead' }));
  expect(await dialog.findByText(/last line$/)).toBeVisible();
  expect(dialog.getByText('020 7946 0958')).toBeVisible();
  expect(dialog.getByText('How many treatment rooms?')).toBeVisible();
  expect(dialog.getByText('No answer')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Release Wendy Writer' }));
  expect(await screen.findByText('Submission Released')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('reports a lead that is no longer in quarantine', async () => {
  network.use(refused(quarantine.getQuarantined, 404, 'Gone.'));
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Read what Bot Botson sent' }));
  expect(await screen.findByText('This submission is no longer in quarantine')).toBeVisible();
});

test('releases several leads after a confirmation', async () => {
  const user = await open(writer);
  for (const name of ['Bot Botson', 'Wendy Writer'])
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Release selected' }));
  const question = within(await screen.findByRole('dialog', { name: 'Release leads' }));
  expect(question.getByText('2 submissions')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Release all' }));
  expect(await screen.findByText('Submissions Released')).toBeInTheDocument();
  expect(await screen.findByText('Nothing in quarantine')).toBeVisible();
});

test('says how many leads were released and why others were not', async () => {
  const user = await open(writer);
  const message = 'Someone else changed this at the same time. Please try again.';
  network.use(
    handle(quarantine.bulkQuarantine, () => ({
      changed: 1,
      missing: 0,
      failed: [{ id: writer.id, message }],
    })),
  );
  for (const name of [bot.name, writer.name])
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Release selected' }));
  await user.click(await screen.findByRole('button', { name: 'Release all' }));
  expect(await screen.findByText(`1 released, 1 failed: ${message}`)).toBeInTheDocument();
});

test('explains an empty search result and can clear the search', async () => {
  const user = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search quarantine' }), 'nobody');
  expect(await screen.findByText('Nothing found in quarantine')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByText('Bot Botson')).toBeVisible();
});

test('deletes a lead after a confirmation', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Bot Botson' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('bot@spam.example');
  expect(dialog).toHaveTextContent('Eligibility quiz');
  await user.click(within(dialog).getByRole('button', { name: 'Delete Submission' }));
  expect(await screen.findByText('Submission Deleted')).toBeInTheDocument();
});

test('shows the server’s message after a failed release', async () => {
  const user = await open();
  network.use(refused(quarantine.releaseLead, 409, 'Someone else has released it.'));
  await user.click(screen.getByRole('button', { name: 'Release Bot Botson' }));
  expect(await screen.findByText('Release Failed')).toBeInTheDocument();
  expect(screen.getByText('Someone else has released it.')).toBeInTheDocument();
});

test('lets sales release but not delete', async () => {
  network.use(signedIn(currentUser('sales')));
  await open();
  expect(screen.getByRole('button', { name: 'Release Bot Botson' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Bot Botson' })).not.toBeInTheDocument();
});

test('moves between leads by j, and restores or moves the focus after a deletion dialog', async () => {
  const user = await open(writer);
  await user.keyboard('jj');
  expect(screen.getByRole('button', { name: 'Read what Wendy Writer sent' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete Bot Botson' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Delete Bot Botson' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Delete Bot Botson' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Submission' }));
  expect(await screen.findByText('Showing 1 of 1')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Quarantine' })).toHaveFocus();
});

test('reports success if the lead was already deleted', async () => {
  const user = await open();
  network.use(refused(quarantine.deleteQuarantined, 404, 'Gone.'));
  await user.click(screen.getByRole('button', { name: 'Delete Bot Botson' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Submission' }));
  expect(await screen.findByText('Submission Deleted')).toBeInTheDocument();
});
