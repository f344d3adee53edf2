import { type RawBuilder, sql } from 'kysely';
import { IS_PUBLIC, PUBLIC_REVISION } from './post-rows.ts';

/** How many posts a category or an author has: all that are not in the trash, or those that are public. */
export function countedFor(of: 'category' | 'author', isForReaders: boolean): RawBuilder<number> {
  const own = sql.raw(`${of}_id = ${of}.id`);
  return isForReaders
    ? sql`(select count(*) from blog_revisions as shown
        join blog_posts as post on post.id = shown.post_id and ${IS_PUBLIC} and shown.id = ${PUBLIC_REVISION}
        where shown.${own} and shown.search_text is not null)`
    : sql`(select count(*) from blog_posts as post where post.${own} and post.deleted_at is null)`;
}
