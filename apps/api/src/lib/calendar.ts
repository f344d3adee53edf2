import { PLACE_KINDS } from '@upcurve/contracts/bookings/booking-words';
import { AGENCY_NAME, AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

/** A meeting for a calendar program. `uid` stays the same when it moves; `sequence` rises (RFC 5546). */
export interface CalendarMeeting {
  uid: string;
  sequence: number;
  start: string;
  end: string;
  title: string;
  place: string;
  isCancelled: boolean;
}

interface Place {
  placeKind: keyof typeof PLACE_KINDS;
  placeText: string;
}

/** Returns the link or address of a meeting, or that it is by phone. */
export const formatPlace = ({ placeKind, placeText }: Place): string => placeText || PLACE_KINDS[placeKind];

interface Party {
  name: string;
  address: string;
}

/** Returns a booking as calendars show it. The site's calendar file has the same UID. */
export const calendarMeeting = (
  {
    id,
    start,
    end,
    sequence,
    ...place
  }: Place & { id: string; start: string; end: string; sequence: number },
  { marketingUrl }: { marketingUrl: string },
  title: string,
  isCancelled: boolean,
): CalendarMeeting => ({
  uid: `${id}@${new URL(marketingUrl).hostname}`,
  sequence,
  start,
  end,
  title,
  place: formatPlace(place),
  isCancelled,
});

const eventOf = ({ uid, sequence, start, end, title, place, isCancelled }: CalendarMeeting) => ({
  id: uid,
  sequence,
  start: new Date(start),
  end: new Date(end),
  summary: title,
  location: place,
  status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});

/** Returns an invitation (iTIP REQUEST), or its withdrawal (CANCEL), which email programs put into the calendar. */
export function invitationOf(
  meeting: CalendarMeeting,
  { from, to }: { from: Party; to: Party },
): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const method = meeting.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ name: AGENCY_NAME, method, prodId: { company: AGENCY_NAME, product: 'Bookings' } });
  calendar.createEvent({
    ...eventOf(meeting),
    organizer: { name: from.name || AGENCY_NAME, email: from.address },
    attendees: [
      {
        name: to.name || to.address,
        email: to.address,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
      },
    ],
  });
  return { method, content: calendar.toString() };
}

export function feedOf(name: string, meetings: readonly CalendarMeeting[]): string {
  const calendar = ical({ name, prodId: { company: AGENCY_NAME, product: 'Bookings' }, ttl: 15 * 60 });
  for (const meeting of meetings) calendar.createEvent(eventOf(meeting));
  return calendar.toString();
}

/** Returns a moment on the clock of a zone, as in `Tue 24 Nov 2026, 09:00`. */
function clockIn(zone: string, moment: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const part = Object.fromEntries(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  return `${part.weekday} ${part.day} ${part.month} ${part.year}, ${part.hour}:${part.minute}`;
}

/** Formats a moment for people: `Tue 24 Nov 2026, 09:00 (Europe/Paris)`, or `(UK time)` where the clock is the same. */
export function formatMoment(moment: string, zone: string): string {
  const clock = clockIn(zone, moment);
  const isUkTime = clock === clockIn(AGENCY_ZONE, moment);
  return `${clock} (${isUkTime ? 'UK time' : zone.replaceAll('_', ' ')})`;
}
