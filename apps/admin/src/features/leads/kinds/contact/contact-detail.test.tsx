import { screen, within } from '@testing-library/react';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { contactSubmissionDetail } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { paths } from '../../../../paths.ts';
import { emptyPanels } from '../../../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../../../test-support/render-app.tsx';

const detail = contactSubmissionDetail({ message: 'First line\n<b>second</b>', consent: true });
const gone = () => {
  throw new Refusal(404, 'Gone.');
};
const network = mockNetwork(
  signedIn(),
  ...emptyPanels(contacts.getContact),
  handle(contacts.getContact, () => detail),
  handle(contacts.listContacts, () => ({ items: [] })),
);
const address = paths.contact(detail.id);
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows the sender, the message, the answers and the consent', async () => {
  renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Carys Bevan' })).toBeInTheDocument();
  expect(screen.getByText('Consultation · Submitted 20 Nov 2026, 14:05')).toBeInTheDocument();
  expect((await region('Message')).getByText(/First line\s<b>second<\/b>/)).toBeInTheDocument();
  const details = await region('Details');
  expect(details.getByRole('term')).toHaveTextContent('First choice');
  expect(details.getByRole('definition')).toHaveTextContent(
    'Tuesday 24 November 2026 at 10:00 (Europe/London)',
  );
  const contact = await region('Contact Information');
  for (const fact of [
    detail.email,
    'Bevan Skin',
    '/book-consultation',
    'Agreed to marketing (wording of 2026-11-01)',
  ])
    expect(contact.getByText(fact)).toBeInTheDocument();
});

test('shows an older submission with its details in the message', async () => {
  const message = 'First choice: Tuesday\nSecond choice: Friday\nSee you';
  network.use(handle(contacts.getContact, () => ({ ...detail, details: [], message })));
  renderApp(address);
  expect((await region('Message')).getByText(/^First choice: Tuesday\s+Second choice/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Details' })).not.toBeInTheDocument();
});

test('links Email Lead to a draft and Call to the phone number', async () => {
  renderApp(address);
  expect(await screen.findByRole('link', { name: 'Email Lead' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^mailto:carys@bevanskin\.example\?subject=Your%20enquiry.*&body=Hello%20Carys%20Bevan/,
    ),
  );
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+442079460958');
});

test('disables Call and explains why if there is no phone number', async () => {
  network.use(handle(contacts.getContact, () => ({ ...detail, phone: null, message: null })));
  renderApp(address);
  const call = await screen.findByRole('button', { name: 'Call' });
  expect(call).toHaveAttribute('aria-disabled', 'true');
  expect(call).toHaveAccessibleDescription('No phone number given');
  expect(screen.getByText('No phone number given')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Message' })).not.toBeInTheDocument();
});

test('hides a submission that a colleague has deleted meanwhile', async () => {
  network.use(handle(contacts.setContactStatus, gone));
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Update Status' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /Contacted/ }));
  network.use(handle(contacts.getContact, gone));
  await user.click(dialog.getByRole('button', { name: 'Update Status' }));
  expect(await screen.findByText('Carys Bevan has been deleted in the meantime.')).toBeInTheDocument();
  expect(await screen.findByText('This submission was not found')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Carys Bevan' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Update Status' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});
