import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bookings } from '@upcurve/contracts/bookings/bookings';
import { people } from '@upcurve/contracts/leads/people';
import { inboxLead } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { expect, test, vi } from 'vitest';
import { paths } from '../../../paths.ts';
import { renderApp } from '../../../test-support/render-app.tsx';
import { ADA, BEN, meeting, meetingOf, mockWeek, WEEK } from './week.test-helper.ts';

const { network, state } = mockWeek();

const announcement = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

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

test('keeps the time across a clock change, and can be undone', async () => {
  const { user, router } = renderApp(WEEK);
  const block = await meetingOf('Dan Moss');
  lookLaidOut();
  drag(block, 650, 60)();
  expect(await meetingOf('Dan Moss')).toHaveAccessibleName(/Sun 10 Mar 2030, 09:00/);

  // A second change of a meeting replaces the first, and undoing it restores the first.
  drag(await meetingOf('Dan Moss'), 650, 75)();
  expect(await meetingOf('Dan Moss')).toHaveAccessibleName(/Sun 10 Mar 2030, 09:15/);
  expect(screen.getAllByText('Meeting Moved')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await meetingOf('Dan Moss')).toHaveAccessibleName(/Sun 10 Mar 2030, 09:00/);
  expect(state.changes).toEqual([]);
  await router.navigate(paths.help());
  await waitFor(() =>
    expect(state.changes).toEqual([{ body: { start: '2030-03-10T13:00:00.000Z' }, version: '"1"' }]),
  );
});

test('is sent with the new host if the meeting is handed over before that', async () => {
  const { user } = renderApp(WEEK);
  const block = await meetingOf('Dan Moss');
  lookLaidOut();
  drag(block, 550, 75)();
  vi.restoreAllMocks();
  (await meetingOf('Dan Moss')).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over the meeting with Dan Moss' }));
  await user.click(await dialog.findByRole('button', { name: 'Hand Over' }));
  expect(await screen.findByText('Meeting Handed Over')).toBeInTheDocument();
  expect(screen.queryByText('Meeting Moved')).not.toBeInTheDocument();
  expect(state.changes).toEqual([
    { body: { start: '2030-03-09T14:15:00.000Z', hostId: BEN.id }, version: '"1"' },
  ]);
});

test('is not possible for cancelled meetings', async () => {
  state.stored = [meeting('Eve Lane', '2030-03-07T15:30', { status: 'cancelled' })];
  renderApp(WEEK);
  const block = await meetingOf('Eve Lane');
  lookLaidOut();
  drag(block, 250, 128)();
  expect(screen.queryByText('Meeting Moved')).not.toBeInTheDocument();
});

test.each([
  [409, 'This host has another meeting then. Choose another time or host.'],
  [412, 'Someone else has changed this booking. Reload it and try again.'],
] as const)('moves it in steps of 15 minutes; a %d is shown, and it goes back', async (status, reason) => {
  network.use(
    handle(bookings.changeBooking, ({ body }) => {
      state.changes.push({ body, version: '' });
      throw new Refusal(status, reason);
    }),
  );
  const { user } = renderApp(WEEK);
  const block = await meetingOf('Anna Bell');
  lookLaidOut();
  const drop = drag(block, 250, 128);
  expect(announcement()).toContain('Wed 6 Mar 2030, 10:15–10:45');
  drop();
  expect(await meetingOf('Anna Bell')).toHaveAccessibleName(/Wed 6 Mar 2030, 10:15–10:45/);
  await user.click(screen.getByRole('button', { name: 'Close notification: Meeting Moved' }));
  expect(await screen.findByText(reason)).toBeInTheDocument();
  await waitFor(async () =>
    expect(await meetingOf('Anna Bell')).toHaveAccessibleName(/Tue 5 Mar 2030, 09:00–09:30/),
  );
  expect(state.changes).toEqual([{ body: { start: '2030-03-06T15:15:00.000Z' }, version: '' }]);
});

test('ends on Escape, and does not open the menu', async () => {
  const { user } = renderApp(WEEK);
  const block = await meetingOf('Anna Bell');
  lookLaidOut();
  const drop = drag(block, 250, 128);
  await user.keyboard('{Escape}');
  drop();
  fireEvent.click(block, { detail: 1 });
  expect(await meetingOf('Anna Bell')).toHaveAccessibleName(/Tue 5 Mar 2030, 09:00–09:30/);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.queryByText('Meeting Moved')).not.toBeInTheDocument();
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
  lookLaidOut();
  const wednesday = document.querySelector('[data-day="2030-03-06"]') as Element;
  fireEvent.click(wednesday, { clientY: 132 });
  vi.restoreAllMocks();
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
