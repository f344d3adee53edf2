import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Booking, bookings } from '@upcurve/contracts/bookings/bookings';
import { leads } from '@upcurve/contracts/leads/leads';
import { booking, currentUser, newId } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showTimesIn } from '../../../kit/time/zone.ts';
import { paths } from '../../../paths.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

/** The clocks of New York go forward on the Sunday of this week. */
const WEEK = `${paths.bookings()}?view=week&day=2030-03-06`;
const ADA = { id: newId(), name: 'Ada Lowe' };
const BEN = { id: newId(), name: 'Ben Hill' };

/** A meeting of half an hour. */
const meeting = (name: string, start: string, part: Partial<Booking> = {}) =>
  booking({
    name,
    hostId: ADA.id,
    start: `${start}:00.000Z`,
    end: new Date(Date.parse(`${start}Z`) + 1_800_000).toISOString(),
    ...part,
  });

let stored: Booking[];
let asked: object[];
let changes: { body: object; version: string | undefined }[];

const network = mockNetwork(
  signedIn(currentUser('owner', { id: ADA.id, zone: 'America/New_York' })),
  handle(leads.listAssignees, () => [ADA, BEN]),
  handle(bookings.listBookings, ({ query }) => {
    asked.push(query);
    return { items: stored };
  }),
  handle(bookings.changeBooking, ({ params, body, headers }) => {
    changes.push({ body, version: headers['if-match'] });
    const row = stored.find(({ id }) => id === params.id);
    if (!row) throw new Refusal(404, 'This booking does not exist.');
    return row;
  }),
);

beforeEach(() => {
  // 09:00 and 14:00 on Tuesday, 09:00 on Saturday, in New York.
  stored = [
    meeting('Anna Bell', '2030-03-05T14:00'),
    meeting('Cleo Hart', '2030-03-05T19:00', { hostId: BEN.id, hostName: BEN.name }),
    meeting('Dan Moss', '2030-03-09T14:00'),
  ];
  asked = [];
  changes = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  showTimesIn(undefined);
});

const meetingOf = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the week of bookings', () => {
  test('shows meetings at the member’s time, with host and status, and fetches the week in their zone', async () => {
    stored.push(meeting('Eve Lane', '2030-03-07T15:30', { status: 'cancelled' }));
    renderApp(WEEK);
    expect(await meetingOf('Anna Bell')).toHaveAccessibleName(
      '09:00 Anna Bell Consultation · Ada Lowe · Tue 5 Mar 2030, 09:00–09:30 · Booked',
    );
    expect(await meetingOf('Eve Lane')).toHaveAccessibleName(/Eve Lane · Cancelled /);
    expect(screen.getByRole('heading', { name: '4–10 Mar 2030' })).toBeInTheDocument();
    expect(screen.getByText('Times in New York. Drag a meeting to move it.')).toBeInTheDocument();
    expect(asked).toEqual([{ from: '2030-03-04T05:00:00.000Z', to: '2030-03-11T04:00:00.000Z', limit: 100 }]);
  });

  test('keeps view and week in the address', async () => {
    const { user, location } = renderApp(paths.bookings());
    await user.click(await screen.findByRole('radio', { name: 'Week' }));
    await screen.findByRole('heading', { level: 2 });
    expect(location()).toBe(`${paths.bookings()}?view=week`);
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(location()).toMatch(/day=\d{4}-\d\d-\d\d$/);
    await user.click(screen.getByRole('button', { name: 'This week' }));
    expect(location()).toBe(`${paths.bookings()}?view=week`);
    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(location()).toBe(paths.bookings());
  });

  test('opens the actions of the list on a meeting, with a link to its lead and to call', async () => {
    const { user } = renderApp(WEEK);
    (await meetingOf('Anna Bell')).focus();
    await user.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      ...['Open Anna Bell', 'Call +44 20 7946 0958', 'Move', 'Hand over', 'Cancel the meeting'],
    ]);
    expect(menu.getByRole('menuitem', { name: 'Open Anna Bell' })).toHaveAttribute(
      'href',
      paths.contact(stored[0]?.leadId ?? ''),
    );
    await user.click(menu.getByRole('menuitem', { name: 'Cancel the meeting' }));
    expect(await meetingOf('Anna Bell')).toHaveAccessibleName(/Anna Bell · Cancelled /);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await meetingOf('Anna Bell')).toHaveAccessibleName(/Booked$/);
  });

  test('moves the focus between meetings by the arrow keys', async () => {
    const { user } = renderApp(WEEK);
    (await meetingOf('Anna Bell')).focus();
    for (const [key, name] of [
      ['ArrowDown', 'Cleo Hart'],
      ['ArrowRight', 'Dan Moss'],
      ['ArrowLeft', 'Anna Bell'],
    ]) {
      await user.keyboard(`{${key}}`);
      expect(document.activeElement).toHaveAccessibleName(new RegExp(`${name}`));
    }
  });
});

describe('moving a meeting by keys', () => {
  test('announces each step, keeps the time across a clock change, and can be undone', async () => {
    const { user, router } = renderApp(WEEK);
    (await meetingOf('Dan Moss')).focus();
    await user.keyboard('m');
    expect(news()).toContainEqual(expect.stringContaining('Picked up the meeting with Dan Moss.'));
    await user.keyboard('{ArrowRight}');
    expect(news()).toContain('Sun 10 Mar 2030, 09:00–09:30');
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(news()).toContain('Moved to Sun 10 Mar 2030, 09:00–09:30.');
    expect(await meetingOf('Dan Moss')).toHaveAccessibleName(/Sun 10 Mar 2030, 09:00/);
    expect(await meetingOf('Dan Moss')).toHaveFocus();

    // A second change of a meeting replaces the first, and undoing it restores the first.
    await user.keyboard('m{ArrowDown}{Enter}');
    expect(screen.getAllByText('Meeting Moved')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await meetingOf('Dan Moss')).toHaveAccessibleName(/Sun 10 Mar 2030, 09:00/);
    expect(changes).toEqual([]);
    await router.navigate(paths.help());
    await waitFor(() =>
      expect(changes).toEqual([{ body: { start: '2030-03-10T13:00:00.000Z' }, version: '"1"' }]),
    );
  });

  test('is sent with the new host if the meeting is handed over before that', async () => {
    const { user } = renderApp(WEEK);
    (await meetingOf('Dan Moss')).focus();
    await user.keyboard('m{ArrowDown}{Enter}{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Hand over' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over the meeting with Dan Moss' }));
    await user.click(await dialog.findByRole('button', { name: 'Hand Over' }));
    expect(await screen.findByText('Meeting Handed Over')).toBeInTheDocument();
    expect(screen.queryByText('Meeting Moved')).not.toBeInTheDocument();
    expect(changes).toEqual([
      { body: { start: '2030-03-09T14:15:00.000Z', hostId: BEN.id }, version: '"1"' },
    ]);
  });

  test('gives up on Escape, and when the focus leaves', async () => {
    const { user } = renderApp(WEEK);
    (await meetingOf('Anna Bell')).focus();
    await user.keyboard('m{ArrowDown}{Escape}');
    expect(news()).toContain('The meeting stays where it is.');
    await user.keyboard('m{ArrowDown}{Tab}{Enter}');
    expect(await meetingOf('Anna Bell')).toHaveAccessibleName(/09:00–09:30/);
    expect(screen.queryByText('Meeting Moved')).not.toBeInTheDocument();
  });

  test('is not possible for meetings that have begun or are cancelled', async () => {
    stored = [meeting('Eve Lane', '2030-03-07T15:30', { status: 'cancelled' })];
    const { user } = renderApp(WEEK);
    (await meetingOf('Eve Lane')).focus();
    await user.keyboard('m{ArrowDown}{Enter}');
    expect(news()).toContain('Only booked meetings that have not begun can be moved.');
    expect(screen.queryByText('Meeting Moved')).not.toBeInTheDocument();
  });
});

describe('dragging a meeting', () => {
  /** Columns of 100 px, and an hour per 60 px. */
  const lookLaidOut = () =>
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const columns = [...document.querySelectorAll('[data-day]')];
      return new DOMRect(Math.max(columns.indexOf(this), 0) * 100, 0, 100, 600);
    });
  const drag = (element: Element, x: number, y: number) => {
    const pointer = { pointerId: 1, button: 0, pointerType: 'mouse', buttons: 1 };
    fireEvent.pointerDown(element, { ...pointer, clientX: 150, clientY: 0 });
    fireEvent.pointerMove(element, { ...pointer, clientX: x, clientY: y });
    return () => fireEvent.pointerUp(element, pointer);
  };

  test('moves it in steps of 15 minutes; a refusal is shown, and it goes back', async () => {
    network.use(
      handle(bookings.changeBooking, ({ body }) => {
        changes.push({ body, version: '' });
        throw new Refusal(409, 'Ada Lowe has another meeting at this time.');
      }),
    );
    const { user } = renderApp(WEEK);
    const block = await meetingOf('Anna Bell');
    lookLaidOut();
    const drop = drag(block, 250, 128);
    expect(news()).toContain('Wed 6 Mar 2030, 10:15–10:45');
    drop();
    expect(await meetingOf('Anna Bell')).toHaveAccessibleName(/Wed 6 Mar 2030, 10:15–10:45/);
    await user.click(screen.getByRole('button', { name: 'Close notification: Meeting Moved' }));
    expect(await screen.findByText('Ada Lowe has another meeting at this time.')).toBeInTheDocument();
    await waitFor(async () =>
      expect(await meetingOf('Anna Bell')).toHaveAccessibleName(/Tue 5 Mar 2030, 09:00–09:30/),
    );
    expect(changes).toEqual([{ body: { start: '2030-03-06T15:15:00.000Z' }, version: '' }]);
  });

  test('ends on Escape, and does not open the menu', async () => {
    const { user } = renderApp(WEEK);
    const block = await meetingOf('Anna Bell');
    lookLaidOut();
    const drop = drag(block, 250, 128);
    await user.keyboard('{Escape}');
    drop();
    fireEvent.click(block);
    expect(news()).toContain('The meeting stays where it is.');
    expect(await meetingOf('Anna Bell')).toHaveAccessibleName(/Tue 5 Mar 2030, 09:00–09:30/);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.queryByText('Meeting Moved')).not.toBeInTheDocument();
  });
});

describe('the states of the week', () => {
  test('without meetings it says what to do', async () => {
    stored = [];
    renderApp(WEEK);
    expect(await screen.findByRole('heading', { name: 'No meetings this week' })).toBeInTheDocument();
  });

  test('a failure can be tried again', async () => {
    let isDown = true;
    network.use(
      handle(bookings.listBookings, () => {
        if (isDown) throw new Refusal(400, 'Out of order.');
        return { items: stored };
      }),
    );
    const { user } = renderApp(WEEK);
    const problem = await screen.findByText('The bookings could not be loaded');
    expect(problem).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await meetingOf('Anna Bell')).toBeInTheDocument();
  });

  test('all pages are loaded up to a bound, and the screen says what is left out', async () => {
    const cursors: (string | undefined)[] = [];
    network.use(
      handle(bookings.listBookings, ({ query }) => {
        cursors.push(query.cursor);
        const items = Array.from({ length: 100 }, () => meeting('Anna Bell', '2030-03-05T14:00'));
        return { items: cursors.length === 1 ? stored : items, next: `page${cursors.length}` };
      }),
    );
    renderApp(WEEK);
    expect(await screen.findByText(/more than 500 meetings/)).toBeInTheDocument();
    expect(cursors).toEqual([undefined, 'page1', 'page2', 'page3', 'page4', 'page5']);
  });

  test('a phone shows one day, and days to choose from', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        ...{ matches: media.includes('max-width'), media, onchange: null },
        ...{ addListener() {}, removeListener() {} },
      }),
    );
    const { user } = renderApp(`${paths.bookings()}?view=week&day=2030-03-05`);
    const days = within(await screen.findByRole('group', { name: 'Day' }));
    expect(days.getAllByRole('button')).toHaveLength(7);
    expect(await meetingOf('Anna Bell')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Dan Moss/ })).not.toBeInTheDocument();
    const [emptyDay] = days.getAllByRole('button', { name: /, 0 meetings$/ });
    if (emptyDay) await user.click(emptyDay);
    expect(emptyDay).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: /Anna Bell/ })).not.toBeInTheDocument();
  });
});
