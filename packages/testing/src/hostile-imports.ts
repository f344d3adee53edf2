import type { ImportFormat } from '@upcurve/contracts/blog/blog-transfer';

/*
 * Files of up to 5 MB that try to block a server: each once blocked the event loop for seconds or minutes, or targets a
 * weakness known from other software. Used by the API's tests and by the soak test.
 */

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const wxrItem = ({ title = 'A post', slug = 'post', content = '' }) =>
  `<item><title>${cdata(title)}</title><content:encoded>${cdata(content)}</content:encoded>
  <wp:post_name>${slug}</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item>`;
const wxrFile = (...items: string[]) =>
  `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`;

/** Returns the `posts.json` of one of our own exports with these entries in one of its sections. */
const archive = (section: 'categories' | 'posts', entries: readonly string[]) => {
  const lists = { categories: '', authors: '', media: '', posts: '', [section]: entries.join(',') };
  const sections = Object.entries(lists).map(([name, list]) => `"${name}":[${list}]`);
  return `{"format":"upcurve-blog","version":2,${sections.join(',')}}`;
};

export interface HostileFile {
  name: string;
  format: ImportFormat;
  /** For our own exports, the text of `posts.json`. */
  text: () => string;
}

const SIZE = 5_000_000;
const MANY = 40_000;
const times = (text: string, size = SIZE) => text.repeat(Math.floor(size / text.length));

const wordpress = (name: string, content: () => string): HostileFile => ({
  name: `WordPress: ${name}`,
  format: 'wxr',
  text: () => wxrFile(wxrItem({ content: content() })),
});
const xml = (name: string, text: () => string): HostileFile => ({
  name: `WXR: ${name}`,
  format: 'wxr',
  text,
});
const ghost = (name: string, post: () => object): HostileFile => ({
  name: `Ghost: ${name}`,
  format: 'ghost',
  text: () => JSON.stringify({ data: { posts: [{ id: '1', title: 'x', slug: 'x', ...post() }] } }),
});
const html = (name: string, text: () => string) => ghost(name, () => ({ html: text() }));
/** JSON with more nesting than JSON.stringify can handle. */
const nested = (depth: number, open: string, close: string, core = '{}') =>
  open.repeat(depth) + core + close.repeat(depth);

const BILLION = [...'bcdefghij'].reduce(
  (all, name, at) => `${all}<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`,
  '<!ENTITY a "lol">',
);

export const HOSTILE_IMPORTS: readonly HostileFile[] = [
  xml('posts without a title', () => wxrFile(times('<item></item>', MANY * 10))),
  xml('4,999 posts of one title', () => wxrFile('<item></item>'.repeat(4999))),
  xml('4,999 long posts', () =>
    wxrFile(...Array.from({ length: 4999 }, () => wxrItem({ title: 'x', slug: '', content: '<p>a' }))).slice(
      0,
      SIZE,
    ),
  ),
  xml('a billion laughs', () => `<?xml version="1.0"?><!DOCTYPE x [${BILLION}]><rss>&j;</rss>`),
  xml('elements within elements', () => times('<a>')),
  xml(
    'one element with many attributes',
    () => `<rss ${Array.from({ length: 400_000 }, (_, at) => `a${at}="1"`).join(' ')}>`,
  ),
  xml('a name without an end', () => `<${times('a')}`),
  xml('entities', () => wxrFile(`<item><title>${times('&#97;')}</title></item>`)),
  wordpress('comments with one end', () => `${'<!--'.repeat(MANY)}-->`),
  wordpress('5 MB of comments with one end', () => `${times('<!--')}-->`),
  wordpress('a caption of spaces', () => `[caption]${' '.repeat(100_000)}x[/caption]`),
  wordpress('captions that begin with half a link', () => times(`[caption]<a ${' '.repeat(1000)}[/caption]`)),
  wordpress('shortcodes', () => times('[gallery]')),
  wordpress('shortcodes without an end', () => times('[a ')),
  wordpress('empty lines', () => times('\n')),
  wordpress('single letters on lines', () => times('a\n\n')),
  html('elements within elements', () => times('<div>')),
  html('lists within lists', () => times('<ul><li>a')),
  html('entries of deep lists', () => '<ul><li>'.repeat(290) + times('<li>a', 2_000_000)),
  html('tables within tables', () => times('<table><tr><td>a')),
  html('cells', () => `<table>${times('<td>')}`),
  html('rows', () => `<table>${times('<tr><td>a')}`),
  html('quotes within quotes', () => times('<blockquote>a')),
  html('figures within figures', () => times('<figure><figcaption>a')),
  html('marks that never end', () => times('<b><i><a href="/x">a')),
  html('marks of single spaces', () => times('<b> </b>')),
  html('lines', () => times('<br>')),
  html('paragraphs', () => times('<p>a')),
  html('headings', () => times('<h2>a</h2>')),
  html('a heading of marks', () => `<h2>${times('<b>a</b>b')}</h2>`),
  html('ends without a beginning', () => times('</p></div>')),
  html('entities', () => times('&amp;')),
  html('low lines and stars', () => times('_*')),
  html('one word', () => times('a')),
  html('spaces', () => `<p>a${times(' ')}b`),
  html('hard spaces', () => `<p>a${times('\u00a0')}b`),
  html('half letters', () => times('\ud800', SIZE / 6)),
  html('an address of question marks', () => `<img src="${times('?')}\n">`),
  html('addresses', () => times('<img src="https://x.example/a.jpg">')),
  html('an address of slashes', () => `<a href="${times('/')}\n">a</a>`),
  html('an address of spaces', () => `<a href="${times(' ')}">a</a>`),
  html('a style without an end', () => `<p style="${times('a:b;')}">a`),
  html('styles', () => times('<p style="mso-list:l0 level9 lfo1">a</p>')),
  html('classes', () => `<p class="${times('a ')}">a`),
  html('script without an end', () => times('<script>')),
  html('details', () => times('<details><summary>a</summary>')),
  ghost('a title of marks', () => ({ title: times('<b>'), html: 'a' })),
  ghost('an excerpt of lists', () => ({ custom_excerpt: times('<ul><li>'), html: 'a' })),
  { name: 'Ghost: deep JSON', format: 'ghost', text: () => nested(SIZE / 2, '[', ']') },
  { name: 'Ghost: deep objects', format: 'ghost', text: () => nested(SIZE / 6, '{"a":', '}') },
  { name: 'Ghost: posts', format: 'ghost', text: () => `{"data":{"posts":[${times('{"title":"x"},')}{}]}}` },
  {
    name: 'Ghost: tags',
    format: 'ghost',
    text: () =>
      `{"data":{"posts":[{"id":"1","title":"x"}],"tags":[${times('{"id":"1","slug":"a"},', 2e6)}{}],"posts_tags":[${times('{"post_id":"1","tag_id":"1"},', 2e6)}{}]}}`,
  },
  { name: 'Upcurve: five posts as large as can be', format: 'upcurve', text: largestPosts },
  { name: 'Upcurve: one word', format: 'upcurve', text: () => times('a') },
  {
    name: 'Upcurve: an entry of 5 MB',
    format: 'upcurve',
    text: () => archive('categories', [`"${times('a')}"`]),
  },
  {
    name: 'Upcurve: a deep entry',
    format: 'upcurve',
    text: () => archive('categories', [nested(1_500_000, '[', ']')]),
  },
  {
    name: 'Upcurve: small entries',
    format: 'upcurve',
    text: () => archive('categories', Array(SIZE / 4).fill('{}')),
  },
];

/** Returns the largest post content, made of the blocks that are slowest to check: tables of single letters. */
function largestContent() {
  const row = Array(12).fill('a');
  const table = (at: number) => ({
    ...{ id: `t${at}`, type: 'table', caption: '', head: row },
    rows: Array(200).fill(row),
  });
  return { version: 1, blocks: Array.from({ length: 88 }, (_, at) => table(at)) };
}

function largestPosts(): string {
  const content = largestContent();
  const names = { coverId: null, categoryId: null, authorId: null, seoTitle: '', seoDescription: '' };
  const posts = Array.from({ length: 5 }, (_, at) => ({
    id: `0198a2f0-1111-7000-8000-00000000000${at}`,
    text: { title: 'x', slug: `largest-${at}`, excerpt: '', ...names, content },
    ...{ version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
    ...{ publishedAt: null, deletedAt: null, slugs: [], revisions: [] },
  }));
  return archive(
    'posts',
    posts.map((post) => JSON.stringify(post)),
  );
}
