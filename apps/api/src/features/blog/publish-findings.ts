import type { PostFinding } from '@upcurve/contracts/post-finding';
import { isSitePath } from '@upcurve/contracts/site-paths';
import { findingsOf } from '@upcurve/post-blocks/checks';
import { allBlocks } from '@upcurve/post-blocks/content';
import { linksOf } from '@upcurve/post-blocks/outline';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { PUBLIC_REVISION } from './post-rows.ts';
import type { Text } from './working-copy.ts';

/** An address of the site as its router reads it. */
function pathOf(href: string): string {
  const path = (href.split(/[?#]/)[0] ?? '').replace(/(.)\/+$/, '$1');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);
/** What each of these addresses must find, by the last part of it. */
const WHERE: {
  pattern: RegExp;
  known: (names: string[], postId: string, at: string | undefined) => RawBuilder<{ name: string }>;
}[] = [
  {
    pattern: /^\/blog\/category\/[^/]+$/,
    known: (names) => sql`select slug as name from blog_category_slugs where slug = any(${names})`,
  },
  {
    pattern: /^\/blog\/author\/[^/]+$/,
    known: (names) => sql`select slug as name from blog_authors where slug = any(${names})`,
  },
  {
    pattern: /^\/blog\/[^/]+$/,
    // Itself, what is public, and what will be by then.
    known: (names, postId, at) => sql`
      select held.slug as name from blog_slugs as held join blog_posts as post on post.id = held.post_id
      left join blog_revisions as shown on shown.id = ${PUBLIC_REVISION}
      left join blog_revisions as next on next.id = post.scheduled_revision_id
      where held.slug = any(${names}) and (post.id = ${postId}
        or (post.live_revision_id is not null and (held.was_public or held.slug = shown.slug))
        or (post.publish_at <= coalesce(${at ?? null}::timestamptz, now())
          and (held.was_public or held.slug = next.slug)))`,
  },
  {
    pattern: /^\/stories\/[^/]+$/,
    known: (names) => sql`select id::text as name from testimonial_stories as story
      where id::text = any(${names}) and is_active
        and exists (select from testimonial_segments where story_id = story.id)`,
  },
  {
    pattern: /^\/media\/[^/]+$/,
    known: (names) => sql`select key as name from media_files where key = any(${names})`,
  },
];

/** What has to be mended before a post can be public, now or `at` that time. */
export async function publishFindings(
  db: Db,
  postId: string,
  { title, excerpt, content }: Text,
  at: string | undefined,
): Promise<PostFinding[]> {
  const paths = new Set(
    allBlocks(content.blocks)
      .flatMap(linksOf)
      .filter((href) => href.startsWith('/'))
      .map(pathOf),
  );
  const unknown = new Set([...paths].filter((path) => !isSitePath(path)));
  for (const { pattern, known } of WHERE) {
    const asked = [...unknown].filter((path) => pattern.test(path));
    if (asked.length === 0) continue;
    const { rows } = await known(asked.map(last), postId, at).execute(db);
    const there = new Set(rows.map(({ name }) => name));
    for (const path of asked) if (there.has(last(path))) unknown.delete(path);
  }
  return findingsOf({ title, excerpt, content, isBroken: (path) => unknown.has(pathOf(path)) });
}
