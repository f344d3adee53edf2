import { screen, waitFor, within } from '@testing-library/react';
import { type Booking, bookings } from '@upcurve/contracts/bookings/bookings';
import { hours } from '@upcurve/contracts/bookings/hours';
import { meetingTypes } from '@upcurve/contracts/bookings/meeting-types';
import { leads } from '@upcurve/contracts/leads/leads';
import { booking, currentUser } from '@upcurve/testing/factories';
import { handle, Refusal, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, instantAt, today } from '../../kit/time/zone.ts';
import { paths } from '../../paths.ts';
import { noStepsLeft } from '../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';
import { ADA, BEN, TYPE } from './week/week.test-helper.ts';

let stored: Booking[];
let asked: object[];
let changes: { body: object; version: string | undefined }[];
const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const SLOT = { start: `${day}T10:00:00+00:00`, end: `${day}T10:30:00+00:00` };

const network = mockNetwork(
  noStepsLeft,
  signedIn(currentUser('owner', { id: ADA.id })),
  handle(leads.listAssignees, () => [ADA, BEN]),
  handle(meetingTypes.listMeetingTypes, () => [TYPE]),
  handle(bookings.listSlots, () => ({ zone: 'Europe/London', slots: [SLOT] })),
  handle(bookings.listBookings, ({ query }) => {
    asked.push(query);
    return { items: stored };
  }),
  handle(bookings.changeBooking, ({ params, body, headers }) => {
    changes.push({ body, version: headers['if-match'] });
    const row = stored.find(({ id }) => id === params.id);
    if (!row) throw new Refusal(404, 'This booking does not exist.');
    const { start = row.start, status = row.status } = body;
    const changed = { ...row, start: new Date(start).toISOString(), status, version: row.version + 1 };
    stored = stored.map((one) => (one.id === row.id ? changed : one));
    return changed;
  }),
);
beforeEach(() => {
  stored = [booking({ hostId: ADA.id })];
  asked = [];
  changes = [];
});

afterEach(() => void vi.restoreAllMocks());

const row = async (name = 'Anna Bell') =>
  within(await screen.findByRole('list', { name: 'Bookings' }))
    .getByText(name)
    .closest('li') as HTMLElement;

describe('the list of bookings', () => {
  test('shows what is ahead, with the lead, the host and a link to call', async () => {
    renderApp(paths.bookings());
    const shown = within(await row());
    expect(shown.getByRole('link', { name: 'Anna Bell' })).toHaveAttribute(
      'href',
      paths.contact(stored[0]?.leadId ?? ''),
    );
    expect(shown.getByText('12:00–12:30')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Call +44 20 7946 0958' })).toHaveAttribute(
      'href',
      'tel:+442079460958',
    );
    expect(asked[0]).toEqual({ from: expect.stringMatching(/T00:00:00.000Z$/) });
  });

  test('has a button to call on phones, for the meetings of today', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        ...{ matches: media.includes('max-width'), media, onchange: null },
        ...{ addListener() {}, removeListener() {} },
      }),
    );
    const start = instantAt({ day: today(), time: '12:00' });
    const later = instantAt({ day: addDays(today(), 1), time: '12:00' });
    stored = [booking({ start, end: start }), booking({ name: 'Cleo Hart', start: later, end: later })];
    renderApp(paths.bookings());
    expect(within(await row()).getByRole('link', { name: 'Call Anna Bell' })).toHaveAttribute(
      'href',
      'tel:+442079460958',
    );
    expect(screen.queryByRole('link', { name: 'Call Cleo Hart' })).not.toBeInTheDocument();
  });

  test('filters by host, status and time in the address', async () => {
    renderApp(`${paths.bookings()}?when=past&host=none&status=no_show`);
    await row();
    expect(asked[0]).toMatchObject({ host: 'none', status: 'no_show', sort: '-start' });
  });

  test('cancels several meetings at once after a question, without those that cannot be cancelled', async () => {
    stored = [
      booking({ name: 'Anna Bell', email: 'anna@example.com' }),
      booking({ name: 'Bea Moss', email: 'bea@example.com' }),
      booking({ name: 'Cleo Hart', email: 'ANNA@example.com' }),
      booking({ name: 'Dan Reed', status: 'cancelled' }),
    ];
    const { user } = renderApp(paths.bookings());
    for (const name of ['Anna Bell', 'Bea Moss', 'Cleo Hart', 'Dan Reed'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    expect(bar.getByText('4 selected')).toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Cancel 3 meetings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Meetings' }));
    expect(
      dialog.getByText(/3 meetings will be cancelled, and 2 visitors get an email\./),
    ).toBeInTheDocument();
    expect(changes).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel Meetings' }));
    expect(await screen.findByText('3 meetings cancelled.')).toBeInTheDocument();
    expect(changes.map(({ body }) => body)).toEqual(Array(3).fill({ status: 'cancelled' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument());
  });

  test('says which of several meetings could not be cancelled', async () => {
    stored = [booking({ name: 'Anna Bell' }), booking({ name: 'Bea Moss', email: 'bea@example.com' })];
    const gone = stored[1]?.id;
    network.use(
      handle(bookings.changeBooking, ({ params }) => {
        if (params.id === gone) throw new Refusal(412, 'Someone else has changed this booking.');
        return booking({ id: params.id, status: 'cancelled', version: 2 });
      }),
    );
    const { user } = renderApp(paths.bookings());
    for (const name of ['Anna Bell', 'Bea Moss'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await user.click(await screen.findByRole('button', { name: 'Cancel meetings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Meetings' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel Meetings' }));
    expect(
      await screen.findByText(/^1 meeting cancelled\. Not cancelled: Bea Moss\. Someone else has changed/),
    ).toBeInTheDocument();
  });

  test('moves a meeting to a free time with its version', async () => {
    const { user } = renderApp(paths.bookings());
    await user.click(within(await row()).getByRole('button', { name: 'Actions for Anna Bell' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the meeting with Anna Bell' }));
    expect(await dialog.findByRole('combobox', { name: 'Day' })).toHaveFocus();
    await user.click(await dialog.findByRole('button', { name: 'Move Meeting' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Choose a time.');
    await user.click(await dialog.findByRole('radio', { name: '10:00' }));
    await user.click(dialog.getByRole('button', { name: 'Move Meeting' }));
    expect(await screen.findByText('Meeting Moved')).toBeInTheDocument();
    expect(changes).toEqual([{ body: { start: SLOT.start }, version: '"1"' }]);
  });

  test('promises no email while email is off', async () => {
    network.use(signedIn({ ...currentUser('owner', { id: ADA.id }), isMailOff: true }));
    const { user } = renderApp(paths.bookings());
    await user.click(within(await row()).getByRole('button', { name: 'Actions for Anna Bell' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Cancel/ }));
    expect(await screen.findByText(/^Email is not set up, so nobody is told\./)).toBeInTheDocument();
    expect(screen.queryByText(/gets an email/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
  });

  test('cancels a meeting, and undoes it before anybody gets an email', async () => {
    const { user } = renderApp(paths.bookings());
    await user.click(within(await row()).getByRole('button', { name: 'Actions for Anna Bell' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the meeting' }));
    expect(within(await row()).getByText('Cancelled')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(within(await row()).queryByText('Cancelled')).not.toBeInTheDocument());
    expect(changes).toEqual([]);
  });

  test('marks a meeting that has begun as met or as a no-show', async () => {
    const [start, end] = [30, 0].map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString());
    stored = [booking({ start, end })];
    const { user, router } = renderApp(paths.bookings());
    await user.click(within(await row()).getByRole('button', { name: 'Anna Bell did not come' }));
    expect(within(await row()).getByText('No-show')).toBeInTheDocument();
    await router.navigate(paths.help());
    await waitFor(() => expect(changes).toEqual([{ body: { status: 'no_show' }, version: '"1"' }]));
  });

  test('says what to do without meetings', async () => {
    stored = [];
    renderApp(paths.bookings());
    expect(await screen.findByRole('heading', { name: 'No upcoming meetings' })).toBeInTheDocument();
  });

  test('denies access to editors', async () => {
    network.use(signedIn(currentUser('editor')));
    renderApp(paths.bookings());
    expect(await screen.findByRole('heading', { name: '403 Not Allowed' })).toBeInTheDocument();
  });
});

describe('the settings of meetings', () => {
  const HOURS = {
    memberId: ADA.id,
    zone: 'Europe/London',
    weekly: [...Array.from({ length: 5 }, () => [{ from: '09:00', to: '17:00' }]), [], []],
    dates: [],
    holidays: 'GB-ENG' as const,
    calendars: [],
    version: 0,
    calendarStates: [],
    publicHolidays: [],
    feedUrl: 'http://localhost:3001/api/calendar/secret.ics',
  };
  const saved: object[] = [];
  beforeEach(() => {
    saved.length = 0;
    network.use(
      handle(hours.getHours, () => HOURS),
      handle(hours.saveHours, ({ body }) => {
        saved.push(body);
        return { ...HOURS, ...body, version: 1 };
      }),
    );
  });

  test('give the calendar feed a new address, once confirmed', async () => {
    let feedUrl = HOURS.feedUrl;
    network.use(
      handle(hours.getHours, () => ({ ...HOURS, feedUrl })),
      handle(hours.renewCalendarFeed, () => {
        feedUrl = 'http://localhost:3001/api/calendar/renewed.ics';
        return { feedUrl };
      }),
    );
    const { user } = renderApp(paths.meetingHours());
    await user.click(await screen.findByRole('button', { name: 'New Address' }));
    expect(await screen.findByText(/Calendars that subscribe to the old one/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'this private feed', hidden: true })).toHaveAttribute(
      'href',
      HOURS.feedUrl,
    );
    await user.click(screen.getByRole('button', { name: 'Make New Address' }));
    expect(await screen.findByText('The old address no longer works.')).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: 'this private feed' });
    await waitFor(() => expect(link).toHaveAttribute('href', feedUrl));
  });

  test('add lunch to one day, copy it to all weekdays and take two weeks off', async () => {
    const { user } = renderApp(paths.meetingHours());
    await user.click(await screen.findByRole('button', { name: /^Monday 09:00–17:00/ }));
    await user.click(screen.getByRole('button', { name: 'Add lunch' }));
    await user.click(screen.getByRole('button', { name: 'Copy to weekdays' }));
    expect(screen.getAllByText('Lunch')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Add days off' }));
    const days = await screen.findAllByRole('button', { name: /^\d+ \w+ \d{4}$/ });
    const [first, last] = days.filter((day) => !(day as HTMLButtonElement).disabled).slice(0, 2);
    if (first) await user.click(first);
    if (last) await user.click(last);
    await user.type(screen.getByLabelText('Name of days off 1'), 'Summer break');
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByText('Hours Saved')).toBeInTheDocument();
    const halves = [
      { from: '09:00', to: '12:30' },
      { from: '13:30', to: '17:00' },
    ];
    expect(saved).toMatchObject([
      {
        weekly: [...Array.from({ length: 5 }, () => halves), [], []],
        dates: [
          { spans: [], name: 'Summer break' },
          { spans: [], name: 'Summer break' },
        ],
      },
    ]);
  });

  test('take one day off when only one is chosen', async () => {
    const { user } = renderApp(paths.meetingHours());
    await user.click(await screen.findByRole('button', { name: 'Add days off' }));
    const days = await screen.findAllByRole('button', { name: /^\d+ \w+ \d{4}$/ });
    const day = days.find((each) => !(each as HTMLButtonElement).disabled);
    if (day) await user.click(day);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^Days off 1/ })).toHaveTextContent(/^\d+ \w+ \d{4}$/);
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByText('Hours Saved')).toBeInTheDocument();
    expect(saved).toMatchObject([{ dates: [{ spans: [] }] }]);
  });

  test('take typed times; unfinished ones are errors of their fields', async () => {
    const { user } = renderApp(paths.meetingHours());
    await user.click(await screen.findByRole('button', { name: /^Saturday Off/ }));
    await user.click(screen.getByRole('button', { name: 'Add hours' }));
    await user.click(screen.getByRole('button', { name: 'Add hours' }));
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findAllByText('Enter a time such as 09:30.')).toHaveLength(2);
    expect(screen.getAllByLabelText('Saturday from, hour')[1]).toHaveFocus();
    expect(saved).toEqual([]);
    await user.keyboard('1800');
    await user.click(screen.getAllByLabelText('Saturday to, hour')[1] as HTMLElement);
    await user.keyboard('0000');
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByText('Hours Saved')).toBeInTheDocument();
    const spans = [
      { from: '09:00', to: '17:00' },
      { from: '18:00', to: '24:00' },
    ];
    expect(saved).toMatchObject([{ weekly: [...HOURS.weekly.slice(0, 5), spans, []] }]);
  });

  test('name what could not be read of a busy calendar', async () => {
    const state = {
      url: 'https://a.example/1.ics',
      readAt: '2026-11-28T10:00:00Z',
      error: null,
      events: 3,
      week: [],
    };
    const events = [
      { title: 'Team lunch', day: '2026-12-03' },
      { title: '', day: null },
    ];
    network.use(
      handle(hours.getHours, () => ({
        ...HOURS,
        calendars: [state.url],
        calendarStates: [
          { ...state, problems: { unreadable: 25, events, unknownZones: ['Nowhere/Land'] } },
          {
            ...state,
            url: 'https://a.example/2.ics',
            problems: { unreadable: 0, events: [], unknownZones: [] },
          },
        ],
      })),
    );
    renderApp(paths.meetingHours());
    const [first, second] = await screen.findAllByText(/^Calendar \d:/);
    expect(first).toHaveTextContent(
      '25 events could not be read: Thu 3 Dec 2026, “Team lunch”; day unknown, without a title; and 23 more.',
    );
    expect(first).toHaveTextContent('Unknown time zone: “Nowhere/Land”.');
    expect(second).toHaveTextContent(/^Calendar 2: 3 events, read 28 Nov 2026, 10:00$/);
  });

  test('change a kind of meeting with its version; an address that is taken is an error of its field', async () => {
    const { user } = renderApp(paths.meetingHours());
    await user.click(await screen.findByRole('button', { name: 'Edit Consultation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Consultation' }));
    expect(dialog.getByText('The page is /book-consultation/consultation.')).toBeInTheDocument();
    network.use(
      refused(meetingTypes.saveMeetingType, 400, 'Taken.', [
        { path: 'slug', message: 'Another kind of meeting has this address.' },
      ]),
    );
    await user.clear(dialog.getByLabelText('Page address'));
    await user.type(dialog.getByLabelText('Page address'), 'review');
    await user.click(dialog.getByRole('button', { name: 'Save Kind' }));
    expect(await dialog.findByText('Another kind of meeting has this address.')).toBeInTheDocument();
    const versions: (string | undefined)[] = [];
    network.use(
      handle(meetingTypes.saveMeetingType, ({ body, headers }) => {
        versions.push(headers['if-match']);
        return { ...TYPE, ...body };
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Save Kind' }));
    expect(await screen.findByText('Kind Saved')).toBeInTheDocument();
    expect(versions).toEqual(['"3"']);
  });

  test('of sales are only their own hours', async () => {
    network.use(signedIn(currentUser('sales', { id: ADA.id })));
    renderApp(paths.meetingHours());
    expect(await screen.findByRole('button', { name: /^Monday 09:00–17:00/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a Kind' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Member')).not.toBeInTheDocument();
  });
});
