import type { PublicMeetingType } from '@upcurve/contracts/bookings/bookings';
import {
  type MeetingType,
  type MeetingTypeInput,
  TYPES_MAX,
} from '@upcurve/contracts/bookings/meeting-types';
import { type Kysely, type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../db/client.ts';
import type { MeetingTypesTable } from '../../db/schema/bookings.ts';
import type { Database } from '../../db/schema/database.ts';
import { contentChanged, lockContent } from '../../lib/database/content-version.ts';
import { checkVersion, conflict, invalidField, notFound } from '../../lib/http/errors.ts';
import { audit, changesOf } from '../audit/service.ts';
import { selectHosts } from './hosts.ts';

type Row = Selectable<MeetingTypesTable>;

export const publicType = ({ slug, name, minutes, placeKind }: Row): PublicMeetingType => ({
  slug,
  name,
  minutes,
  place: { kind: placeKind },
});

const HOST_IDS = sql<string[]>`array(
  select host_id from meeting_type_hosts where type_id = meeting_types.id order by position)`;

const typesWithHosts = (db: Db) =>
  db.selectFrom('meetingTypes').selectAll().select(HOST_IDS.as('hostIds')).orderBy('position').orderBy('id');

export type BookableType = Row & { hostIds: string[] };

function contractType({ placeKind, placeText, position: _, ...type }: BookableType): MeetingType {
  return { ...type, place: { kind: placeKind, text: placeText } };
}

export const listTypes = async (db: Db): Promise<MeetingType[]> =>
  (await typesWithHosts(db).execute()).map(contractType);

export const activeTypes = (db: Db): Promise<BookableType[]> =>
  typesWithHosts(db).where('isActive', '=', true).execute();

/** Returns the active type with this slug, or the first one. @throws {HttpError} 404 if there is none */
export async function bookableType(db: Db, slug?: string): Promise<BookableType> {
  const types = await activeTypes(db);
  const type = slug === undefined ? types[0] : types.find((one) => one.slug === slug);
  if (!type) throw notFound('kind of meeting');
  return type;
}

const columnsOf = ({ place, hostIds: _, ...type }: MeetingTypeInput) => ({
  ...type,
  placeKind: place.kind,
  placeText: place.text,
});

async function setHosts(trx: Db, typeId: string, hostIds: readonly string[]): Promise<void> {
  const known = new Set((await selectHosts(trx).execute()).map(({ id }) => id));
  if (hostIds.some((id) => !known.has(id)))
    throw invalidField('hostIds', 'A host must be a member who answers leads.');
  await trx.deleteFrom('meetingTypeHosts').where('typeId', '=', typeId).execute();
  if (hostIds.length > 0)
    await trx
      .insertInto('meetingTypeHosts')
      .values(hostIds.map((hostId, position) => ({ typeId, hostId, position })))
      .execute();
}

/** Returns a kind of meeting, also one that is switched off. */
export const typeById = (db: Db, id: string): Promise<BookableType> =>
  typesWithHosts(db).where('id', '=', id).executeTakeFirstOrThrow();

const slugTaken = () => invalidField('slug', 'Another kind of meeting has this address.');

/** Makes parallel bookings wait, so that each sees the ones before it. Taken before any row of a booking. */
export const lockBookings = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtext('bookings'))`.execute(trx);

/** Makes parallel changes and bookings wait here. The lock of bookings comes last, so that they wait only for this. */
async function lockForChange(trx: Trx): Promise<void> {
  await lockContent(trx);
  await lockBookings(trx);
  await contentChanged(trx);
}

/** Adds a kind of meeting at the end. @throws {HttpError} 400 for a taken address, 409 if there are too many */
export const addType = (db: Kysely<Database>, input: MeetingTypeInput): Promise<MeetingType> =>
  db.transaction().execute(async (trx) => {
    // First, so that parallel changes wait for one another here.
    await lockContent(trx);
    await contentChanged(trx);
    const types = await typesWithHosts(trx).execute();
    if (types.length >= TYPES_MAX) throw conflict(`There can be at most ${TYPES_MAX} kinds of meeting.`);
    if (types.some(({ slug }) => slug === input.slug)) throw slugTaken();
    const id = uuidv7();
    const position = (types.at(-1)?.position ?? 0) + 1;
    await trx
      .insertInto('meetingTypes')
      .values({ id, ...columnsOf(input), position })
      .execute();
    await setHosts(trx, id, input.hostIds);
    await audit(trx, 'meeting-type.created', { what: input.name, subjectId: id });
    return contractType(await typeById(trx, id));
  });

/** Changes a kind of meeting. @throws {HttpError} 404, 400 for a taken address, 412 if `seen` is an older version */
export const saveType = (
  db: Kysely<Database>,
  id: string,
  input: MeetingTypeInput,
  seen: number | undefined,
): Promise<MeetingType> =>
  db.transaction().execute(async (trx) => {
    await lockForChange(trx);
    const types = await typesWithHosts(trx).execute();
    const before = types.find((type) => type.id === id);
    if (!before) throw notFound('kind of meeting');
    checkVersion(seen, before.version, 'this kind of meeting');
    if (types.some(({ id: other, slug }) => slug === input.slug && other !== id)) throw slugTaken();
    await trx
      .updateTable('meetingTypes')
      .set({ ...columnsOf(input), version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    await setHosts(trx, id, input.hostIds);
    const after = contractType(await typeById(trx, id));
    await audit(trx, 'meeting-type.changed', {
      what: after.name,
      subjectId: id,
      ...changesOf(contractType(before), after),
    });
    return after;
  });

/** Deletes a kind of meeting. @throws {HttpError} 404, or 409 if it has been booked */
export const deleteType = (db: Kysely<Database>, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockForChange(trx);
    const booked = await trx.selectFrom('bookings').select('id').where('typeId', '=', id).executeTakeFirst();
    if (booked) throw conflict('This kind of meeting has been booked. Switch it off instead of deleting it.');
    const deleted = await trx
      .deleteFrom('meetingTypes')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!deleted) throw notFound('kind of meeting');
    await audit(trx, 'meeting-type.deleted', { what: deleted.name, subjectId: id });
  });
