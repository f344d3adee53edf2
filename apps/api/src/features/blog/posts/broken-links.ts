import { isSitePath } from '@upcurve/contracts/analytics/site-paths';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { PUBLIC_REVISION } from './post-rows.ts';

/** Returns a path as the site’s router matches it: decoded if possible, and without trailing slashes. */
function normalisePath(href: string): string {
  const path = href.replace(/(.)\/+$/, '$1');
  try {
    const decoded = decodeURIComponent(path);
    // PostgreSQL rejects NUL. No name contains it, so the escaped path counts as broken.
    return decoded.includes('\0') ? path : decoded;
  } catch {
    return path;
  }
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);
/** How to look up the last segment of each kind of path. `existing` selects those of `names` that exist. */
const LOOKUPS: {
  pattern: RegExp;
  existing: (names: string[], postId: string | null, at: string | undefined) => RawBuilder<{ name: string }>;
}[] = [
  {
    pattern: /^\/blog\/category\/[^/]+$/,
    existing: (names) => sql`select slug as name from blog_category_slugs where slug = any(${names})`,
  },
  {
    pattern: /^\/blog\/author\/[^/]+$/,
    existing: (names) => sql`select slug as name from blog_authors where slug = any(${names})`,
  },
  {
    pattern: /^\/blog\/[^/]+$/,
    // Matches the post itself, posts that are public now, and posts that will be public at the time `at`.
    existing: (names, postId, at) => sql`
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
    existing: (names) => sql`select id::text as name from testimonial_stories as story
      where id::text = any(${names}) and is_active
        and exists (select from testimonial_segments where story_id = story.id)`,
  },
  {
    pattern: /^\/media\/[^/]+$/,
    existing: (names) => sql`select key as name from media_files where key = any(${names})`,
  },
];

/** The post that contains the links, and when it is to be published. Without `at`, now. */
interface LinkSource {
  postId?: string | undefined;
  at?: string | undefined;
}

/** Returns those of these site paths (without query and fragment) that lead to no public page or file. */
export async function brokenLinks(
  db: Db,
  links: readonly string[],
  { postId, at }: LinkSource,
): Promise<ReadonlySet<string>> {
  const unknown = new Set(links.map(normalisePath).filter((path) => !isSitePath(path)));
  for (const { pattern, existing } of LOOKUPS) {
    const asked = [...unknown].filter((path) => pattern.test(path));
    if (asked.length === 0) continue;
    const { rows } = await existing(asked.map(lastSegment), postId ?? null, at).execute(db);
    const there = new Set(rows.map(({ name }) => name));
    for (const path of asked) if (there.has(lastSegment(path))) unknown.delete(path);
  }
  return new Set(links.filter((link) => unknown.has(normalisePath(link))));
}
