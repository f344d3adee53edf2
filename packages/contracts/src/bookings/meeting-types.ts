import { del, get, post, put } from '../shared/endpoint.ts';
import { IfMatch } from '../shared/if-match.ts';
import { keysOf } from '../shared/keys.ts';
import { areDistinct, byId, Empty, Id, line, paragraph, Slug } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { PLACE_KINDS } from './booking-words.ts';

export const TYPES_MAX = 20;
export const MINUTES_MIN = 15;
export const MINUTES_MAX = 120;
const BUFFER_MAX = 120;
export const DAYS_AHEAD_MAX = 180;

const wholeNumber = (min: number, max: number) =>
  z
    .int('A whole number.')
    .min(min, `A whole number from ${min} to ${max}.`)
    .max(max, `A whole number from ${min} to ${max}.`);

export const PlaceKind = z.enum(keysOf(PLACE_KINDS));

export const Place = z
  .strictObject({ kind: PlaceKind, text: line({ max: 300 }) })
  .refine(({ kind, text }) => kind === 'phone' || text !== '', {
    message: 'Enter the link or the address.',
    path: ['text'],
  });
export type Place = z.infer<typeof Place>;

/** A kind of meeting that visitors can book. Times are in minutes. */
export const MeetingTypeInput = z.strictObject({
  slug: Slug,
  name: line({ min: 1, max: 80 }, 'Give it a name.'),
  minutes: wholeNumber(MINUTES_MIN, MINUTES_MAX),
  /** Time that the host needs before and after the meeting. */
  bufferBefore: wholeNumber(0, BUFFER_MAX),
  bufferAfter: wholeNumber(0, BUFFER_MAX),
  /** The minimum time between booking and meeting. */
  noticeMinutes: wholeNumber(0, 30 * 24 * 60),
  daysAhead: wholeNumber(1, DAYS_AHEAD_MAX),
  /** Maximum meetings of this type per host and day. Null for no limit. */
  maxPerDay: wholeNumber(1, 50).nullable(),
  place: Place,
  /** They take meetings in turn. If empty, the first owner is the host. */
  hostIds: z.array(Id).max(50, 'At most 50 hosts.').refine(areDistinct, 'Choose each host only once.'),
  /** Added to the visitor's mails about the meeting. */
  mailText: paragraph({ max: 1000 }),
  isActive: z.boolean(),
});
export type MeetingTypeInput = z.infer<typeof MeetingTypeInput>;

export const MeetingType = MeetingTypeInput.extend({ id: z.uuid(), version: z.int() });
export type MeetingType = z.infer<typeof MeetingType>;

const path = '/api/admin/meeting-types';

export const meetingTypes = {
  listMeetingTypes: get(path, {
    summary: 'Kinds of meeting in their order. The first active one is what /book-consultation shows',
    access: 'leads:read',
    response: z.array(MeetingType),
  }),
  addMeetingType: post(path, {
    summary: 'Add a kind of meeting at the end. 409 if its address is taken',
    access: 'bookings:manage',
    body: MeetingTypeInput,
    response: MeetingType,
    status: 201,
  }),
  saveMeetingType: put(`${path}/{id}`, {
    summary: 'Change a kind of meeting. Meetings that are booked keep their time. 412 when stale',
    access: 'bookings:manage',
    params: byId,
    headers: IfMatch,
    body: MeetingTypeInput,
    response: MeetingType,
  }),
  deleteMeetingType: del(`${path}/{id}`, {
    summary: 'Delete a kind of meeting. 409 if it has ever been booked: deactivate it instead',
    access: 'bookings:manage',
    params: byId,
    response: Empty,
  }),
};
