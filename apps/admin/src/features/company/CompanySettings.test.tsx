import { act, screen, waitFor, within } from '@testing-library/react';
import { type CompanySettings, company } from '@upcurve/contracts/settings/company';
import { type CountedMonthSettings, countedMonth } from '@upcurve/contracts/settings/counted-month';
import { currentUser } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
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
let stored: CompanySettings;
let seen: (string | undefined)[];
const network = mockNetwork(
  noStepsLeft,
  signedIn(currentUser('owner', { missingFacts: 1 })),
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
);
beforeEach(() => {
  month = MONTH;
  stored = SET;
  seen = [];
});

async function open() {
  const app = renderApp(paths.companySettings());
  const office = await screen.findByLabelText('Registered office');
  return { ...app, office };
}
const missing = () => screen.getByRole('region', { name: 'Missing facts' });
const save = () => screen.getByRole('button', { name: 'Save facts' });

test('lists the missing facts, those of the law first, and leads to their fields', async () => {
  const { user, office } = await open();
  expect(missing()).toHaveTextContent('UK law asks for these on a company’s website: Registered office.');
  expect(missing()).toHaveTextContent('Also not set: VAT number (required if registered for VAT), Founder.');
  await user.click(within(missing()).getByRole('button', { name: 'Registered office' }));
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
  expect(missing()).toHaveTextContent('Everything that UK law asks for on a company’s website is set.');
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
