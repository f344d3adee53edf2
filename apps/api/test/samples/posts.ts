import { blog } from '@upcurve/contracts/blog/blog';
import type { Post, PostChange, PostInput } from '@upcurve/contracts/blog/posts';
import { media } from '@upcurve/contracts/media/media';
import { content } from '@upcurve/contracts/shared/content';
import { sql } from 'kysely';
import type { TestApi } from '../api.ts';
import { picture } from './pictures.ts';

const paragraph = (text: string, i: number) => ({
  id: `b${i}`,
  type: 'richText',
  nodes: [{ type: 'paragraph', text }],
});

/** Returns content with these paragraphs. */
export const article = (...texts: string[]) => ({ version: 1, blocks: texts.map(paragraph) });

/** Helpers for common steps of the blog tests. */
export function postsOf(api: TestApi, headers: Record<string, string>) {
  const staff = api.client(blog, headers);
  let seeds = 0;
  return {
    staff,
    reader: api.client(blog, {}),

    /** Creates a draft that is ready to be published. */
    create: (title: string, part: Partial<PostInput> = {}): Promise<Post> =>
      staff.createPost({ body: { title, excerpt: 'In short.', content: article('Some words.'), ...part } }),

    save: (post: Pick<Post, 'id'>, body: PostChange, version?: number): Promise<Post> =>
      staff.updatePost({
        params: { id: post.id },
        body,
        headers: version === undefined ? {} : { 'if-match': `"${version}"` },
      }),

    publish: (post: Pick<Post, 'id'>, publishAt?: string): Promise<Post> =>
      staff.publishPost({ params: { id: post.id }, body: publishAt ? { publishAt } : {} }),

    /** Makes a scheduled post due by the database's clock, without running the job that updates its row. */
    async comeDue({ id }: Pick<Post, 'id'>): Promise<void> {
      await sql`update blog_posts set publish_at = date_trunc('minute', now()) where id = ${id}`.execute(
        api.db,
      );
    },

    picture: () =>
      picture({ seed: ++seeds }).then((bytes) =>
        api.client(media, headers).addMedia({
          fields: { alt: 'A room' },
          files: { file: new File([new Uint8Array(bytes)], `room-${seeds}.jpg`, { type: 'image/jpeg' }) },
        }),
      ),

    /** Returns the content version that replicas of the website poll. */
    version: async () => (await api.client(content, {}).getContentVersion()).version,
  };
}

/** Returns the time in one hour. */
export const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString();
