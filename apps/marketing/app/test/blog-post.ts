import type { Post } from '@upcurve/contracts/blog/posts';
import { newId } from '@upcurve/testing/factories';

const WHEN = '2026-11-20T14:05:00.000Z';

/** Returns a public post with three chapters, as in the API's response. */
export function blogPost(part: Partial<Post> = {}): Post {
  const blocks = ['First', 'Second', 'Third'].flatMap((text, place) => [
    { id: `h${place}`, type: 'heading', level: 2, text },
    {
      id: `t${place}`,
      type: 'richText',
      nodes: [{ type: 'paragraph', text: `**${text}** words, [more](/pricing).` }],
    },
  ]);
  return {
    id: newId(),
    slug: 'five-minutes',
    title: 'Five minutes & no more',
    excerpt: 'What forty clinics did.',
    featuredImage: null,
    cover: null,
    categoryId: newId(),
    categoryName: 'Enquiries',
    categorySlug: 'enquiries',
    authorId: newId(),
    authorName: 'Ada Lowe',
    authorSlug: 'ada-lowe',
    status: 'published',
    publishedAt: WHEN,
    createdAt: WHEN,
    updatedAt: WHEN,
    readingMinutes: 4,
    content: { version: 1, blocks },
    media: {},
    seo: { title: '', description: '' },
    author: { name: 'Ada Lowe', slug: 'ada-lowe', bio: 'Answers the phone.', avatarUrl: null },
    wordCount: 900,
    ...part,
  };
}

/** Returns the same post as it appears in a list. */
export function summaryOf({ content: _, media: _m, seo: _s, author: _a, wordCount: _w, ...summary }: Post) {
  return summary;
}
