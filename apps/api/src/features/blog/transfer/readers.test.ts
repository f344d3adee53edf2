import { blocksFromHtml } from '@upcurve/post-blocks/from-html';
import { describe, expect, test } from 'vitest';
import { ghostFile } from '../../../../test/samples/ghost.ts';
import { WXR, wxrItem } from '../../../../test/samples/wordpress.ts';
import { convertBlog } from './convert-blog.ts';
import { readGhost } from './ghost.ts';
import type { ImportedPost } from './imported-blog.ts';
import { readWxr } from './wxr.ts';

function contentOf({ html, hasBlankLines }: ImportedPost) {
  const { blocks, left } = blocksFromHtml(html, { hasBlankLines });
  return { blocks: blocks.map(({ id: _, ...block }) => block), left };
}
const text = (...texts: string[]) => ({
  type: 'richText',
  nodes: texts.map((each) => ({ type: 'paragraph', text: each })),
});

describe('WordPress', () => {
  test('reads posts with category, author, picture, date and SEO fields', () => {
    const blog = readWxr(WXR);
    expect(blog).toMatchObject({
      categories: [{ name: 'News & Views', slug: 'news', description: 'All that is new' }, { slug: 'other' }],
      authors: [{ key: 'ada', name: 'Ada Byron', email: 'ada@clinic.example' }],
      left: [
        'Not posts: 1 of the type “attachment”',
        'Not posts: 1 of the type “page”',
        'Posts in the trash or never saved: 1',
      ],
    });
    expect(blog.posts).toHaveLength(2);
    expect(blog.posts[0]).toMatchObject({
      title: 'First <em>post</em>',
      slug: 'first-post',
      excerpt: 'In short.',
      createdAt: '2024-06-05T16:04:48.000Z',
      category: 'news',
      author: 'ada',
      picture: 'https://old.example/wp-content/uploads/2024/room.jpg',
      seo: { title: 'First, for searchers', description: '' },
      hasBlankLines: false,
      left: [
        'The block “latest-posts”, which WordPress fills',
        'Further categories: Other',
        'Tags: t1',
        'Comments: 1',
        'Its password',
        'The description for search engines: %%excerpt%%',
      ],
    });
  });

  test('reads the categories of an export of posts only, which does not list them', () => {
    const file = WXR.replaceAll(/<wp:category>.*?<\/wp:category>/gs, '');
    expect(readWxr(file).categories).toEqual([
      { name: 'News & Views', slug: 'news', description: '' },
      { name: 'Other', slug: 'other', description: '' },
    ]);
  });

  test('reads Gutenberg blocks', () => {
    const { posts } = readWxr(WXR);
    expect(contentOf(posts[0] as ImportedPost)).toEqual({
      blocks: [
        { type: 'heading', level: 2, text: 'Why' },
        text('It **grows**.'),
        { type: 'video', mediaId: null, url: 'https://www.youtube.com/watch?v=abc', title: '', caption: '' },
        { type: 'quote', text: 'Said so.', name: 'Ada', role: '' },
        { type: 'divider' },
      ],
      left: ['The picture https://old.example/wp-content/uploads/2024/room-1024x683.jpg'],
    });
  });

  test('reads old posts with empty lines and shortcodes', () => {
    const { posts } = readWxr(WXR);
    expect(posts[1]?.left).toEqual(['The shortcode [gallery]', 'The shortcode [contact-form-7]']);
    expect(contentOf(posts[1] as ImportedPost)).toEqual({
      blocks: [
        text('One\ntwo \\[sic\\]', 'A room'),
        { type: 'video', mediaId: null, url: 'https://vimeo.com/123', title: '', caption: '' },
        text('End'),
      ],
      left: ['The picture https://old.example/a.jpg'],
    });
  });

  test.each([
    ['nothing', '', 'line 1:'],
    ['JSON', '{"db":[]}', 'line 1:'],
    ['a page', '<html><body>Hi</body></html>', 'version'],
    ['a truncated file', WXR.slice(0, 2000), 'line'],
    [
      'nested entities',
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><rss><channel>&b;</channel></rss>`,
      'DOCTYPE',
    ],
    [
      'a path on the server',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss><channel>&a;</channel></rss>`,
      'DOCTYPE',
    ],
    ['an undeclared entity', '<rss><channel>&a;</channel></rss>', 'version'],
    ['an ampersand that swallows tags', WXR.replace('Old blog', 'Skin & Co'), 'line'],
    ['a thousand nested elements', '<a>'.repeat(1000), 'deep'],
  ])('refuses %s with a message', (_, file, words) => {
    expect(() => readWxr(file)).toThrow(words);
  });

  test('survives invalid characters and thousands of brackets', () => {
    const { posts } = readWxr(
      WXR.replace('In short.', 'In\u000b short.').replace('[sic]', '['.repeat(100_000)),
    );
    expect(posts[0]?.excerpt).toBe('In short.');
    const item = wxrItem({ content: '[a x=1'.repeat(100_000) + '<!-- wp:x {'.repeat(100_000) });
    expect(readWxr(WXR.replace('</channel>', `${item}</channel>`)).posts).toHaveLength(3);
  });
});

describe('the title of a WordPress post', () => {
  const titleOf = (title: string, before = '') => {
    const file = before + WXR.replace('<![CDATA[First <em>post</em>]]>', title);
    const { posts } = convertBlog(readWxr(file), { library: [], takenSlugs: [] });
    return posts[0]?.row.title;
  };
  test.each([
    ['a&nbsp;b', 'a b'],
    ['Caf&eacute; &amp; Co&hellip;', 'Café & Co…'],
    ['a&#8;b', 'ab'],
    ['a&#x1F;b', 'ab'],
    ['a\u0008\uFFFEb', 'ab'],
    ['5 &lt; 6 &#8211; &#x2019;', '5 < 6 – ’'],
  ])('%j is read as %j', (title, words) => {
    expect(titleOf(title)).toBe(words);
  });

  test.each(['\n', ' \r\n\t\n', '\uFEFF', '\n\uFEFF'])('is read after %j', (before) => {
    expect(titleOf('One', before)).toBe('One');
  });
});

describe('Ghost', () => {
  test('reads posts with their first tag and author, and SEO fields', () => {
    const blog = readGhost(ghostFile());
    expect(blog).toMatchObject({
      categories: [
        { name: 'News', slug: 'news', description: 'All that is new' },
        { name: 'Growth', slug: 'growth', description: '' },
      ],
      authors: [{ key: 'u1', name: 'Ada', email: 'ada@clinic.example', bio: 'Writes.' }],
      left: ['Not posts: 1 of the type “page”'],
    });
    expect(blog.posts[0]).toMatchObject({
      title: 'First',
      slug: 'first',
      excerpt: 'In short.',
      createdAt: '2024-06-05T16:04:48.000Z',
      category: 'growth',
      author: 'u1',
      picture: '/content/images/room.jpg',
      seo: { title: 'First, for searchers', description: 'All of it' },
      left: ['Further tags: News', 'Who may read it (members)'],
    });
    expect(contentOf(blog.posts[0] as ImportedPost).blocks).toEqual([text('Read [on](/second/).')]);
  });

  test('reads the cards of the editor', () => {
    const { posts } = readGhost(ghostFile());
    expect(contentOf(posts[1] as ImportedPost)).toEqual({
      blocks: [
        { type: 'heading', level: 2, text: 'Why' },
        {
          type: 'richText',
          nodes: [
            { type: 'paragraph', text: 'A **_strong_** [word](https://a.example/) <b>' },
            { type: 'list', isOrdered: true, items: [{ text: 'one', items: [{ text: 'two', items: [] }] }] },
          ],
        },
        { type: 'callout', tone: 'note', title: '', text: 'Mind **this**.' },
        { type: 'faq', items: [{ question: 'Why?', answer: 'Because.' }] },
        { type: 'callToAction', title: '', text: '', label: 'Book', href: 'https://a.example/book' },
      ],
      left: [],
    });
    expect(posts[1]?.left).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['XML', '<rss/>'],
    ['other JSON', '[1,2]'],
    ['a truncated file', ghostFile().slice(0, 300)],
    ['a file without posts', '{"db":[{"data":{"posts":"none"}}]}'],
  ])('refuses %s with a message', (_, file) => {
    expect(() => readGhost(file)).toThrow('This is not a Ghost export');
  });

  test('survives values of other types', () => {
    const posts = [{ title: 5, html: {}, lexical: '{"root":[]}', published_at: '__proto__' }];
    const read = readGhost(JSON.stringify({ data: { posts, posts_tags: [{}, 1], tags: null } })).posts;
    expect(read).toMatchObject([{ title: '5', html: '', left: ['Its text, which cannot be read'] }]);
  });

  test.each(['lexical', 'mobiledoc'])('says what to do with a text that is only there as %s', (format) => {
    const posts = [{ title: 'Old', html: null, [format]: '{}' }];
    expect(readGhost(JSON.stringify({ data: { posts } })).posts).toMatchObject([
      {
        html: '',
        left: [
          'Its text, if it has one: the file has no HTML of it. Save the post in Ghost and export it again',
        ],
      },
    ]);
  });

  test('reports authors’ pictures and invalid rows, but not empty posts', () => {
    const posts = [{ title: 'Empty', html: null, lexical: '', mobiledoc: null }, 5, null];
    const users = [{ name: 'Ada', profile_image: 'https://old.example/ada.jpg' }, { name: 'Tom' }];
    const blog = readGhost(JSON.stringify({ data: { posts, users } }));
    expect(blog.posts).toMatchObject([{ html: '', left: [] }]);
    expect(blog.left).toEqual(['The picture of the author Ada', 'Not posts: 2 that cannot be read']);
  });
});
