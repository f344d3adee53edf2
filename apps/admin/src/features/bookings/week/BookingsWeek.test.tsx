import { fireEvent, screen, within } from '@testing-library/react';
import { bookings } from '@upcurve/contracts/bookings/bookings';
import { people } from '@upcurve/contracts/leads/people';
import { inboxLead } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { describe, expect, test, vi } from 'vitest';
import { paths } from '../../../paths.ts';
import { renderApp } from '../../../test-support/render-app.tsx';
import { ADA, BEN, meeting, meetingOf, mockWeek, WEEK } from './week.test-helper.ts';

const { network, state } = mockWeek();

describe('the week of bookings', () => {
  test('shows meetings at the member’s time, with host and status, and fetches the week in their zone', async () => {
    state.stored.push(meeting('Eve Lane', '2030-03-07T15:30', { status: 'cancelled' }));
    renderApp(WEEK);
    expect(await meetingOf('Anna Bell')).toHaveAccessibleName(
      '09:00 Anna Bell Consultation · Ada Lowe · Tue 5 Mar 2030, 09:00–09:30 · Booked',
    );
    expect(await meetingOf('Eve Lane')).toHaveAccessibleName(/Eve Lane · Cancelled /);
    expect(screen.getByRole('heading', { name: '4–10 Mar 2030' })).toBeInTheDocument();
    expect(
      screen.getByText('Times in New York. Press a free time to book it. Shaded: not your hours.'),
    ).toBeInTheDocument();
    expect(state.asked).toEqual([
      { from: '2030-03-04T05:00:00.000Z', to: '2030-03-11T04:00:00.000Z', limit: 100 },
    ]);
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
    await user.click(screen.getByRole('radio', { name: 'Hours' }));
    await screen.findByRole('heading', { name: 'Hours' });
    expect(location()).toBe(paths.meetingHours());
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    expect(location()).toBe(`${paths.bookings()}?view=week`);
  });

  test('finds the hours at the address that they had in the settings', async () => {
    const { location } = renderApp('/admin/settings/meetings');
    await screen.findByRole('heading', { name: 'Hours' });
    expect(location()).toBe(paths.meetingHours());
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
      paths.contact(state.stored[0]?.leadId ?? ''),
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
      ['ArrowDown', 'Dan Moss'],
      ['ArrowUp', 'Cleo Hart'],
    ]) {
      await user.keyboard(`{${key}}`);
      expect(document.activeElement).toHaveAccessibleName(new RegExp(`${name}`));
    }
  });
});

describe('the states of the week', () => {
  test('without meetings it still shows lunch, holidays and days off, and says what to do', async () => {
    state.stored = [];
    renderApp(WEEK);
    expect(await screen.findByText(/^No meetings this week/)).toBeInTheDocument();
    expect(await screen.findAllByText('Lunch')).toHaveLength(3);
    for (const reason of ['Spring Day', 'Ski trip · Sports Day', 'calendar.example'])
      expect(screen.getByText(reason)).toBeInTheDocument();
    expect(screen.getAllByText('Off')).toHaveLength(2);
  });

  test('all pages are loaded', async () => {
    const cursors: (string | undefined)[] = [];
    network.use(
      handle(bookings.listBookings, ({ query }) => {
        cursors.push(query.cursor);
        return query.cursor
          ? { items: [meeting('Eve Lane', '2030-03-07T15:30')] }
          : { items: state.stored, next: 'page2' };
      }),
    );
    renderApp(WEEK);
    expect(await meetingOf('Eve Lane')).toBeInTheDocument();
    expect(await meetingOf('Anna Bell')).toBeInTheDocument();
    expect(cursors).toEqual([undefined, 'page2']);
  });

  test('sends a status that can still be undone together with the new host', async () => {
    state.stored = [meeting('Eve Lane', '2030-03-07T15:30', { status: 'cancelled' })];
    const { user } = renderApp(WEEK);
    (await meetingOf('Eve Lane')).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Back to Booked' }));
    (await meetingOf('Eve Lane')).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Hand over' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over the meeting with Eve Lane' }));
    await user.click(await dialog.findByRole('button', { name: 'Hand Over' }));
    expect(await screen.findByText('Meeting Handed Over')).toBeInTheDocument();
    expect(screen.queryByText('Marked as Booked')).not.toBeInTheDocument();
    expect(state.changes).toEqual([{ body: { status: 'booked', hostId: BEN.id }, version: '"1"' }]);
  });

  test('a press on a free time books there for a lead that is looked up', async () => {
    const lead = inboxLead({ name: 'Fay Cole' });
    const booked: object[] = [];
    network.use(
      handle(people.listPeople, () => ({ items: [{ ...lead, leadCount: 1, lastWroteAt: lead.createdAt }] })),
      handle(bookings.addBooking, ({ body }) => {
        booked.push(body);
        return meeting('Fay Cole', '2030-03-06T15:15');
      }),
    );
    const { user } = renderApp(WEEK);
    await meetingOf('Anna Bell');
    const wednesday = document.querySelector('[data-day="2030-03-06"]') as Element;
    // An hour is 60 px tall.
    vi.spyOn(wednesday, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 600));
    fireEvent.click(wednesday, { clientY: 132 });
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a meeting' }));
    expect(dialog.getByLabelText('Time in New York')).toHaveValue('10:15');
    expect(dialog.getByRole('button', { name: 'Book Meeting' })).toBeDisabled();
    await user.type(dialog.getByRole('searchbox', { name: 'Find the lead' }), 'fay');
    await user.click(await dialog.findByRole('radio', { name: 'Fay Cole' }));
    await user.click(dialog.getByRole('button', { name: 'Book Meeting' }));
    expect(await screen.findByText('Meeting Booked')).toBeInTheDocument();
    const { kind, id } = lead;
    expect(booked).toEqual([
      { type: 'consultation', start: '2030-03-06T15:15:00.000Z', hostId: ADA.id, lead: { kind, id } },
    ]);
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
    expect(screen.getByText(/^No meetings on this day/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Anna Bell/ })).not.toBeInTheDocument();
  });
});
