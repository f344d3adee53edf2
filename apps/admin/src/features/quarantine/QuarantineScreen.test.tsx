import { screen, within } from '@testing-library/react';
import { type QuarantinedLead, quarantine } from '@upcurve/contracts/quarantine';
import { currentUser, newId, quarantinedLead } from '@upcurve/testing/factories';
import { handle, Refusal, unreachable } from '@upcurve/testing/handle';
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
  handle(quarantine.listQuarantine, () => ({ items })),
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

test('says why each was held; release lets it in', async () => {
  const user = await open();
  expect(screen.getByText('Filled in faster than a person could')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Release Bot Botson' }));
  expect(await screen.findByText('Submission Released')).toBeInTheDocument();
  expect(screen.getByText('Bot Botson is now among the eligibility submissions.')).toBeInTheDocument();
  expect(await screen.findByText('Nothing in quarantine')).toBeInTheDocument();
});

test('says which form each came from and what was written', async () => {
  const user = await open(writer);
  const [quiz, ebook] = within(screen.getByRole('list', { name: 'Held submissions' })).getAllByRole(
    'listitem',
  );
  expect(quiz).toHaveTextContent('Eligibility quiz · Nov 20, 2026');
  expect(ebook).toHaveTextContent('E-book form · Nov 20, 2026');
  expect(ebook).toHaveTextContent('wendy@clinic.example · Writer Skin');
  expect(ebook).toHaveTextContent('First line <b>second</b> word');
  expect(ebook).not.toHaveTextContent('last line');

  const all = screen.getByRole('button', { name: 'Show all of what Wendy Writer wrote' });
  await user.click(all);
  expect(ebook).toHaveTextContent('last line');
  expect(all).toHaveAccessibleName('Show less of what Wendy Writer wrote');

  await user.click(screen.getByRole('button', { name: 'Release Wendy Writer' }));
  expect(await screen.findByText('Wendy Writer is now among the contact submissions.')).toBeInTheDocument();
  expect(screen.getByText('Bot Botson')).toBeInTheDocument();
});

test('a short message is shown whole, without a way to show more', async () => {
  const details = [{ label: 'First choice', text: 'Tuesday' }];
  await open({ ...writer, details, message: 'Please ring me.\nThanks.' });
  expect(screen.getByText(/First choice: Tuesday\s+Please ring me\.\s+Thanks\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
});

test('deleting asks first', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Bot Botson' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('bot@spam.example');
  expect(dialog).toHaveTextContent('Eligibility quiz');
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

test('j walks what is held; a cancelled deletion gives the focus back, a done one rests it on the heading', async () => {
  const user = await open(writer);
  await user.keyboard('jj');
  expect(screen.getByText('Wendy Writer').closest('li')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete Bot Botson' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Delete Bot Botson' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Delete Bot Botson' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Submission' }));
  expect(await screen.findByText('Showing 1 of 1')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Quarantine' })).toHaveFocus();
});

test('that somebody else already deleted it is a success', async () => {
  const user = await open();
  network.use(
    handle(quarantine.deleteQuarantined, () => {
      throw new Refusal(404, 'Gone.');
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Delete Bot Botson' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Submission' }));
  expect(await screen.findByText('Submission Deleted')).toBeInTheDocument();
});

test('a failed load does not look like an empty quarantine', async () => {
  network.use(unreachable(quarantine.listQuarantine));
  renderApp('/admin/eligibility/quarantine');
  expect(await screen.findByRole('alert')).toHaveTextContent('The quarantine could not be loaded');
  expect(screen.queryByText('Nothing in quarantine')).not.toBeInTheDocument();
});
