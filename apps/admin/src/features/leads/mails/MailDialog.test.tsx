import { screen, waitFor, within } from '@testing-library/react';
import { account } from '@upcurve/contracts/account/account';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { type LeadMailDrafts, type LeadMailInput, leadMails } from '@upcurve/contracts/leads/lead-mails';
import { type Activity, leads } from '@upcurve/contracts/leads/leads';
import { contactSubmissionDetail, currentUser, newId, profile } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { emptyPanels } from '../../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const contact = contactSubmissionDetail({ name: 'Ada Bell', email: 'ada@clinic.example', isUnread: false });
let canMail: boolean;
let drafts: LeadMailDrafts;
let sent: LeadMailInput[];
let keys: (string | null)[];
let activity: Activity[];
beforeEach(() => {
  canMail = true;
  sent = [];
  keys = [];
  activity = [];
  drafts = {
    ...{ canSend: true, to: 'ada@clinic.example', isSuppressed: false, hasReport: false },
    ...{ fromName: 'Sam Reed', replyTo: 'sam@upcurve.example' },
    drafts: [
      { name: 'First reply', subject: 'Thank you, Ada Bell', text: 'Hello Ada Bell,' },
      { name: 'Score', subject: 'Your score', text: 'You scored {{score}}.' },
    ],
  };
});

const network = mockNetwork(
  signedIn(currentUser('sales')),
  handle(contacts.getContact, () => ({ ...contact, canMail })),
  handle(leads.listActivity, () => ({ items: activity })),
  ...emptyPanels(contacts.getContact),
  handle(leadMails.getMailDrafts, () => drafts),
  handle(leadMails.sendLeadMail, ({ body, request }) => {
    sent.push(body);
    keys.push(request.headers.get('idempotency-key'));
    const entry = {
      type: 'email' as const,
      text: body.text,
      after: body.subject,
      delivery: 'failed' as const,
    };
    const rest = { before: null, minutes: null, actorId: null, actorName: 'Sam Reed' };
    activity = [{ id: newId(), ...entry, ...rest, createdAt: new Date().toISOString() }];
    return { id: contact.id, activityId: newId() };
  }),
);

async function open() {
  const { user } = renderApp(paths.contact(contact.id));
  await screen.findByRole('heading', { name: 'Ada Bell' });
  await user.keyboard('e');
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Email Ada Bell' })) };
}

test('e offers a filled-in template to edit and send; the timeline has it and says if it was not delivered', async () => {
  const { user, dialog } = await open();
  const text = await dialog.findByLabelText('Text');
  expect(
    dialog.getByText(/To ada@clinic.example. From Sam Reed; replies go to sam@upcurve/),
  ).toBeInTheDocument();
  expect(dialog.getByLabelText('Subject')).toHaveValue('Thank you, Ada Bell');
  await user.type(text, ' when may I ring?');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Email on Its Way')).toBeInTheDocument();
  const words = { subject: 'Thank you, Ada Bell', text: 'Hello Ada Bell, when may I ring?' };
  // The lead is off To do until tomorrow.
  expect(sent).toEqual([{ ...words, followUpAt: expect.any(String) }]);
  const panel = within(screen.getByRole('region', { name: 'Notes and activity' }));
  expect(await panel.findByText(/sent the email “Thank you, Ada Bell”/)).toBeInTheDocument();
  expect(panel.getByText('Not delivered')).toBeInTheDocument();
});

test('a field without a value must be replaced, and another template can be undone', async () => {
  const { user, dialog } = await open();
  await user.type(await dialog.findByLabelText('Text'), ' mine');
  await user.click(dialog.getByRole('combobox', { name: 'Template' }));
  await user.click(await screen.findByRole('option', { name: 'Score' }));
  expect(dialog.getByLabelText('Text')).toHaveValue('You scored {{score}}.');
  await user.click(dialog.getByRole('button', { name: 'Send Email' }));
  expect(dialog.getByLabelText('Text')).toHaveAccessibleDescription(
    'Replace {{score}}: this lead has no value for it.',
  );
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Bring back what I wrote' }));
  expect(dialog.getByLabelText('Text')).toHaveValue('Hello Ada Bell, mine');
});

test('repeats a failed attempt with the same key, and says why it failed', async () => {
  const { user, dialog } = await open();
  await dialog.findByLabelText('Text');
  let refused = true;
  network.use(
    handle(leadMails.sendLeadMail, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      if (refused) throw new Refusal(409, 'Email is off.');
      return { id: contact.id, activityId: newId() };
    }),
  );
  const send = dialog.getByRole('button', { name: 'Send Email' });
  await user.click(send);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Email is off.');
  refused = false;
  await user.click(send);
  await screen.findByText('Email on Its Way');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/\S/);
  expect(keys[1]).toBe(keys[0]);
});

test('asks members without an address for theirs, so that replies reach them', async () => {
  drafts.replyTo = null;
  const saved: unknown[] = [];
  network.use(
    handle(account.updateProfile, ({ body }) => {
      saved.push(body);
      return profile(body);
    }),
  );
  const { user, dialog } = await open();
  await dialog.findByLabelText('Text');
  await user.click(dialog.getByRole('button', { name: 'Send Email' }));
  const field = dialog.getByRole('textbox', { name: 'Your email address' });
  expect(field).toHaveAccessibleDescription(/Enter your email address\./);
  expect(sent).toEqual([]);
  await user.type(field, 'sam@upcurve.example');
  await user.click(dialog.getByRole('button', { name: 'Send Email' }));
  expect(await screen.findByText('Email on Its Way')).toBeInTheDocument();
  expect(saved).toEqual([{ email: 'sam@upcurve.example' }]);
  expect(sent).toHaveLength(1);
});

test('offers no form for an address that has unsubscribed', async () => {
  drafts.isSuppressed = true;
  const { dialog } = await open();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'ada@clinic.example has unsubscribed, so no email can be sent to this address. Ring them instead.',
  );
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
});

test('without an email server, the buttons open the member’s own email program', async () => {
  canMail = false;
  drafts.canSend = false;
  const { dialog } = await open();
  const link = await dialog.findByRole('link', { name: 'Open Email Program' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:ada@clinic.example\?/));
  await waitFor(() => expect(link).toHaveFocus());
  expect(dialog.queryByRole('button', { name: 'Send Email' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Email Lead', hidden: true })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    ),
  );
});
