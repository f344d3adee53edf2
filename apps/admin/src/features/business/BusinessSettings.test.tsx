import { act, screen, waitFor, within } from '@testing-library/react';
import { leadMails, type MailTemplate } from '@upcurve/contracts/leads/lead-mails';
import { agencySettings } from '@upcurve/contracts/settings/agency-settings';
import { type CompanySettings, company } from '@upcurve/contracts/settings/company';
import { type CountedMonthSettings, countedMonth } from '@upcurve/contracts/settings/counted-month';
import { currentUser } from '@upcurve/testing/factories';
import { handle, Refusal, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { emptyInbox, noStepsLeft } from '../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

const SET: CompanySettings = {
  registeredName: 'Lowe Growth Ltd',
  companyNumber: '01234567',
  registeredIn: 'England and Wales',
  registeredOffice: '',
  vatNumber: '',
  email: 'hello@lowe.example',
  phone: '020 7946 0182',
  address: '1 High Street\nLondon',
  founder: '',
  consultationsBy: 'Freya',
  linkedin: 'https://www.linkedin.com/company/lowe',
  instagram: 'https://www.instagram.com/lowe',
  facebook: 'https://www.facebook.com/lowe',
  youtube: 'https://www.youtube.com/@lowe',
  version: 4,
};
const MONTH: CountedMonthSettings = {
  isShown: false,
  waivedMonths: null,
  waivedPounds: null,
  version: 2,
  isDemo: false,
  figures: {
    from: '2026-10-27',
    to: '2026-11-25',
    leads: 12,
    checks: 9,
    firstCallMinutes: 4,
    leftNumber: 8,
    calledPromptly: 7,
  },
};
let month: CountedMonthSettings;
let name: string;
let reasons: string[];
let templates: MailTemplate[];
let stored: CompanySettings;
let seen: (string | undefined)[];
const network = mockNetwork(
  noStepsLeft,
  signedIn(currentUser('owner', { missingFacts: 1, agencyName: 'Hart & Reid' })),
  handle(company.getCompanySettings, () => stored),
  handle(company.saveCompanySettings, ({ body, headers }) => {
    seen.push(headers['if-match']);
    if (headers['if-match'] !== `"${stored.version}"`) throw new Refusal(412, 'Someone else was faster.');
    stored = { ...body, version: stored.version + 1 };
    return stored;
  }),
  handle(countedMonth.getCountedMonthSettings, () => month),
  handle(countedMonth.saveCountedMonthSettings, ({ body, headers }) => {
    if (headers['if-match'] !== `"${month.version}"`) throw new Refusal(412, 'Someone else was faster.');
    month = { ...month, ...body, version: month.version + 1 };
    return month;
  }),
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
  month = MONTH;
  stored = SET;
  seen = [];
});

async function open() {
  const app = renderApp(paths.companySettings());
  const office = await screen.findByLabelText('Registered office');
  return { ...app, office };
}
const save = () => screen.getByRole('button', { name: 'Save facts' });

test('lists the missing facts that the law asks for, and leads to their fields', async () => {
  const { user, office } = await open();
  expect(screen.getByText(/^UK law asks for these/)).toHaveTextContent(/website: Registered office\.$/);
  await user.click(screen.getByRole('button', { name: 'Registered office' }));
  expect(office).toHaveFocus();
});

test('saves the facts with the version that was loaded, and shows them as stored', async () => {
  const { user, office } = await open();
  await user.type(office, '1 High Street, London');
  await user.type(screen.getByLabelText('VAT number'), 'gb123456789{Enter}');
  expect(await screen.findByText('Facts saved')).toBeInTheDocument();
  expect(seen).toEqual(['"4"']);
  expect(stored).toMatchObject({ registeredOffice: '1 High Street, London', vatNumber: 'GB 123 4567 89' });
  expect(screen.getByLabelText('VAT number')).toHaveValue('GB 123 4567 89');
  expect(screen.queryByText(/^UK law asks for these/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('sums up what is wrong, and sends nothing until it is right', async () => {
  const { user } = await open();
  const number = screen.getByLabelText('Company number');
  await user.clear(number);
  await user.type(number, '123');
  await user.clear(screen.getByLabelText('LinkedIn'));
  await user.type(screen.getByLabelText('LinkedIn'), 'linkedin.com');
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('2 things need your attention');
  await user.click(within(summary).getByRole('button', { name: /^Company number: Enter all eight/ }));
  expect(number).toHaveFocus();
  expect(seen).toEqual([]);
});

test('asks before unsaved facts are lost', async () => {
  const { user, office, location } = await open();
  await user.type(office, '1 High Street');
  await user.click(screen.getByRole('tab', { name: 'Team' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  expect(location()).toBe(paths.companySettings());
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(office).toHaveValue('');
});

test.each([
  ['Load newest version', 'Bea Hart', ['"4"']],
  ['Overwrite with mine', 'Ada Lowe', ['"4"', '"5"']],
])('a colleague saved first: %s', async (choice, founder, versions) => {
  const { user } = await open();
  stored = { ...SET, founder: 'Bea Hart', version: 5 };
  const field = screen.getByLabelText('Founder');
  await user.type(field, 'Ada Lowe');
  await user.click(save());
  const conflict = await screen.findByRole('alert');
  expect(conflict).toHaveTextContent('Someone else changed these facts while you were editing (Founder)');
  expect(field).toHaveValue('Ada Lowe');
  await user.click(within(conflict).getByRole('button', { name: choice }));
  await waitFor(() => expect(field).toHaveValue(founder));
  await waitFor(() => expect(seen).toEqual(versions));
  await waitFor(() => expect(screen.queryByText('Changed by someone else')).toBeNull());
  expect(stored.founder).toBe(founder);
});

test('the inbox tells owners that a fact is missing, until it is set', async () => {
  network.use(...emptyInbox);
  const { user, router } = renderApp(paths.inbox());
  const notice = 'The website lacks a fact that UK law asks for.';
  expect(await screen.findByText(notice, { exact: false })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Add it' }));
  await user.type(await screen.findByLabelText('Registered office'), '1 High Street{Enter}');
  await screen.findByText('Facts saved');
  await act(() => router.navigate(paths.inbox()));
  expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeInTheDocument();
  expect(screen.queryByText(notice, { exact: false })).toBeNull();
});

test('denies access to members who are not owners', async () => {
  network.use(signedIn(currentUser('admin')));
  renderApp(paths.companySettings());
  expect(await screen.findByRole('heading', { name: '403 Not Allowed' })).toBeInTheDocument();
});

const ownMonth = () => screen.findByRole('region', { name: 'Your own month on the home page' });
const shows = () => screen.findByLabelText('Show these figures on the home page');

test('shows the own month with its dates, and what is missing until visitors see it', async () => {
  const { user } = await open();
  const toggle = await shows();
  const panel = await ownMonth();
  for (const text of ['27 Oct 2026 to 25 Nov 2026', '12, of which 9 eligibility checks', '4 min', '7 of 8'])
    expect(panel).toHaveTextContent(text);
  expect(panel).toHaveTextContent('12 of 20 leads in the last 30 days');
  expect(panel).toHaveTextContent('once you switch them on');
  await user.click(toggle);
  await user.type(screen.getByLabelText('Monthly fees waived so far'), '2');
  await user.click(screen.getByRole('button', { name: 'Save month' }));
  expect(await screen.findByText('Enter the sum as well, or leave both empty.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Total of these fees in pounds'), '8400{Enter}');
  expect(await screen.findByText('Month saved')).toBeInTheDocument();
  expect(month).toMatchObject({ isShown: true, waivedMonths: 2, waivedPounds: 8400 });
  await waitFor(() => expect(panel).not.toHaveTextContent('once you switch them on'));
  expect(await shows()).toBeChecked();
});

test.each<[Partial<CountedMonthSettings>, string]>([
  [
    { isShown: true, figures: { ...MONTH.figures, leads: 20 } },
    'Visitors see these figures with their dates.',
  ],
  [{ figures: { ...MONTH.figures, leads: 20 } }, 'The figures can be shown. Visitors see an example'],
  [{ isDemo: true, isShown: true }, 'The demo content is on, so the figures are never shown.'],
  [
    { figures: { ...MONTH.figures, firstCallMinutes: null, calledPromptly: null } },
    'Not shown: no call is logged',
  ],
  [{ figures: { ...MONTH.figures, leftNumber: 0, calledPromptly: null } }, 'Left out: nobody left a number'],
])('%j reads “%s”', async (change, text) => {
  month = { ...MONTH, ...change };
  await open();
  await shows();
  expect(await ownMonth()).toHaveTextContent(text);
});

test('a colleague saved the month first: says so and loads their version', async () => {
  const { user } = await open();
  await user.click(await shows());
  month = { ...MONTH, waivedMonths: 3, waivedPounds: 6600, version: 3 };
  await user.click(screen.getByRole('button', { name: 'Save month' }));
  const conflict = await screen.findByRole('alert');
  expect(conflict).toHaveTextContent('Someone else changed your month while you were editing');
  await user.click(within(conflict).getByRole('button', { name: 'Load newest version' }));
  expect(screen.getByLabelText('Monthly fees waived so far')).toHaveValue('3');
  expect(month.isShown).toBe(false);
});

async function openName() {
  const { user } = renderApp(paths.agencySettings());
  const field = await screen.findByLabelText('Name of the agency');
  return { user, field };
}

test('saves a new name and shows it across the admin area', async () => {
  const { user, field } = await openName();
  expect(document.title).toBe('Settings: Business · Hart & Reid Admin');
  expect(screen.getByText(/^Calling hours: Monday to Friday, 9:00 to 18:00 in London\./)).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'Lowe Clinics{Enter}');
  expect(await screen.findByText('The agency is now called Lowe Clinics.')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Settings: Business · Lowe Clinics Admin'));
  expect(within(screen.getByRole('navigation', { name: 'Admin' })).getByText('Lowe Clinics')).toBeVisible();
  expect(field).toHaveValue('Lowe Clinics');
  expect(name).toBe('Lowe Clinics');
});

test('reports an empty name at its field and a server error in a toast', async () => {
  const { user, field } = await openName();
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
  const { user } = await openName();
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
  const { user, field } = await openName();
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

test('saves email templates, and explains unknown fields at their field', async () => {
  const { user } = await openName();
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
