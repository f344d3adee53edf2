import { isSitePath } from '@upcurve/contracts/analytics/site-paths';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { PUBLIC_REVISION } from './post-rows.ts';

/** An address of the site as its router reads it. */
function routed(href: string): string {
  const path = href.replace(/(.)\/+$/, '$1');
  try {
    const decoded = decodeURIComponent(path);
    // The database takes no NUL, and no name has one.
    return decoded.includes('\0') ? path : decoded;
  } catch {
    return path;
  }
}

const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);
/** The lookup for each kind of address, by its last part. */
const WHERE: {
  pattern: RegExp;
  known: (names: string[], postId: string | null, at: string | undefined) => RawBuilder<{ name: string }>;
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

/** In which post the links stand, and when it is to be public: now, where that is left out. */
interface Standing {
  postId?: string | undefined;
  at?: string | undefined;
}

/** Which of these site addresses (without query and fragment) are broken. */
export async function brokenLinks(
  db: Db,
  links: readonly string[],
  { postId, at }: Standing,
): Promise<ReadonlySet<string>> {
  const unknown = new Set(links.map(routed).filter((path) => !isSitePath(path)));
  for (const { pattern, known } of WHERE) {
    const asked = [...unknown].filter((path) => pattern.test(path));
    if (asked.length === 0) continue;
    const { rows } = await known(asked.map(last), postId ?? null, at).execute(db);
    const there = new Set(rows.map(({ name }) => name));
    for (const path of asked) if (there.has(last(path))) unknown.delete(path);
  }
  return new Set(links.filter((link) => unknown.has(routed(link))));
}
