import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import type { Database } from '../../../../db/schema/database.ts';
import { HttpError } from '../../../../lib/http/errors.ts';
import type { Services } from '../../../../services.ts';
import { mediaInUse, mediaService } from '../../../media/service.ts';
import { overwriteWorkingCopy, textOf } from '../../posts/write.ts';
import { fileNameIn } from '../imported-blog.ts';
import { fillPicturePlace, type PicturePlaceRow } from './fill-picture-place.ts';
import type { PictureJob } from './picture-fetches.ts';
import { PictureError, requestPicture } from './request-picture.ts';

const NO_PICTURE = 'The address does not lead to a JPEG, PNG or WebP picture.';
const IN_TRASH = 'The post is in the trash. The picture is in the media library.';
const NO_PLACE = 'Its place in the post was filled or removed. The picture is in the media library.';

/**
 * Fetches a picture and puts it into the drafts that wait for it. Runs again if its worker dies: a picture that has
 * reached the library is not fetched again, and a filled place is not filled again.
 */
export async function fetchPicture(
  services: Services,
  { fetchId, turn, address }: PictureJob,
): Promise<void> {
  const { db } = services;
  const places = await db
    .selectFrom('blogPicturePlaces as place')
    .innerJoin('blogPictureFetches as fetch', 'fetch.id', 'place.fetchId')
    .selectAll('place')
    .select('fetch.createdBy')
    .where('fetch.id', '=', fetchId)
    .where('fetch.turn', '=', turn)
    .where('place.address', '=', address)
    .where('place.status', '=', 'waiting')
    .orderBy('place.number')
    .execute();
  const [first] = places;
  if (!first) return;
  const ofAddress = (change: { mediaId: string } | { status: 'failed'; error: string }) =>
    db
      .updateTable('blogPicturePlaces')
      .set(change)
      .where('fetchId', '=', fetchId)
      .where('address', '=', address)
      .where('status', '!=', 'fetched');
  try {
    const mediaId =
      places.find((place) => place.mediaId)?.mediaId ??
      (await addToLibrary(services, first, first.createdBy));
    await ofAddress({ mediaId }).execute();
    for (const place of places) await fillPlace(db, place, mediaId, place.createdBy);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    await ofAddress({ status: 'failed', error: error.message })
      // The fetch may have been stopped in the meantime.
      .where('status', '=', 'waiting')
      .execute();
  }
}

/** Returns the id of the picture in the library. @throws {PictureError} */
async function addToLibrary(
  services: Services,
  { address, alt }: Pick<PicturePlaceRow, 'address' | 'alt'>,
  createdBy: string | null,
): Promise<string> {
  const bytes = await requestPicture(address, services.config.allowPrivateNetworks);
  async function* files() {
    const stream = Readable.from([bytes], { objectMode: false });
    yield { name: 'file', fileName: fileNameIn(address), type: '', stream };
  }
  const upload = { files: files(), fields: { alt }, size: bytes.length, createdBy, isCut: () => false };
  try {
    return await mediaService(services).addFor(
      upload,
      { name: 'file', kinds: ['image'] },
      async (media) => media?.id ?? '',
    );
  } catch (error) {
    // 503: too many pictures are being encoded. The queue tries again.
    if (!(error instanceof HttpError) || error.statusCode === 503) throw error;
    throw new PictureError(error.statusCode === 415 ? NO_PICTURE : error.message);
  }
}

/** Changes only the place that still waits, as an edit of the member who imported. */
async function fillPlace(
  db: Kysely<Database>,
  place: PicturePlaceRow,
  mediaId: string,
  userId: string | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const post = await trx
      .selectFrom('blogPosts')
      .selectAll()
      .where('id', '=', place.postId)
      .forUpdate()
      .executeTakeFirst();
    if (!post) return;
    if (!(await mediaInUse(trx, mediaId))) throw new Error('The picture has just been deleted.');
    if (!(await isWaiting(trx, place))) return;
    const text = post.deletedAt ? undefined : fillPicturePlace(textOf(post), place, mediaId);
    if (text) await overwriteWorkingCopy(trx, post, text, { id: userId });
    const error = post.deletedAt ? IN_TRASH : NO_PLACE;
    await trx
      .updateTable('blogPicturePlaces')
      .set(text ? { status: 'fetched' } : { status: 'failed', error })
      .where('fetchId', '=', place.fetchId)
      .where('number', '=', place.number)
      .execute();
  });
}

/** Whether a place has been neither filled nor stopped. Locks it after its post and media, as their deletions do. */
async function isWaiting(trx: Db, { fetchId, number }: PicturePlaceRow): Promise<boolean> {
  const row = await trx
    .selectFrom('blogPicturePlaces')
    .select('status')
    .where('fetchId', '=', fetchId)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  return row?.status === 'waiting';
}
