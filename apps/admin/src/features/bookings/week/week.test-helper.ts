import { screen } from '@testing-library/react';
import { type Booking, bookings } from '@upcurve/contracts/bookings/bookings';
import { hours } from '@upcurve/contracts/bookings/hours';
import { type MeetingType, meetingTypes } from '@upcurve/contracts/bookings/meeting-types';
import { leads } from '@upcurve/contracts/leads/leads';
import { booking, currentUser, newId } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { afterEach, beforeEach, vi } from 'vitest';
import { setCurrentZone } from '../../../kit/time/zone.ts';
import { paths } from '../../../paths.ts';
import { signedIn } from '../../../test-support/render-app.tsx';

/** The clocks of New York go forward on the Sunday of this week. */
export const WEEK = `${paths.bookings()}?view=week&day=2030-03-06`;
export const ADA = { id: newId(), name: 'Ada Lowe' };
export const BEN = { id: newId(), name: 'Ben Hill' };

export const TYPE: MeetingType = {
  id: newId(),
  slug: 'consultation',
  name: 'Consultation',
  minutes: 30,
  bufferBefore: 0,
  bufferAfter: 15,
  noticeMinutes: 120,
  daysAhead: 60,
  maxPerDay: null,
  place: { kind: 'phone', text: '' },
  hostIds: [],
  mailText: '',
  isActive: true,
  version: 3,
};

/** A meeting of half an hour. */
export const meeting = (name: string, start: string, part: Partial<Booking> = {}) =>
  booking({
    name,
    hostId: ADA.id,
    start: `${start}:00.000Z`,
    end: new Date(Date.parse(`${start}Z`) + 1_800_000).toISOString(),
    ...part,
  });

/** Mocks the bookings of a member in New York: on Tuesday at 09:00 and 14:00, and on Saturday at 09:00. */
export function mockWeek() {
  const state = {
    stored: [] as Booking[],
    asked: [] as object[],
    changes: [] as { body: object; version: string | undefined }[],
  };
  const network = mockNetwork(
    signedIn(currentUser('owner', { id: ADA.id, zone: 'America/New_York' })),
    handle(leads.listAssignees, () => [ADA, BEN]),
    handle(hours.getHours, () => ({
      memberId: ADA.id,
      version: 1,
      zone: 'America/New_York',
      weekly: [
        ...Array.from({ length: 5 }, () => [
          { from: '09:00', to: '12:30' },
          { from: '13:30', to: '17:00' },
        ]),
        ...[[], []],
      ],
      dates: [{ date: '2030-03-08', spans: [], name: 'Ski trip' }],
      holidays: 'GB-ENG' as const,
      publicHolidays: [
        { date: '2030-03-07', name: 'Spring Day' },
        { date: '2030-03-08', name: 'Sports Day' },
      ],
      calendars: ['https://calendar.example/1.ics'],
      calendarStates: [
        {
          ...{ url: 'https://calendar.example/1.ics', readAt: null, error: null, events: 1, problems: null },
          week: [{ start: '2030-03-06T15:00:00.000Z', end: '2030-03-06T16:15:00.000Z' }],
        },
      ],
      feedUrl: '',
    })),
    handle(meetingTypes.listMeetingTypes, () => [TYPE]),
    handle(bookings.listBookings, ({ query }) => {
      state.asked.push(query);
      return { items: state.stored };
    }),
    handle(bookings.changeBooking, ({ params, body, headers }) => {
      state.changes.push({ body, version: headers['if-match'] });
      const row = state.stored.find(({ id }) => id === params.id);
      if (!row) throw new Refusal(404, 'This booking does not exist.');
      return row;
    }),
  );
  beforeEach(() => {
    state.stored = [
      meeting('Anna Bell', '2030-03-05T14:00'),
      meeting('Cleo Hart', '2030-03-05T19:00', { hostId: BEN.id, hostName: BEN.name }),
      meeting('Dan Moss', '2030-03-09T14:00'),
    ];
    state.asked = [];
    state.changes = [];
  });
  afterEach(() => {
    vi.restoreAllMocks();
    setCurrentZone(undefined);
  });
  return { network, state };
}

/** Finds a meeting in the grid. */
export const meetingOf = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
