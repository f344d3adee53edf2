import type { MediaUse } from '@upcurve/contracts/media-use';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';

/** Rows that show media, and how they are found. What they show cannot be deleted. */
export interface MediaUser {
  find(db: Db, mediaId: string): Promise<MediaUse[]>;
}

/**
 * @param column refers to `media`, `on delete restrict`, so that what is taken into use meanwhile stays as well
 * @param title what people know the row by
 */
export function mediaUser(
  kind: MediaUse['kind'],
  table: keyof Database,
  column: string,
  title: string,
): MediaUser {
  return {
    async find(db, mediaId) {
      const { rows } = await sql<{ id: string; title: string }>`
        select distinct id, ${sql.ref(title)} as title from ${sql.table(table)}
        where ${sql.ref(column)} = ${mediaId} order by title, id`.execute(db);
      return rows.map(({ id, title }) => ({ kind, id, title }));
    },
  };
}
