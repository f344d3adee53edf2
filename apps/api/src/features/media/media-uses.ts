import type { MediaUse } from '@upcurve/contracts/media/media';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

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
