import {
  type OtherFormat,
  PICTURE_FETCH_DAYS,
  type PictureFetch,
} from '@upcurve/contracts/blog/blog-transfer';
import { type Kysely, sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../../db/client.ts';
import type { Database } from '../../../../db/schema/database.ts';
import type { Queue } from '../../../../jobs/queue.ts';
import { orNotFound } from '../../../../lib/http/errors.ts';
import type { Services } from '../../../../services.ts';
import { audit } from '../../../audit/service.ts';
import type { PicturePlace } from '../missing-pictures.ts';

type Trx = Transaction<Database>;

/** The job that fetches one picture and puts it into all drafts that wait for it. */
export const FETCH_PICTURE = 'fetch-picture';

/** Which picture to fetch. A job with an earlier turn than its fetch's does nothing. */
export interface PictureJob {
  fetchId: string;
  turn: number;
  address: string;
}

export type NewPlace = PicturePlace & { postId: string };

const INSERT_AT_ONCE = 500;
const SHOWN = 10;
const FAILURES_SHOWN = 100;

/** Records the places that wait for pictures, and sends a job for each picture. */
export async function startPictureFetch(
  trx: Trx,
  queue: Queue,
  { format, places }: { format: OtherFormat; places: readonly NewPlace[] },
  userId: string,
): Promise<void> {
  const id = uuidv7();
  await trx.insertInto('blogPictureFetches').values({ id, format, createdBy: userId }).execute();
  const rows = places.map((place, number) => ({ ...place, number, fetchId: id }));
  for (let start = 0; start < rows.length; start += INSERT_AT_ONCE)
    await trx
      .insertInto('blogPicturePlaces')
      .values(rows.slice(start, start + INSERT_AT_ONCE))
      .execute();
  await sendJobs(trx, queue, { id, turn: 1 }, places);
}

async function sendJobs(
  trx: Trx,
  queue: Queue,
  { id, turn }: { id: string; turn: number },
  places: readonly { address: string }[],
): Promise<void> {
  const addresses = [...new Set(places.map(({ address }) => address))];
  const jobs = addresses.map((address): PictureJob => ({ fetchId: id, turn, address }));
  await queue.send(trx, FETCH_PICTURE, jobs);
}

/** Returns the latest fetches with their progress, newest first. A fetch whose posts are all deleted is left out. */
export async function listPictureFetches(db: Db, id?: string): Promise<PictureFetch[]> {
  const count = (status: string) =>
    sql<number>`(count(*) filter (where place.status = ${sql.lit(status)}))::int`;
  const fetches = await db
    .selectFrom('blogPictureFetches as fetch')
    .innerJoin('blogPicturePlaces as place', 'place.fetchId', 'fetch.id')
    .select(['fetch.id', 'fetch.format', 'fetch.createdAt as startedAt'])
    .select([
      count('fetched').as('fetched'),
      count('waiting').as('waiting'),
      count('failed').as('failed'),
      count('stopped').as('stopped'),
    ])
    .$if(id !== undefined, (query) => query.where('fetch.id', '=', id as string))
    .groupBy('fetch.id')
    .orderBy('fetch.createdAt', 'desc')
    .orderBy('fetch.id', 'desc')
    .limit(SHOWN)
    .execute();
  return Promise.all(
    fetches.map(async (fetch) => ({
      ...fetch,
      failures: fetch.failed > 0 ? await failuresOf(db, fetch.id) : [],
    })),
  );
}

const failuresOf = (db: Db, fetchId: string) =>
  db
    .selectFrom('blogPicturePlaces as place')
    .innerJoin('blogPosts as post', 'post.id', 'place.postId')
    .select(['place.postId', 'post.title as post', 'place.address'])
    .select(sql<string>`place.error`.as('reason'))
    .where('place.fetchId', '=', fetchId)
    .where('place.status', '=', 'failed')
    .orderBy('place.number')
    .limit(FAILURES_SHOWN)
    .execute();

/** Ends all jobs of a fetch and returns its new turn. Parallel calls wait here. @throws {HttpError} 404 */
async function nextTurn(trx: Trx, id: string): Promise<number> {
  const row = await trx
    .updateTable('blogPictureFetches')
    .set({ turn: sql`turn + 1` })
    .where('id', '=', id)
    .returning('turn')
    .executeTakeFirst();
  return orNotFound(row, 'picture fetch').turn;
}

const progressOf = async (db: Db, id: string): Promise<PictureFetch> =>
  orNotFound((await listPictureFetches(db, id))[0], 'picture fetch');

/** Stops a fetch. Pictures that are being fetched at this moment stay in the library without a place. */
export async function stopPictureFetch(db: Kysely<Database>, id: string): Promise<PictureFetch> {
  await db.transaction().execute(async (trx) => {
    await nextTurn(trx, id);
    await trx
      .updateTable('blogPicturePlaces')
      .set({ status: 'stopped' })
      .where('fetchId', '=', id)
      .where('status', '=', 'waiting')
      .execute();
    await audit(trx, 'pictures.stopped', { subjectId: id });
  });
  return progressOf(db, id);
}

/** Fetches the failed and stopped pictures again. */
export async function retryPictureFetch(
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  id: string,
): Promise<PictureFetch> {
  await db.transaction().execute(async (trx) => {
    const turn = await nextTurn(trx, id);
    const places = await trx
      .updateTable('blogPicturePlaces')
      .set({ status: 'waiting', error: null })
      .where('fetchId', '=', id)
      .where('status', '!=', 'fetched')
      .returning(['address', 'number'])
      .execute();
    places.sort((one, other) => one.number - other.number);
    await sendJobs(trx, queue, { id, turn }, places);
    await audit(trx, 'pictures.retried', { subjectId: id });
  });
  return progressOf(db, id);
}

/** Deletes fetches and their results after a time. */
export async function forgetPictureFetches(db: Db): Promise<void> {
  await db
    .deleteFrom('blogPictureFetches')
    .where('createdAt', '<', sql<string>`now() - make_interval(days => ${sql.lit(PICTURE_FETCH_DAYS)})`)
    .execute();
}
