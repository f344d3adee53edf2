import { media } from '@upcurve/contracts/media/media';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../test/api.ts';
import { article, postsOf } from '../../../test/samples/posts.ts';

const api = await apiForFile();
const headers = await api.signIn('editor', 'edith');
const posts = postsOf(api, headers);
beforeEach(async () => {
  await sql`truncate blog_posts, blog_slugs, blog_categories, blog_authors, media cascade`.execute(api.db);
});

const titles = async (query = {}, client = posts.reader) =>
  (await client.listPosts({ query })).posts.map(({ title }) => title);
const read = (idOrSlug: string) => posts.reader.getPost({ params: { idOrSlug } });
const written = (idOrSlug: string) => posts.staff.getPost({ params: { idOrSlug } });
const missing = { statusCode: 404 };

test('a post is a draft that only staff can see until it is published', async () => {
  const post = await posts.create('Why patients wait');
  expect(post).toMatchObject({ slug: 'why-patients-wait', status: 'draft', version: 1, wordCount: 2 });
  expect(await titles()).toEqual([]);
  await expect(read(post.slug)).rejects.toMatchObject(missing);
  await expect(read(post.id)).rejects.toMatchObject(missing);

  const published = await posts.publish(post);
  expect(published).toMatchObject({
    status: 'published',
    publicSlug: post.slug,
    hasChanges: false,
    version: 1,
  });
  const [listed] = (await posts.reader.listPosts({ query: {} })).posts;
  expect(listed).toMatchObject({ title: post.title, publishedAt: published.publishedAt });
  const shown = await read(post.slug);
  expect(shown.content).toEqual(article('Some words.'));
  for (const key of ['version', 'hasChanges', 'publishAt', 'deletedAt', 'publicSlug', 'previewExpiresAt'])
    for (const each of [listed, shown]) expect(each).not.toHaveProperty(key);
});

test('changes to a published post are not public until it is published again', async () => {
  const post = await posts.create('Before');
  const { publishedAt } = await posts.publish(post);
  const saved = await posts.save(post, {
    title: 'After',
    slug: 'after',
    content: article('Newer words here.'),
  });
  expect(saved).toMatchObject({
    title: 'After',
    status: 'published',
    hasChanges: true,
    publicSlug: 'before',
  });
  expect(await read('before')).toMatchObject({ title: 'Before', content: article('Some words.') });
  await expect(read('after')).rejects.toMatchObject(missing);
  expect(await titles({ search: 'after' })).toEqual([]);
  expect(await titles({ search: 'after' }, posts.staff)).toEqual(['After']);

  await posts.publish(post);
  expect(await read('after')).toMatchObject({ title: 'After', publishedAt });
  expect(await titles({ search: 'before' })).toEqual([]);
});

describe('the author of a new post', () => {
  const setEmail = (email: string) =>
    api.db.updateTable('users').set({ email }).where('username', '=', 'edith').execute();
  const addAuthor = (name: string, email: string) => posts.staff.createAuthor({ body: { name, email } });
  afterEach(() => setEmail(''));

  test('is the profile with the email address of the member who creates it, ignoring case', async () => {
    await addAuthor('Nadia Rahman', 'nadia@example.com');
    const own = await addAuthor('Edith Cole', 'Edith@Example.com');
    await setEmail('edith@example.COM');
    expect(await posts.create('Mine')).toMatchObject({ authorId: own.id, authorName: 'Edith Cole' });
  });

  test('is that of the member’s last post, if no profile has the email address', async () => {
    const nadia = await addAuthor('Nadia Rahman', 'nadia@example.com');
    expect((await posts.create('First')).authorId).toBeNull();
    await posts.create('Second', { authorId: nadia.id });
    await posts.create('Nobody’s', { authorId: null });
    expect(await posts.create('Third')).toMatchObject({ authorId: nadia.id, authorName: 'Nadia Rahman' });
  });

  test('is the given one, and nobody if the member says so', async () => {
    const other = await addAuthor('Nadia Rahman', 'nadia@example.com');
    await addAuthor('Edith Cole', 'edith@example.com');
    await setEmail('edith@example.com');
    expect((await posts.create('Theirs', { authorId: other.id })).authorId).toBe(other.id);
    const post = await posts.create('Nobody’s', { authorId: null });
    expect(post.authorId).toBeNull();
    expect((await posts.save(post, { title: 'Still nobody’s' })).authorId).toBeNull();
  });

  test('is empty if the member has no profile or no address', async () => {
    await addAuthor('Nadia Rahman', 'nadia@example.com');
    expect((await posts.create('Without an address')).authorId).toBeNull();
    await setEmail('edith@example.com');
    expect((await posts.create('Without a profile')).authorId).toBeNull();
  });
});

describe('parallel edits:', () => {
  test('a save of an outdated version returns 412 and overwrites nothing', async () => {
    const post = await posts.create('Original');
    const first = await posts.save(post, { title: 'First', excerpt: 'First excerpt.' }, 1);
    expect(first.version).toBe(2);
    await expect(posts.save(post, { title: 'Second' }, 1)).rejects.toMatchObject({
      statusCode: 412,
      message: 'Someone else has changed this post. Reload it and try again.',
    });
    expect(await written(post.id)).toEqual(first);
    const merged = await posts.save(post, { title: 'Second' }, 2);
    expect(merged).toMatchObject({ title: 'Second', excerpt: 'First excerpt.', version: 3 });
  });

  test('publishing and restoring an outdated version return 412', async () => {
    const post = await posts.create('Original');
    await posts.save(post, { title: 'First' });
    const stale = { params: { id: post.id }, body: {}, headers: { 'if-match': '1' } };
    expect(await refusedWith(posts.staff.publishPost(stale))).toBe(412);
    await posts.publish(post);
    const restore = { ...stale, params: { id: post.id, number: '1' } };
    expect(await refusedWith(posts.staff.restoreRevision(restore as never))).toBe(412);
  });

  test('a save without changes does not raise the version', async () => {
    const post = await posts.create('Original');
    const { title, slug, excerpt, content } = post;
    expect(await posts.save(post, { title, slug, excerpt, content })).toEqual(post);
  });

  test('only one of fifty parallel saves of the same version succeeds', async () => {
    const post = await posts.create('Original');
    const saves = Array.from({ length: 50 }, (_, i) => posts.save(post, { title: `Title ${i}` }, 1));
    const made = (await Promise.allSettled(saves)).filter(({ status }) => status === 'fulfilled');
    expect(made).toHaveLength(1);
    expect((await written(post.id)).version).toBe(2);
  });

  test('twenty parallel saves without a version all succeed', async () => {
    const post = await posts.create('Original');
    await Promise.all(Array.from({ length: 20 }, (_, i) => posts.save(post, { title: `Title ${i}` })));
    expect((await written(post.id)).version).toBe(21);
  });
});

describe('a slug', () => {
  test('is derived from the title, with a number if it is taken', async () => {
    const slugs = [];
    for (const title of ['Ça va — déjà vu?', 'ca va deja vu', 'Ca va deja vu!', '你好', '!', 'Categories'])
      slugs.push((await posts.create(title)).slug);
    expect(slugs).toEqual([
      'ca-va-deja-vu',
      'ca-va-deja-vu-2',
      'ca-va-deja-vu-3',
      'post',
      'post-2',
      'categories-post',
    ]);
  });

  test('of another post is refused with 409, naming that post', async () => {
    await posts.create('First', { slug: 'taken' });
    const message = '“taken” is the address of the post “First”. Choose another.';
    const conflict = { statusCode: 409, issues: [{ path: 'slug', message }] };
    await expect(posts.create('Second', { slug: 'taken' })).rejects.toMatchObject(conflict);
    const other = await posts.create('Third');
    await expect(posts.save(other, { slug: 'taken', title: 'Fourth' })).rejects.toMatchObject(conflict);
    expect((await written(other.id)).title).toBe('Third');
  });

  test('is given to only one of several posts created in parallel', async () => {
    const both = await Promise.allSettled(
      ['One', 'Two', 'Three', 'Four'].map((title) => posts.create(title, { slug: 'wanted' })),
    );
    const reasons = both.flatMap((each) => (each.status === 'rejected' ? [each.reason.statusCode] : []));
    expect(reasons).toEqual([409, 409, 409]);
    const untitled = await Promise.all(Array.from({ length: 8 }, () => posts.create('Untitled')));
    expect(new Set(untitled.map(({ slug }) => slug)).size).toBe(8);
  });

  test.each(['categories', 'paths', 'preview', 'new', '0198a2f0-0000-7000-8000-000000000000'])(
    'is refused if the site uses it: %s',
    async (slug) => {
      expect(await refusedWith(posts.create('Title', { slug }))).toBe(409);
    },
  );

  test.each(['a', 'Upper', 'two--hyphens', '-a', 'a b', 'éa', 'x'.repeat(101), '../up'])(
    'is refused if it is malformed: %s',
    async (slug) => {
      await expect(posts.create('Title', { slug })).rejects.toMatchObject({ issues: [{ path: 'slug' }] });
    },
  );

  test('that was public earlier still finds the post, even after it returns to an earlier slug', async () => {
    const post = await posts.create('Post', { slug: 'aa' });
    await posts.publish(post);
    for (const slug of ['bb', 'aa', 'cc', 'bb']) {
      await posts.save(post, { slug });
      await posts.publish(post);
    }
    for (const slug of ['aa', 'bb', 'cc']) expect((await read(slug)).slug).toBe('bb');
    await expect(posts.create('Other', { slug: 'aa' })).rejects.toMatchObject({
      message: expect.stringContaining('“aa” is a former address of the post “Post”'),
    });
  });

  test('can be reused after a draft has given it up', async () => {
    const post = await posts.create('Post', { slug: 'first-try' });
    await posts.save(post, { slug: 'second-try' });
    expect(await posts.create('Other', { slug: 'first-try' })).toMatchObject({ slug: 'first-try' });
  });
});

describe('the list of posts', () => {
  test('is paged, newest first', async () => {
    for (let i = 1; i <= 12; i += 1) await posts.publish(await posts.create(`Post ${i}`));
    const second = await posts.reader.listPosts({ query: { page: '2' } as never });
    expect(second.posts.map(({ title }) => title)).toEqual(['Post 2', 'Post 1']);
    expect(second.pagination).toEqual({ page: 2, limit: 10, totalCount: 12, totalPages: 2 });
    const past = await posts.staff.listPosts({ query: { page: '9', limit: '5' } as never });
    expect(past).toEqual({ posts: [], pagination: { page: 9, limit: 5, totalCount: 12, totalPages: 3 } });
  });

  test('shows posts of the same moment on one page each, in every kind of list', async () => {
    const categoryId = (await posts.staff.createCategory({ body: { name: 'Leads', slug: 'leads' } })).id;
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
    for (const title of names) await posts.publish(await posts.create(title, { categoryId }));
    await sql`update blog_posts set published_at = '2026-11-01'`.execute(api.db);
    for (const [client, query] of [
      [posts.reader, {}],
      [posts.reader, { category: categoryId }],
      [posts.reader, { search: 'words' }],
      [posts.staff, {}],
    ] as const) {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => titles({ ...query, limit: 2, page }, client)),
      );
      // By id, or a page could repeat a post of the page before.
      expect(pages.flat()).toEqual(names.toReversed());
    }
  });

  test('can be searched by title, excerpt and headings, ignoring accents and case', async () => {
    const heading = { id: 'h', type: 'heading', level: 2, text: 'Où **aller**' };
    const post = await posts.create('Déjà vu', { excerpt: 'O’Connell speaks.' });
    await posts.save(post, { content: { version: 1, blocks: [heading, ...article('Text').blocks] } });
    await posts.publish(post);
    await posts.publish(await posts.create('Another'));
    for (const search of ['deja', 'oconnell', 'VU speaks', 'ou aller'])
      for (const client of [posts.reader, posts.staff])
        expect(await titles({ search }, client)).toEqual(['Déjà vu']);
    expect(await titles({ search: '100%' })).toEqual([]);
  });

  test('can be searched by word prefixes of the text, in any order', async () => {
    await posts.publish(
      await posts.create('Post', { content: article('The café’s **lasers** answer.') as never }),
    );
    await posts.publish(await posts.create('Laser', { content: article('Nothing else.') as never }));
    for (const client of [posts.reader, posts.staff]) {
      expect(await titles({ search: 'cafes answ' }, client)).toEqual(['Post']);
      // One post matches by title, the other by text: title matches come first.
      expect(await titles({ search: 'LASER' }, client)).toEqual(['Laser', 'Post']);
      expect(await titles({ search: 'laser post' }, client)).toEqual(['Post']);
      // Parts of words match in titles only, and block type names never match.
      for (const search of ['asers answer', 'paragraph', 'richtext'])
        expect(await titles({ search }, client)).toEqual([]);
    }
    const post = await posts.create('Kept', { content: article('Before.') as never });
    await posts.publish(post);
    await posts.save(post, { content: article('After.') as never });
    expect(await titles({ search: 'before' })).toEqual(['Kept']);
    expect(await titles({ search: 'after' })).toEqual([]);
    expect(await titles({ search: 'after' }, posts.staff)).toEqual(['Kept']);
  });

  test('can be filtered by the id, slug or former slug of a category or author', async () => {
    const category = await posts.staff.createCategory({ body: { name: 'Growth', slug: 'growth' } });
    const author = await posts.staff.createAuthor({
      body: { name: 'Ada Lowe', email: 'ada@upcurve.example' },
    });
    await posts.publish(await posts.create('With', { categoryId: category.id, authorId: author.id }));
    await posts.publish(await posts.create('Without', { authorId: null }));
    await posts.staff.updateCategory({ params: { id: category.id }, body: { slug: 'growing' } });
    for (const client of [posts.reader, posts.staff]) {
      for (const by of [category.id, 'growth', 'growing'])
        expect(await titles({ category: by }, client)).toEqual(['With']);
      for (const by of [author.id, 'ada-lowe'])
        expect(await titles({ author: by }, client)).toEqual(['With']);
      expect(await titles({ category: 'nowhere' }, client)).toEqual([]);
    }
    const [post] = (await posts.reader.listPosts({ query: { author: 'ada-lowe' } })).posts;
    expect(post).toMatchObject({ categoryName: 'Growth', categorySlug: 'growing', authorName: 'Ada Lowe' });
  });

  test('can be filtered by status, but only by staff', async () => {
    await posts.create('Draft');
    await posts.publish(await posts.create('Published'));
    await posts.publish(await posts.create('Scheduled'), '2100-01-01T00:00:00.000Z');
    const binned = await posts.create('Binned');
    await posts.staff.deletePost({ params: { id: binned.id } });
    for (const status of ['draft', 'published', 'scheduled'])
      expect((await titles({ status }, posts.staff)).map((title) => title.toLowerCase())).toEqual([status]);
    expect(await titles({ status: 'trash' }, posts.staff)).toEqual(['Binned']);
    expect(await titles({}, posts.staff)).toEqual(['Scheduled', 'Published', 'Draft']);
    for (const status of ['draft', 'scheduled', 'trash']) expect(await titles({ status })).toEqual([]);
  });
});

describe('categories and authors', () => {
  const category = (name: string, slug: string) => posts.staff.createCategory({ body: { name, slug } });

  test('have post counts; readers see only those with published posts, and no email addresses', async () => {
    const { id: categoryId } = await category('Growth', 'growth');
    await category('Empty', 'empty');
    const { id: authorId } = await posts.staff.createAuthor({
      body: { name: 'Ada', email: 'ada@upcurve.example' },
    });
    await posts.publish(await posts.create('One', { categoryId, authorId }));
    await posts.create('Two', { categoryId, authorId });
    expect(await posts.staff.listCategories()).toMatchObject([
      { name: 'Empty', postCount: 0 },
      { name: 'Growth', postCount: 2 },
    ]);
    expect(await posts.reader.listCategories()).toMatchObject([{ name: 'Growth', postCount: 1 }]);
    expect(await posts.staff.listAuthors()).toMatchObject([{ email: 'ada@upcurve.example', postCount: 2 }]);
    const [author] = await posts.reader.listAuthors();
    expect(author).toMatchObject({ name: 'Ada', slug: 'ada', postCount: 1 });
    expect(author).not.toHaveProperty('email');
  });

  test('are removed from their posts, including published ones, when they are deleted', async () => {
    const { id: categoryId } = await category('Growth', 'growth');
    const { id: authorId } = await posts.staff.createAuthor({
      body: { name: 'Ada', email: 'ada@upcurve.example' },
    });
    const post = await posts.publish(await posts.create('One', { categoryId, authorId }));
    await posts.staff.deleteCategory({ params: { id: categoryId } });
    await posts.staff.deleteAuthor({ params: { id: authorId } });
    const none = { categoryId: null, categoryName: null, authorId: null, author: null, status: 'published' };
    expect(await read(post.slug)).toMatchObject(none);
    expect(await written(post.id)).toMatchObject({ ...none, hasChanges: false });
    await expect(posts.staff.deleteCategory({ params: { id: categoryId } })).rejects.toMatchObject(missing);
    await expect(posts.save(post, { categoryId })).rejects.toMatchObject({
      issues: [{ path: 'categoryId' }],
    });
    await expect(posts.save(post, { authorId })).rejects.toMatchObject({ issues: [{ path: 'authorId' }] });
  });

  test('reserve a category’s former slug for that category', async () => {
    const { id } = await category('Growth', 'growth');
    await posts.staff.updateCategory({ params: { id }, body: { slug: 'growing' } });
    for (const slug of ['growth', 'growing'])
      await expect(category('Other', slug)).rejects.toMatchObject({
        statusCode: 409,
        issues: [{ path: 'slug', message: `“${slug}” leads to the category “Growth”. Choose another.` }],
      });
    expect(await posts.staff.listCategories()).toHaveLength(1);
    await posts.staff.updateCategory({ params: { id }, body: { slug: 'growth', description: 'More.' } });
    expect(await posts.staff.listCategories()).toMatchObject([{ slug: 'growth', description: 'More.' }]);
  });

  test('give authors with the same name different slugs', async () => {
    const name = 'Ada Lowe';
    await posts.staff.createAuthor({ body: { name, email: 'ada@upcurve.example' } });
    const second = await posts.staff.createAuthor({ body: { name, email: 'lowe@upcurve.example' } });
    expect(second).toMatchObject({ slug: 'ada-lowe-2' });
  });

  test('refuse an email address that another author has, even in parallel', async () => {
    const add = (n: number) =>
      posts.staff.createAuthor({
        body: { name: `Ada ${n}`, email: n % 2 ? 'ada@upcurve.example' : 'ADA@upcurve.example' },
      });
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => add(n)));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(19).fill(409));
    expect(refused[0].issues).toEqual([
      { path: 'email', message: expect.stringMatching(/^The author “Ada \d+” has this email address\.$/) },
    ]);
    const other = await posts.staff.createAuthor({ body: { name: 'Bo', email: 'bo@upcurve.example' } });
    const change = (email: string) => posts.staff.updateAuthor({ params: { id: other.id }, body: { email } });
    expect(await refusedWith(change('Ada@upcurve.example'))).toBe(409);
    expect(await change('BO@upcurve.example')).toMatchObject({ email: 'BO@upcurve.example' });
  });

  test.each(['', 'ada', 'ada@', '@upcurve.example'])(
    'refuse the email address %j for an author',
    async (email) => {
      await expect(posts.staff.createAuthor({ body: { name: 'Ada', email } })).rejects.toMatchObject({
        statusCode: 400,
        issues: [{ path: 'email', message: 'Invalid email address' }],
      });
    },
  );
});

describe('pictures', () => {
  const image = (mediaId: string | null) => ({
    ...{ id: 'i', type: 'image', mediaId, alt: 'A room', isDecorative: false, caption: '', width: 'text' },
  });
  const showing = (mediaId: string) => ({ version: 1, blocks: [...article('Words').blocks, image(mediaId)] });
  const usedIn = async (id: string) => (await api.client(media, headers).getMedia({ params: { id } })).usedIn;

  test('cannot be deleted while the working copy or the public version shows them', async () => {
    const [cover, inside] = [await posts.picture(), await posts.picture()];
    const post = await posts.create('Post', { featuredImage: cover.url, content: showing(inside.id) });
    expect(post).toMatchObject({ featuredImage: cover.url, cover: { id: cover.id } });
    expect(Object.keys(post.media).sort()).toEqual([cover.id, inside.id].sort());
    await posts.publish(post);
    await posts.save(post, { featuredImage: null, content: article('Bare') });
    for (const { id } of [cover, inside]) {
      expect(await usedIn(id)).toEqual([{ kind: 'post', id: post.id, title: 'Post' }]);
      const remove = api.client(media, headers).deleteMedia({ params: { id } });
      await expect(remove).rejects.toMatchObject({
        statusCode: 409,
        details: { usedIn: [{ kind: 'post' }] },
      });
    }
    const shown = await read(post.slug);
    expect(shown.media[inside.id]).toMatchObject({ url: inside.url, createdBy: null, fileName: '' });
    await posts.publish(post);
    for (const { id } of [cover, inside]) expect(await usedIn(id)).toEqual([]);
  });

  test('are refused if they do not exist, naming the block', async () => {
    const gone = '0198a2f0-0000-7000-8000-00000000dead';
    const [first] = article('Words').blocks;
    await expect(posts.create('Post', { content: showing(gone) })).rejects.toMatchObject({
      statusCode: 400,
      issues: [
        { path: 'content.blocks.1', message: 'Block i shows a file that is no longer in the library.' },
      ],
    });
    const columns = { id: 'c', type: 'columns', columns: [[first], [image(gone)]] };
    await expect(posts.create('Post', { content: { version: 1, blocks: [columns] } })).rejects.toMatchObject({
      issues: [{ path: 'content.blocks', message: expect.stringContaining('Block i ') }],
    });
    for (const featuredImage of [gone, '/media/nothing.jpg', 'https://elsewhere.example/a.jpg'])
      await expect(posts.create('Post', { featuredImage })).rejects.toMatchObject({
        issues: [{ path: 'featuredImage' }],
      });
  });

  test('of an author count as used', async () => {
    const { id, url } = await posts.picture();
    const body = { name: 'Ada', email: 'ada@upcurve.example', avatarUrl: url };
    const author = await posts.staff.createAuthor({ body });
    expect(await usedIn(id)).toEqual([{ kind: 'author', id: author.id, title: 'Ada' }]);
    await posts.staff.updateAuthor({ params: { id: author.id }, body: { avatarUrl: '' } });
    expect(await usedIn(id)).toEqual([]);
  });

  test.each([
    'https://user:pass@evil.example/',
    'https://elsewhere.example/a.jpg',
    '/media/../a.jpg',
    '/media/nothing.jpg',
  ])('of an author must be from the library: %s', async (avatarUrl) => {
    const body = { name: 'Ada', email: 'ada@upcurve.example', avatarUrl };
    await expect(posts.staff.createAuthor({ body })).rejects.toMatchObject({
      statusCode: 400,
      issues: [{ path: 'avatarUrl', message: 'Choose a picture of the library.' }],
    });
  });
});

describe('titles and names that look like ids or reserved paths', () => {
  const uuid = '0198A2F0-1111-7000-8000-00000000BEEF';

  test.each([
    [uuid, `${uuid.toLowerCase()}-post`],
    ['{0198a2f0-1111-7000-8000-00000000beef}', `${uuid.toLowerCase()}-post`],
    ['Category', 'category-post'],
  ])('a post titled %s can be read by its slug', async (title, slug) => {
    const post = await posts.create(title);
    expect(post.slug).toBe(slug);
    await posts.publish(post);
    expect(await read(slug)).toMatchObject({ id: post.id });
    expect(await posts.create(title)).toMatchObject({ slug: `${slug}-2` });
  });

  test('an author named like an id can be found; a category slug that is an id is refused', async () => {
    const author = await posts.staff.createAuthor({ body: { name: uuid, email: 'ada@upcurve.example' } });
    await posts.publish(await posts.create('Post', { authorId: author.id }));
    expect(await titles({ author: author.slug })).toEqual(['Post']);
    const body = { name: 'News', slug: uuid.toLowerCase() };
    await expect(posts.staff.createCategory({ body })).rejects.toMatchObject({
      statusCode: 409,
      issues: [{ path: 'slug' }],
    });
  });
});
