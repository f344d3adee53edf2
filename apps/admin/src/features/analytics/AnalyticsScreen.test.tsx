import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type AnalyticsFilter, analytics, type CampaignCost } from '@upcurve/contracts/analytics/analytics';
import { leads } from '@upcurve/contracts/leads/leads';
import { type SubmissionFilter, submissions } from '@upcurve/contracts/leads/submissions';
import { currentUser } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { sampleAnalytics } from '../../test-support/analytics.ts';
import { emptyQuarantine, renderApp, signedIn } from '../../test-support/render-app.tsx';
import { daysOf } from './use-analytics-view.ts';

/* The screen is loaded lazily, which takes longer. */
const PATIENTLY = { timeout: 10_000 };

/* jsdom lays nothing out, and a chart warns if it has no room. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 200));
});

let asked: AnalyticsFilter[] = [];
const network = mockNetwork(
  signedIn(),
  handle(analytics.getAnalytics, ({ query }) => {
    asked.push(query);
    return sampleAnalytics({
      before: query.compare
        ? {
            from: '2026-11-19',
            to: '2026-11-20',
            funnel: { views: 8, notStarted: 4, inProgress: 0, abandoned: 1, completed: 3 },
            medianSeconds: 300,
            eligible: 2,
            qualified: 2,
            ...{ leads: 0, booked: 0, won: 0, valuePence: 0 },
          }
        : null,
    });
  }),
  handle(submissions.listSources, () => ['direct', 'google']),
);

async function open(query = '', withMore = true) {
  asked = [];
  const { user, location } = renderApp(paths.analytics() + query);
  const more = await screen.findByText('More figures', undefined, PATIENTLY);
  if (withMore) await user.click(more);
  return { user, location };
}

test('tells members in another time zone that days are in the agency’s zone', async () => {
  network.use(signedIn(currentUser('owner', { zone: 'America/New_York' })));
  await open();
  expect(screen.getByText(/Days are in the agency’s time zone \(London\)\.$/)).toBeInTheDocument();
});

test('shows the funnel and its changes, and links to the leads', async () => {
  await open('?from=2026-11-21&to=2026-11-22&source=google');
  const text = (name: string) =>
    [...(screen.getByLabelText(name).querySelectorAll(':scope > div') ?? [])].map((each) => each.textContent);
  expect(text('Funnel')).toEqual([
    'Views of the quiz10+25%',
    'Not started440%no change',
    'In progress110%from none',
    'Abandoned220%+100%',
    'Completed330%no change',
  ]);
  expect(text('Results')).toEqual([
    'Clients1from none',
    'Value£2,500from none',
    'New people4from none',
    'Booked or asked for a meeting1from none',
    'Median time to first contact42 min 0 s5 calls made, 2 answered',
  ]);
  const brought = within(screen.getByLabelText('Results'));
  expect(brought.getByRole('link', { name: '£2,500' })).toHaveAttribute(
    'href',
    '/admin/inbox?countedAs=won&countedFrom=2026-11-21&countedTo=2026-11-22&source=google&view=all',
  );
  expect(brought.getByRole('link', { name: '5 calls made' })).toHaveAttribute(
    'href',
    '/admin/inbox?countedAs=called&countedFrom=2026-11-21&countedTo=2026-11-22&view=all',
  );
  const tiers = within(screen.getByRole('region', { name: 'Tiers' }));
  expect(tiers.getAllByRole('link', { name: '2' })[0]).toHaveAttribute(
    'href',
    '/admin/eligibility/submissions?from=2026-11-21&to=2026-11-22&source=google&eligible=true',
  );
  expect(tiers.getByText(/^Eligible:/)).toHaveTextContent('Median time to complete: 4 min 32 s.');
});

test('shows each chart as a table too, and escapes answers', async () => {
  const { user } = await open();
  const row = (table: string, name: string | RegExp) =>
    within(within(screen.getByRole('table', { name: table })).getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(row('Campaigns', /^<b>ads<\/b> › cpc › spring-open-day 4/)).toEqual([
    '4',
    '2',
    '1',
    '1',
    '£2,500',
    '–',
    '–',
  ]);
  expect(row('Campaigns', /^All 4/)).toEqual(['4', '2', '1', '1', '£2,500', '–', '–']);
  expect(row('Questions', /^Who are you\? No longer asked/)).toEqual(['6', '4', '1', '1 (17%)']);
  expect(row('Speed to lead', /^Sam/)).toEqual(['Quiz', '2', '50%', '42 min 0 s']);
  expect(row('Won and lost', /^Oct 2026/)).toEqual(['1', '3', '25%', '£1,200']);
  expect(row('Won and lost', /^Nov 2026/)).toEqual(['2', '0', '100%', '£2,500']);
  expect(row('Scores', /^50 to 59/)).toEqual(['3 (100%)']);
  await user.click(screen.getAllByText('As a table')[1] as HTMLElement);
  expect(row('Trend', /^22 Nov/)).toEqual(['10', '4', '1', '2', '3', '2']);
  await user.click(screen.getByText('What was answered'));
  expect(row('Who are you?', /^The owner/)).toEqual(['3 (75%)']);
});

test('sends days, source, tier and version to the server and keeps them in the address', async () => {
  const { user, location } = await open();
  expect(asked.at(-1)).toMatchObject({ by: 'day', compare: true });
  await user.click(screen.getByRole('combobox', { name: 'Days' }));
  await user.click(await screen.findByRole('option', { name: 'Last 12 months' }));
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  for (const [field, choice] of [
    ['Source', 'google'],
    ['Tier', 'Growing'],
    ['Question version', 'Version 2, since 1 Nov 2026'],
    ['Trend by', 'By month'],
    ['Compare', 'Not compared'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: choice }));
  }
  expect(location()).toBe(
    '/admin/eligibility?span=year&source=google&tier=Growing&version=2&by=month&compare=no',
  );
  expect(asked.at(-1)).toMatchObject({
    source: 'google',
    tier: 'Growing',
    version: 2,
    by: 'month',
    compare: false,
  });
});

test('shows an empty text for days without visitors and does not link zeros', async () => {
  const nobody = { views: 0, notStarted: 0, inProgress: 0, abandoned: 0, completed: 0 };
  network.use(
    handle(analytics.getAnalytics, () => {
      const some = sampleAnalytics();
      return {
        ...some,
        funnel: nobody,
        eligible: 0,
        qualified: 0,
        days: some.days.map((day) => ({ ...day, ...nobody, eligible: 0 })),
        tiers: some.tiers.map((tier) => ({ ...tier, count: 0, eligible: 0 })),
        scores: some.scores.map((score) => ({ ...score, count: 0 })),
        campaigns: [],
      };
    }),
  );
  await open();
  expect(screen.getByText('Nobody visited the quiz in this period.')).toBeVisible();
  expect(screen.getByText('Nobody visited the site in this period.')).toBeVisible();
  expect(screen.getAllByText('Nobody completed the quiz in this period.')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: '0' })).not.toBeInTheDocument();
});

const SPRING = { source: 'google', medium: 'cpc', campaign: 'spring-open-day' };
const BRAND = { ...SPRING, campaign: 'brand-search' };
const NOBODY = {
  visits: 9,
  begun: 2,
  completed: 1,
  eligible: 1,
  leads: 4,
  booked: 0,
  won: 0,
  valuePence: 0,
  costPence: null,
};

/** Two campaigns and direct visits in this month, whose costs are saved. */
function thisMonth() {
  const days = daysOf('month');
  const costs: CampaignCost[] = [{ ...BRAND, month: days.from.slice(0, 7), pence: 20_000 }];
  const costOf = ({ campaign }: typeof SPRING) =>
    costs.find((each) => each.campaign === campaign)?.pence ?? null;
  network.use(
    handle(analytics.getAnalytics, () =>
      sampleAnalytics({
        ...days,
        campaigns: [
          { ...NOBODY, source: 'direct', medium: '(none)', campaign: '(none)' },
          { ...NOBODY, ...BRAND, costPence: costOf(BRAND) },
          { ...NOBODY, ...SPRING, won: 2, valuePence: 900_000, costPence: costOf(SPRING) },
        ],
        costs,
      }),
    ),
    handle(analytics.saveCampaignCost, ({ body: { pence, ...cost } }) => {
      const at = costs.findIndex(({ campaign }) => campaign === cost.campaign);
      costs.splice(at < 0 ? costs.length : at, 1, ...(pence === null ? [] : [{ ...cost, pence }]));
      return {};
    }),
  );
  return costs;
}

const campaignTable = () => within(screen.getByRole('table', { name: 'Campaigns' }));
const names = () =>
  campaignTable()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('shows campaigns as a tree by keyboard, those with the most clients first', async () => {
  thisMonth();
  const { user } = await open('?span=month#campaigns', false);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Campaigns' })).toHaveFocus());
  expect(names()).toEqual([
    'google › cpc',
    'google › cpc › spring-open-day',
    'google › cpc › brand-search',
    'direct',
    'All',
  ]);
  const google = campaignTable().getByRole('button', { name: 'google › cpc' });
  google.focus();
  await user.keyboard('{Enter}');
  expect(google).toHaveAttribute('aria-expanded', 'false');
  expect(names()).toEqual(['google › cpc', 'direct', 'All']);
  await user.click(screen.getByRole('button', { name: 'Open all' }));
  expect(names()).toHaveLength(5);
});

test('saves a cost at once, shows what a client cost, and can undo it', async () => {
  const costs = thisMonth();
  const { user } = await open('?span=month');
  const field = () =>
    screen.getByRole('textbox', { name: 'Cost of google › cpc › spring-open-day in pounds' });
  for (const text of ['many', '1,5', '1.500', '-5']) {
    await user.clear(field());
    await user.type(field(), `${text}{Enter}`);
    expect(field()).toBeInvalid();
  }
  await user.clear(field());
  await user.type(field(), '£1,200{Enter}');
  const row = (name: RegExp) => campaignTable().getByRole('row', { name });
  await waitFor(() => expect(row(/spring-open-day/)).toHaveTextContent('£600'));
  expect(row(/^google › cpc \d/)).toHaveTextContent('£1,400');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(costs).toEqual([expect.objectContaining({ campaign: 'brand-search' })]));
  await waitFor(() => expect(field()).toHaveValue(''));
});

test('only members who may change settings enter costs, and only for a whole month', async () => {
  thisMonth();
  network.use(signedIn(currentUser('sales')));
  await open('?span=month');
  expect(campaignTable().queryByRole('textbox')).not.toBeInTheDocument();
  cleanup();
  network.use(
    signedIn(),
    handle(analytics.getAnalytics, () => sampleAnalytics()),
  );
  const { user, location } = await open('?span=30-days');
  expect(campaignTable().queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show this month' }));
  expect(location()).toBe('/admin/eligibility?span=month');
});

test('links figures to lists of the agency’s days, also for members in another time zone', async () => {
  network.use(signedIn(currentUser('owner', { zone: 'America/New_York' })));
  let query: SubmissionFilter = {};
  network.use(
    handle(submissions.listSubmissions, (call) => {
      query = call.query;
      return { items: [] };
    }),
    emptyQuarantine,
    handle(leads.listAssignees, () => []),
  );
  network.use(
    handle(analytics.getAnalytics, () => sampleAnalytics({ from: '2026-03-29', to: '2026-10-24' })),
  );
  const { user } = await open();
  const tiers = within(screen.getByRole('region', { name: 'Tiers' }));
  await user.click(tiers.getAllByRole('link', { name: '2' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Eligibility Submissions' });
  await waitFor(() =>
    expect(query).toMatchObject({
      from: '2026-03-29T00:00:00.000Z',
      to: '2026-10-24T23:00:00.000Z',
      eligible: 'true',
    }),
  );
});

test('shows the active filters below the heading', async () => {
  await open('?source=google&tier=Growing');
  expect(screen.getByText(/; only source “google”, tier Growing$/)).toBeVisible();
});

test('is hidden from members who may not read leads', async () => {
  network.use(signedIn(currentUser('editor')));
  renderApp(paths.analytics());
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Eligibility Analytics');
});
