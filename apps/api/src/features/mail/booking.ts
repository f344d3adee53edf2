import { CONFIRM_HOURS, type PLACE_KINDS } from '@upcurve/contracts/bookings/booking-words';
import { type Detail, detailLines } from '@upcurve/contracts/leads/contact';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import type { Selectable } from 'kysely';
import type { Config, Sender } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { PUBLIC_HOST_NAME } from '../../db/members.ts';
import type { MailsTable } from '../../db/schema/mail.ts';
import { calendarMeeting, formatMoment, formatPlace, invitationOf } from '../../lib/calendar.ts';
import { confirmLink, manageLink } from '../../lib/security/links.ts';
import { leadLink } from './lead.ts';
import { formatFacts, joinParagraphs } from './wording.ts';

/** The reason for an email about a booking. `confirm` asks the visitor to confirm a booking that looks like spam. */
export type BookingMail = 'confirm' | 'booked' | 'moved' | 'cancelled' | 'reminder';

export interface MailedBooking {
  id: string;
  typeName: string;
  start: string;
  zone: string;
  hostId: string | null;
  publicHostName: string;
  placeKind: keyof typeof PLACE_KINDS;
  placeText: string;
  cancelReason: string | null;
  answers: readonly Detail[];
  mailText: string;
  kind: 'eligibility' | 'contact';
  leadId: string | null;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
}

const SUBJECTS: Record<BookingMail, (what: string) => string> = {
  confirm: (what) => `Please confirm: ${what}`,
  booked: (what) => `Booked: ${what}`,
  moved: (what) => `New time: ${what}`,
  cancelled: (what) => `Cancelled: ${what}`,
  reminder: (what) => `Reminder: ${what}`,
};

const OPENINGS: Record<BookingMail, string> = {
  confirm: `Please confirm this time with the link below, within ${CONFIRM_HOURS} hours. Until then it stays free for others. If you did not ask for it, do nothing.`,
  booked: 'Your meeting is booked.',
  moved: 'Your meeting has a new time.',
  cancelled: 'Your meeting is cancelled.',
  reminder: 'This is a reminder of your meeting.',
};

/** The mails to visitors that contain `mailText`. */
const WITH_TEXT: readonly BookingMail[] = ['booked', 'moved', 'reminder'];

/**
 * Returns the mail to the visitor. Anybody may enter anybody's address, so it has nothing that the visitor typed. The
 * links are added when it is sent.
 */
export function visitorMail(mail: BookingMail, booking: MailedBooking): { subject: string; text: string } {
  const when = formatMoment(booking.start, booking.zone);
  return {
    subject: SUBJECTS[mail](`${booking.typeName}, ${when}`),
    text: joinParagraphs(
      'Hello,',
      OPENINGS[mail],
      formatFacts({
        What: booking.typeName,
        When: when,
        With: booking.publicHostName,
        Where:
          booking.placeKind === 'phone' ? 'By phone: we call the number you gave us' : formatPlace(booking),
      }),
      WITH_TEXT.includes(mail) && booking.mailText,
    ),
  };
}

export function hostMail(
  mail: BookingMail,
  booking: MailedBooking,
  zone: string | null,
  adminUrl: string,
): { subject: string; text: string } {
  const when = formatMoment(booking.start, zone ?? AGENCY_ZONE);
  const { leadId: id, kind } = booking;
  return {
    subject: SUBJECTS[mail](`${booking.name}, ${when}`),
    text: joinParagraphs(
      formatFacts({
        What: booking.typeName,
        When: when,
        Name: booking.name,
        Business: booking.company,
        Email: booking.email,
        Phone: booking.phone,
        Where: formatPlace(booking),
        Reason: booking.cancelReason,
      }),
      detailLines(booking.answers),
      id !== null && `Open the lead: ${leadLink(adminUrl, { kind, id })}`,
    ),
  };
}

export function bookingLinks(
  config: Pick<Config, 'marketingUrl' | 'sessionSecret'>,
  bookingId: string,
  { isHeld, isOver }: { isHeld: boolean; isOver: boolean },
): string {
  if (isHeld) return `Confirm:\n${confirmLink(config, bookingId)}`;
  return isOver ? '' : `Move or cancel:\n${manageLink(config, bookingId)}`;
}

/** Reads the booking of an email as it is when the mail is sent, with the invitation to attach. */
export async function bookingOfMail(
  db: Db,
  config: Pick<Config, 'marketingUrl'>,
  from: Sender,
  mail: Pick<Selectable<MailsTable>, 'bookingId' | 'userId' | 'toName' | 'toAddress'>,
) {
  if (!mail.bookingId) return undefined;
  const row = await db
    .selectFrom('bookings')
    .innerJoin('meetingTypes', 'meetingTypes.id', 'typeId')
    .innerJoin('allLeads', 'allLeads.id', 'bookings.leadId')
    .select([
      'bookings.id',
      'bookings.startsAt as start',
      'bookings.endsAt as end',
      'bookings.status',
      'bookings.sequence',
      'allLeads.name as visitor',
      'allLeads.heldReason',
      'bookings.placeKind',
      'bookings.placeText',
      'meetingTypes.name as typeName',
    ])
    .select(['bookings.hostId', PUBLIC_HOST_NAME.as('publicHostName')])
    .where('bookings.id', '=', mail.bookingId)
    .executeTakeFirst();
  if (!row) return undefined;
  // For a former host, the meeting counts as cancelled even if it takes place.
  const isOver = row.status !== 'booked' || (mail.userId !== null && row.hostId !== mail.userId);
  const title =
    mail.userId === null ? `${row.typeName} with ${row.publicHostName}` : `${row.typeName}: ${row.visitor}`;
  const meeting = calendarMeeting(row, config, title, isOver);
  const to = { name: mail.toName, address: mail.toAddress };
  const isHeld = row.heldReason !== null;
  return {
    isHeld,
    isOver,
    invitation: isHeld ? undefined : invitationOf(meeting, { from, to }),
  };
}
