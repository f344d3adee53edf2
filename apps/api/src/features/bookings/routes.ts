import { Readable } from 'node:stream';
import { bookings, type OwnBooking } from '@upcurve/contracts/bookings/bookings';
import { hours } from '@upcurve/contracts/bookings/hours';
import { meetingTypes } from '@upcurve/contracts/bookings/meeting-types';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { seenVersion } from '@upcurve/contracts/shared/if-match';
import type { FastifyInstance } from 'fastify';
import { calendarMeeting, feedOf } from '../../lib/calendar.ts';
import { notFound, orNotFound } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import { sha256 } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { bookForLead, bookSlot } from './book.ts';
import { cancelOwnBooking, changeBooking, confirmOwnBooking, moveOwnBooking } from './change.ts';
import { formatInZone } from './free-starts.ts';
import { selectHosts } from './hosts.ts';
import { checkMayPlan, isFeedOf, readHours, renewFeed, saveHours } from './hours.ts';
import { activeTypes, addType, deleteType, listTypes, publicType, saveType } from './meeting-types.ts';
import { type BookingRow, bookingsOfFeed, findByToken, listBookings, toBooking } from './queries.ts';
import { listSlots } from './slots.ts';

function ownBooking(row: BookingRow): OwnBooking {
  const { id, zone, publicHostName: host, status, name, slug, typeName, minutes } = row;
  const isHeld = row.isHeld;
  return {
    id,
    zone,
    host,
    status,
    isHeld,
    name,
    type: {
      slug,
      name: typeName,
      minutes,
      place: { kind: row.placeKind, text: isHeld ? '' : row.placeText },
    },
    start: formatInZone(zone, row.start),
    end: formatInZone(zone, row.end),
    canChange: status === 'booked' && Date.parse(row.start) > Date.now(),
  };
}

/** Routes of meetings: the public's bookings, the staff's list, kinds of meeting and hours. */
export function bookingRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  implement(app, 'bookings', bookings, {
    listTypes: async () => (await activeTypes(db)).map(publicType),
    listSlots: ({ query }) => listSlots(db, query),
    book: ({ body, key, request }) => bookSlot(services, body, key, request.ip),

    getOwnBooking: async ({ params }) =>
      ownBooking(orNotFound(await findByToken(db, sha256(params.manageToken)), 'booking')),
    moveOwnBooking: async ({ params, body }) =>
      ownBooking(await moveOwnBooking(services, sha256(params.manageToken), body.start)),
    cancelOwnBooking: async ({ params, body }) =>
      ownBooking(await cancelOwnBooking(services, sha256(params.manageToken), body.reason)),
    confirmOwnBooking: async ({ params, body }) =>
      ownBooking(await confirmOwnBooking(services, sha256(params.manageToken), body.confirmToken)),

    listBookings: ({ query }) => listBookings(db, query),
    addBooking: ({ body, user }) => bookForLead(services, user, body, user.zone ?? AGENCY_ZONE),
    changeBooking: async ({ params, body, headers, user }) =>
      toBooking(await changeBooking(services, user, params.id, body, seenVersion(headers))),
  });

  implement(app, 'meetingTypes', meetingTypes, {
    listMeetingTypes: () => listTypes(db),
    addMeetingType: ({ body }) => addType(db, body),
    saveMeetingType: ({ params, body, headers }) => saveType(db, params.id, body, seenVersion(headers)),
    deleteMeetingType: ({ params }) => deleteType(db, params.id),
  });

  implement(app, 'hours', hours, {
    getHours: async ({ params, user }) => {
      checkMayPlan(user, params.memberId);
      return readHours(db, config, params.memberId);
    },
    saveHours: async ({ params, body, headers, user }) => {
      checkMayPlan(user, params.memberId);
      return saveHours(services, params.memberId, body, seenVersion(headers));
    },

    renewCalendarFeed: ({ params, user }) => {
      checkMayPlan(user, params.memberId);
      return renewFeed(services, params.memberId);
    },

    getCalendarFeed: async ({ params: { file } }) => {
      const token = file.slice(0, -'.ics'.length);
      const member = (await selectHosts(db).select('feedSecret').execute()).find((host) =>
        isFeedOf(config, host, token),
      );
      if (!member) throw notFound('calendar');
      const rows = await bookingsOfFeed(db, member.id);
      const meetings = rows.map((row) =>
        calendarMeeting(row, config, `${row.typeName}: ${row.name}`, row.status === 'cancelled'),
      );
      return {
        type: 'text/calendar',
        chunks: Readable.from([feedOf(`Meetings of ${member.name}`, meetings)]),
      };
    },
  });
}
