import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** Updates slugs, search text and media references of posts whose working copy or pinned revisions have changed. */
export async function syncPostReferences(db: Db, ids: readonly string[]): Promise<void> {
  const these = sql`any(${ids}::uuid[])`;
  await sql`
    update blog_slugs as slug set was_public = true
    from blog_posts as post join blog_revisions as live on live.id = post.live_revision_id
    where post.id = ${these} and slug.slug = live.slug and slug.post_id = post.id and not slug.was_public`.execute(
    db,
  );
  // Slugs that were never public are free again.
  await sql`
    delete from blog_slugs as slug using blog_posts as post
    left join blog_revisions as scheduled on scheduled.id = post.scheduled_revision_id
    where post.id = ${these} and slug.post_id = post.id and not slug.was_public
      and slug.slug <> post.slug and slug.slug is distinct from scheduled.slug`.execute(db);
  await sql`
    update blog_revisions as revision set search_text = null, search_words = null from blog_posts as post
    where post.id = ${these} and revision.post_id = post.id and revision.search_text is not null
      and revision.id is distinct from post.live_revision_id
      and revision.id is distinct from post.scheduled_revision_id`.execute(db);
  await sql`
    with shown as (
      select post.id as post_id, unnest(post.media_ids) as media_id from blog_posts as post where post.id = ${these}
      union
      select revision.post_id, unnest(revision.media_ids) from blog_revisions as revision
      join blog_posts as post on revision.id in (post.live_revision_id, post.scheduled_revision_id)
      where post.id = ${these}
    ), dropped as (
      delete from blog_post_media as former where former.post_id = ${these}
        and not exists (select from shown where shown.post_id = former.post_id and shown.media_id = former.media_id)
    )
    insert into blog_post_media (post_id, media_id) select post_id, media_id from shown
    on conflict do nothing`.execute(db);
}
