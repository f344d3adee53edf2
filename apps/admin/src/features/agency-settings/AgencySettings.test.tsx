import { screen, waitFor, within } from '@testing-library/react';
import { leadMails, type MailTemplate } from '@upcurve/contracts/leads/lead-mails';
import { agencySettings } from '@upcurve/contracts/settings/agency-settings';
import { currentUser } from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { noStepsLeft } from '../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

let name: string;
let reasons: string[];
let templates: MailTemplate[];
const network = mockNetwork(
  noStepsLeft,
  signedIn(currentUser('owner', { agencyName: 'Hart & Reid' })),
  handle(agencySettings.getAgencySettings, () => ({ name })),
  handle(agencySettings.saveAgencySettings, ({ body }) => {
    name = body.name;
    return { name };
  }),
  handle(agencySettings.getLostReasons, () => ({ reasons })),
  handle(agencySettings.saveLostReasons, ({ body }) => {
    reasons = body.reasons;
    return { reasons };
  }),
  handle(leadMails.getMailTemplates, () => ({ templates })),
  handle(leadMails.saveMailTemplates, ({ body }) => {
    templates = body.templates;
    return { templates };
  }),
);
beforeEach(() => {
  name = 'Hart & Reid';
  reasons = ['No budget', 'Duplicate'];
  templates = [{ name: 'First', subject: 'Hello {{name}}', text: 'When may I ring?' }];
});

async function open() {
  const { user } = renderApp(paths.agencySettings());
  const field = await screen.findByLabelText('Name of the agency');
  return { user, field };
}

test('saves a new name and shows it across the admin area', async () => {
  const { user, field } = await open();
  expect(document.title).toBe('Settings: Agency · Hart & Reid Admin');
  expect(screen.getByText('Europe/London')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'Lowe Clinics{Enter}');
  expect(await screen.findByText('The agency is now called Lowe Clinics.')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Settings: Agency · Lowe Clinics Admin'));
  expect(within(screen.getByRole('navigation', { name: 'Admin' })).getByText('Lowe Clinics')).toBeVisible();
  expect(field).toHaveValue('Lowe Clinics');
  expect(name).toBe('Lowe Clinics');
});

test('reports an empty name at its field and a server error in a toast', async () => {
  const { user, field } = await open();
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Required'));
  expect(name).toBe('Hart & Reid');
  network.use(refused(agencySettings.saveAgencySettings, 503, 'The database is away.'));
  await user.type(field, 'Lowe');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Name not saved')).toBeInTheDocument();
});

test('saves the reasons for losing a lead, one per line, and explains what is wrong with them', async () => {
  const { user } = await open();
  const list = await screen.findByLabelText('Reasons');
  expect(list).toHaveValue('No budget\nDuplicate');
  const save = screen.getByRole('button', { name: 'Save reasons' });
  await user.type(list, '\nduplicate');
  await user.click(save);
  expect(list).toHaveAccessibleDescription(expect.stringContaining('Each reason only once.'));
  await user.clear(list);
  await user.type(list, '  Too small \n\nNo budget');
  await user.click(save);
  expect(await screen.findByText('Reasons saved')).toBeInTheDocument();
  expect(reasons).toEqual(['Too small', 'No budget']);
  expect(list).toHaveValue('Too small\nNo budget');
});

test('asks about each form with unsaved changes before the screen is left', async () => {
  const { user, field } = await open();
  await user.type(field, ' Ltd');
  await user.type(await screen.findByLabelText('Reasons'), '\nToo far');
  await user.click(screen.getByRole('tab', { name: 'Team' }));
  for (const what of ['the reasons', 'the name']) {
    const question = screen.findByText(`The changes to ${what} are not saved. Leaving discards them.`);
    expect(await question).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  }
  expect(await screen.findByRole('tab', { name: 'Team', selected: true })).toBeVisible();
});

test('denies access to members who are not owners', async () => {
  network.use(signedIn(currentUser('admin')));
  renderApp(paths.agencySettings());
  expect(await screen.findByRole('heading', { name: '403 Not Allowed' })).toBeInTheDocument();
});

test('saves email templates, and explains unknown fields at their field', async () => {
  const { user } = await open();
  const section = within(await screen.findByRole('region', { name: 'Email templates' }));
  await user.click(await section.findByRole('button', { name: 'Add Template' }));
  const added = within(section.getByRole('group', { name: 'New template' }));
  await user.type(added.getByLabelText('Name'), 'Tried to ring');
  await user.type(added.getByLabelText('Subject'), 'I tried to ring');
  const text = added.getByLabelText('Text');
  await user.type(text, 'Is {{{{phone}} right?');
  const save = section.getByRole('button', { name: 'Save Templates' });
  await user.click(save);
  expect(text).toHaveAccessibleDescription(
    '{{phone}} is not a field. Use {{first name}}, {{name}}, {{clinic}}, {{score}}, {{sender}}, {{booking link}} or {{report link}}.',
  );
  expect(templates).toHaveLength(1);
  await user.clear(text);
  await user.type(text, 'When is a good time?');
  await user.click(save);
  expect(await screen.findByText('Templates saved')).toBeInTheDocument();
  expect(templates).toEqual([
    { name: 'First', subject: 'Hello {{name}}', text: 'When may I ring?' },
    { name: 'Tried to ring', subject: 'I tried to ring', text: 'When is a good time?' },
  ]);
  await user.click(section.getByRole('button', { name: 'Remove First' }));
  await user.click(save);
  await waitFor(() => expect(templates).toHaveLength(1));
  expect(section.getByLabelText('Name')).toHaveValue('Tried to ring');
});
