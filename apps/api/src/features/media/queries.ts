import type { Media, MediaChange, MediaFilter, MediaUse } from '@upcurve/contracts/media/media';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { MediaFilesTable, MediaTable } from '../../db/schema/media.ts';
import { pageOf } from '../../lib/http/paging/paging.ts';
import { isFoundIn, searchText } from '../../lib/search/search.ts';
import { typeOfKey } from '../../lib/storage/storage.ts';

export type StoredFile = Pick<MediaFilesTable, 'key' | 'role' | 'width' | 'height' | 'size'>;
export type NewMedia = Pick<
  MediaTable,
  'id' | 'kind' | 'hash' | 'fileName' | 'width' | 'height' | 'durationMs' | 'placeholder' | 'createdBy'
> & { alt: string; isDecorative: boolean; focalX?: number; focalY?: number };

const urlOf = ({ key }: { key: string }) => `/media/${key}`;

export function mediaQueries(db: Db) {
  const mediaRows = db
    .selectFrom('media')
    .leftJoin('users', 'users.id', 'media.createdBy')
    .select([
      'media.id',
      'media.kind',
      'media.width',
      'media.height',
      'media.durationMs',
      'media.alt',
      'media.isDecorative',
      'media.focalX',
      'media.focalY',
      'media.placeholder',
      'media.fileName',
      'media.createdAt',
      'users.username as createdBy',
    ])
    .select(
      sql<StoredFile[]>`(
        select json_agg(json_build_object('key', key, 'role', role, 'width', width, 'height', height, 'size', size)
          order by width, key)
        from media_files where media_id = media.id)`.as('files'),
    );
  type Row = Awaited<ReturnType<typeof mediaRows.executeTakeFirstOrThrow>>;

  function toMedia({ files, durationMs, focalX, focalY, ...row }: Row): Media {
    const main = files.find(({ role }) => role === 'main');
    const poster = files.find(({ role }) => role === 'poster');
    const sizes = row.kind === 'captions' ? [] : files.filter(({ role }) => role !== 'poster');
    return {
      ...row,
      url: main ? urlOf(main) : '',
      sizes: sizes.map((file) => ({ url: urlOf(file), width: file.width, type: typeOfKey(file.key) })),
      focalPoint: { x: focalX, y: focalY },
      size: files.reduce((sum, { size }) => sum + size, 0),
      ...(durationMs !== null && { durationMs }),
      ...(poster && { posterUrl: urlOf(poster) }),
    };
  }

  return {
    async list({ search, kind, ...page }: MediaFilter): Promise<PageOf<Media>> {
      let found = mediaRows;
      if (search) found = found.where(isFoundIn('media.searchText', search));
      if (kind) found = found.where('media.kind', '=', kind);
      const { items, ...rest } = await pageOf(db, found, page);
      return { items: items.map(toMedia), ...rest };
    },

    async find(id: string): Promise<Media | undefined> {
      const row = await mediaRows.where('media.id', '=', id).executeTakeFirst();
      return row && toMedia(row);
    },

    async findByHash(hash: string): Promise<Media | undefined> {
      const row = await mediaRows.where('media.hash', '=', hash).executeTakeFirst();
      return row && toMedia(row);
    },

    /** Returns false if the library already has the same file. */
    async add(media: NewMedia, files: readonly StoredFile[]): Promise<boolean> {
      const text = searchText([media.fileName, media.alt]);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('media')
        .values({ ...media, searchText: text })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .executeTakeFirst();
      if (!numInsertedOrUpdatedRows) return false;
      await db
        .insertInto('mediaFiles')
        .values(files.map((file) => ({ ...file, mediaId: media.id })))
        .execute();
      return true;
    },

    /** Returns false if there is no such medium. */
    async change(id: string, { alt, isDecorative, focalPoint }: MediaChange): Promise<boolean> {
      const row = await db
        .selectFrom('media')
        .select(['fileName', 'alt', 'isDecorative'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return false;
      const decorative = isDecorative ?? (alt ? false : row.isDecorative);
      const words = decorative ? '' : (alt ?? row.alt);
      await db
        .updateTable('media')
        .set({ isDecorative: decorative, alt: words, searchText: searchText([row.fileName, words]) })
        .$if(focalPoint !== undefined, (update) =>
          update.set({ focalX: focalPoint?.x, focalY: focalPoint?.y }),
        )
        .where('id', '=', id)
        .execute();
      return true;
    },

    /** Locks a medium against deletion until the transaction ends. */
    async share(id: string): Promise<Media | undefined> {
      const row = await mediaRows.where('media.id', '=', id).forKeyShare('media').executeTakeFirst();
      return row && toMedia(row);
    },

    async byId(ids: readonly string[]): Promise<Map<string, Media>> {
      if (ids.length === 0) return new Map();
      const rows = await mediaRows.where('media.id', '=', sql<string>`any(${ids}::uuid[])`).execute();
      return new Map(rows.map((row) => [row.id, toMedia(row)]));
    },

    /** Locks a medium, so that new uses of it wait. Returns its files; undefined if there is no such medium. */
    async lock(id: string): Promise<Pick<StoredFile, 'key'>[] | undefined> {
      const row = await db
        .selectFrom('media')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return undefined;
      return db.selectFrom('mediaFiles').select('key').where('mediaId', '=', id).execute();
    },

    delete: (id: string) => db.deleteFrom('media').where('id', '=', id).execute(),

    async used(): Promise<number> {
      const { rows } = await sql<{ used: string }>`
        select coalesce(sum(size), 0) as used from media_files`.execute(db);
      return Number(rows[0]?.used);
    },

    async unknown(keys: readonly string[]): Promise<string[]> {
      const known = await db.selectFrom('mediaFiles').select('key').where('key', 'in', keys).execute();
      const names = new Set(known.map(({ key }) => key));
      return keys.filter((key) => !names.has(key));
    },
  };
}

/**
 * Returns the uses of a medium. All reference it with `on delete restrict`, so uses added after this check also prevent
 * its deletion.
 */
export async function usesOf(db: Db, mediaId: string): Promise<MediaUse[]> {
  const { rows } = await sql<MediaUse>`
    select 'testimonial' as kind, id, name as title from testimonial_stories
    where avatar_id = ${mediaId} or id in (
      select story_id from testimonial_segments where media_id = ${mediaId}
      union select story_id from testimonial_segments where captions_id = ${mediaId})
    union all
    select 'post', id, title from blog_posts
    where id in (select post_id from blog_post_media where media_id = ${mediaId})
    union all
    select 'author', id, name from blog_authors where avatar_id = ${mediaId}
    order by title, id`.execute(db);
  return rows;
}
