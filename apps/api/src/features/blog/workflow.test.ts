import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiForFile } from '../../../test/api.ts';
import { article, inOneHour, postsOf } from '../../../test/samples/posts.ts';
import { emptyTrash, publishDuePosts } from './jobs.ts';
import { keepRevision } from './revisions.ts';

// No worker runs in this test, so readers see scheduled posts without a job.
const api = await apiForFile();
const posts = postsOf(api, await api.signIn('editor', 'edith'));
beforeEach(async () => {
  await sql`truncate blog_posts, blog_slugs, media cascade`.execute(api.db);
});

const at = (id: string) => ({ params: { id }, body: {} });
const unpublish = ({ id }: { id: string }) => posts.staff.unpublishPost(at(id));
const cancel = ({ id }: { id: string }) => posts.staff.cancelSchedule({ params: { id } });
const restore = ({ id }: { id: string }) => posts.staff.restorePost(at(id));
const remove = ({ id }: { id: string }) => posts.staff.deletePost({ params: { id } });
const revisions = ({ id }: { id: string }) => posts.staff.listRevisions({ params: { id } });
const restoreTo = ({ id }: { id: string }, number: number) =>
  posts.staff.restoreRevision({ params: { id, number: String(number) as never }, body: {}, headers: {} });
const read = (idOrSlug: string) => posts.reader.getPost({ params: { idOrSlug } });
const written = ({ id }: { id: string }) => posts.staff.getPost({ params: { idOrSlug: id } });
const conflict = { statusCode: 409 };
const missing = { statusCode: 404 };

describe('transitions:', () => {
  const draft = () => posts.create('Post');
  const live = async () => posts.publish(await draft());
  const scheduled = async () => posts.publish(await draft(), inOneHour());
  const trashed = async () => {
    const post = await live();
    await remove(post);
    return post;
  };

  test('a draft can be published and scheduled, but not unpublished or restored', async () => {
    expect(await live()).toMatchObject({ status: 'published' });
    expect(await api.lastAudit()).toMatchObject({ action: 'post.published' });
    expect(await scheduled()).toMatchObject({ status: 'scheduled', publishedAt: null });
    expect(await api.lastAudit()).toMatchObject({ action: 'post.scheduled' });
    await expect(unpublish(await draft())).rejects.toMatchObject(conflict);
    await expect(restore(await draft())).rejects.toMatchObject(conflict);
  });

  test('a published post can be unpublished, published again and scheduled, but not restored', async () => {
    const post = await live();
    await expect(restore(post)).rejects.toMatchObject(conflict);
    expect(await posts.publish(post, inOneHour())).toMatchObject({
      status: 'published',
      publishAt: expect.any(String),
    });
    expect(await unpublish(post)).toMatchObject({ status: 'draft', publishAt: null, publicSlug: null });
    expect(await api.lastAudit()).toMatchObject({ action: 'post.unpublished', subjectId: post.id });
    await expect(unpublish(post)).rejects.toMatchObject(conflict);
    await expect(read(post.slug)).rejects.toMatchObject(missing);
    expect(await posts.publish(post)).toMatchObject({ status: 'published', publishedAt: post.publishedAt });
  });

  test('a scheduled post can be published now, rescheduled and unpublished, but not restored', async () => {
    const post = await scheduled();
    await expect(restore(post)).rejects.toMatchObject(conflict);
    const later = '2100-01-01T00:00:00.000Z';
    expect(await posts.publish(post, later)).toMatchObject({ status: 'scheduled', publishAt: later });
    expect(await unpublish(post)).toMatchObject({ status: 'draft', publishAt: null });
    await posts.publish(post, later);
    expect(await posts.publish(post)).toMatchObject({ status: 'published', publishAt: null });
  });

  test('only a schedule can be cancelled; readers keep seeing the current version', async () => {
    const post = await live();
    await expect(cancel(post)).rejects.toMatchObject(conflict);
    await expect(cancel(await draft())).rejects.toMatchObject(conflict);
    const changed = await posts.save(post, { title: 'Changed' });
    await posts.publish(changed, inOneHour());
    expect(await cancel(post)).toMatchObject({ status: 'published', publishAt: null, hasChanges: true });
    expect(await api.lastAudit()).toMatchObject({ action: 'post.unscheduled', subjectId: post.id });
    expect(await read(post.slug)).toMatchObject({ title: 'Post' });
    await expect(cancel(post)).rejects.toMatchObject(conflict);
    expect(await cancel(await scheduled())).toMatchObject({ status: 'draft', publishAt: null });
  });

  test('a schedule that has come due cannot be cancelled, even before the job has run', async () => {
    const post = await scheduled();
    await sql`update blog_posts set publish_at = now() - interval '1 second' where id = ${post.id}`.execute(
      api.db,
    );
    await expect(cancel(post)).rejects.toMatchObject(conflict);
    expect(await written(post)).toMatchObject({ status: 'published' });
  });

  test('a post in the trash can only be restored as a draft or deleted for good', async () => {
    const post = await trashed();
    expect(await api.lastAudit()).toMatchObject({ action: 'post.deleted', subjectId: post.id });
    await expect(read(post.slug)).rejects.toMatchObject(missing);
    expect(await written(post)).toMatchObject({ status: 'draft', deletedAt: expect.any(String) });
    const { id } = post;
    for (const refused of [
      () => posts.save(post, { title: 'Other' }),
      () => posts.publish(post),
      () => unpublish(post),
      () => cancel(post),
      () => restoreTo(post, 1),
      () => posts.staff.createPreviewLink(at(id)),
    ])
      await expect(refused()).rejects.toMatchObject(conflict);
    expect(await restore(post)).toMatchObject({ status: 'draft', deletedAt: null, slug: post.slug });
    expect(await api.lastAudit()).toMatchObject({ action: 'post.restored', subjectId: post.id });
    await remove(post);
    await remove(post);
    await expect(written(post)).rejects.toMatchObject(missing);
    for (const gone of [
      () => remove(post),
      () => restore(post),
      () => posts.publish(post),
      () => cancel(post),
      () => revisions(post),
    ])
      await expect(gone()).rejects.toMatchObject(missing);
    expect(await posts.create('Other', { slug: post.slug })).toMatchObject({ slug: post.slug });
  });

  test('a post is deleted permanently after 30 days in the trash', async () => {
    const [old, young] = [await trashed(), await trashed()];
    const age = (id: string, days: number) =>
      sql`update blog_posts set deleted_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
        api.db,
      );
    await age(old.id, 31);
    await age(young.id, 29);
    expect(await emptyTrash(api.services)).toBe(1);
    await expect(written(old)).rejects.toMatchObject(missing);
    expect(await restore(young)).toMatchObject({ status: 'draft' });
  });

  test('publishing an unchanged post again does nothing', async () => {
    const post = await live();
    const before = await posts.version();
    await Promise.all(Array.from({ length: 50 }, () => posts.publish(post)));
    expect(await revisions(post)).toHaveLength(1);
    expect(await posts.version()).toBe(before);
  });
});

describe('a schedule', () => {
  test('is rounded up to the minute; a past time publishes at once', async () => {
    const post = await posts.create('Post');
    expect(await posts.publish(post, '2100-03-28T00:59:59.001Z')).toMatchObject({
      publishAt: '2100-03-28T01:00:00.000Z',
    });
    expect(await posts.publish(post, '2020-01-01T00:00:00.000Z')).toMatchObject({
      status: 'published',
      publishAt: null,
    });
  });

  // London's clocks change at 01:00 UTC on 29 March and 25 October 2099.
  test.each([
    '2099-03-29T00:59:00.000Z',
    '2099-03-29T01:00:00.000Z',
    '2099-10-25T00:30:00.000Z',
    '2099-10-25T01:30:00.000Z',
  ])('is not affected by daylight saving: %s', async (publishAt) => {
    expect(await posts.publish(await posts.create('Post'), publishAt)).toMatchObject({ publishAt });
  });

  test('publishes the pinned revision at its minute, even before the job has run', async () => {
    const post = await posts.create('Pinned', { slug: 'pinned' });
    await posts.publish(post, inOneHour());
    expect(await written(post)).toMatchObject({ status: 'scheduled', hasChanges: false });
    await posts.save(post, { title: 'Written on', slug: 'written-on' });
    expect(await written(post)).toMatchObject({ status: 'scheduled', hasChanges: true });
    await expect(read('pinned')).rejects.toMatchObject(missing);
    await posts.comeDue(post);
    const shown = await read('pinned');
    expect(shown).toMatchObject({ title: 'Pinned', status: 'published', publishedAt: shown.updatedAt });
    await expect(read('written-on')).rejects.toMatchObject(missing);
    expect(await written(post)).toMatchObject({
      status: 'published',
      hasChanges: true,
      publishAt: null,
      publicSlug: 'pinned',
    });
    const listed = await posts.reader.listPosts({ query: { search: 'pinned' } });
    expect(listed.posts).toMatchObject([{ title: 'Pinned', publishedAt: shown.publishedAt }]);

    expect(await publishDuePosts(api.services)).toBe(1);
    expect(await publishDuePosts(api.services)).toBe(0);
    expect(await read('pinned')).toEqual(shown);
    expect((await posts.reader.listPosts({ query: { search: 'pinned' } })).posts).toEqual(listed.posts);
    await posts.publish(post);
    expect(await read('pinned')).toMatchObject({ slug: 'written-on' });
  });

  test('of a public post keeps the old version until its minute, and keeps the publication date', async () => {
    const post = await posts.publish(await posts.create('Old'));
    await posts.save(post, { title: 'New' });
    await posts.publish(post, inOneHour());
    expect(await read(post.slug)).toMatchObject({ title: 'Old' });
    await posts.comeDue(post);
    expect(await read(post.slug)).toMatchObject({ title: 'New', publishedAt: post.publishedAt });
    await publishDuePosts(api.services);
    expect(await read(post.slug)).toMatchObject({ title: 'New', publishedAt: post.publishedAt });
  });

  test('that has come due can be unpublished like any other post', async () => {
    const post = await posts.publish(await posts.create('Post'), inOneHour());
    await posts.comeDue(post);
    expect(await unpublish(post)).toMatchObject({ status: 'draft' });
    await expect(read(post.slug)).rejects.toMatchObject(missing);
    expect(await publishDuePosts(api.services)).toBe(0);
    // Readers have seen the slug, so it stays reserved for this post.
    await expect(posts.create('Other', { slug: post.slug })).rejects.toMatchObject(conflict);
  });

  test('reserves its slug even if the working copy has a different one', async () => {
    const post = await posts.create('Post', { slug: 'held' });
    await posts.publish(post, inOneHour());
    await posts.save(post, { slug: 'another' });
    await expect(posts.create('Other', { slug: 'held' })).rejects.toMatchObject(conflict);
    await unpublish(post);
    expect(await posts.create('Other', { slug: 'held' })).toMatchObject({ slug: 'held' });
  });
});

describe('the content version', () => {
  const moved = async (work: () => Promise<unknown>) => {
    const before = await posts.version();
    await work();
    return (await posts.version()) - before;
  };

  test('rises only when public content changes', async () => {
    const post = await posts.create('Post');
    expect(await moved(() => posts.save(post, { title: 'Title' }))).toBe(0);
    expect(await moved(() => posts.publish(post))).toBe(1);
    expect(await moved(() => posts.save(post, { title: 'Other' }))).toBe(0);
    expect(await moved(() => posts.publish(post))).toBe(1);
    expect(await moved(() => unpublish(post))).toBe(1);
    expect(await moved(() => posts.publish(post, inOneHour()))).toBe(0);
    expect(await moved(() => posts.comeDue(post))).toBe(1);
    expect(await moved(() => publishDuePosts(api.services))).toBe(0);
    expect(await moved(() => remove(post))).toBe(1);
    expect(await moved(() => restore(post))).toBe(0);
    expect(await moved(() => remove(post))).toBe(0);
    expect(await moved(() => remove(post))).toBe(0);
  });

  test('rises once for each post that comes due, and not again when a later transaction completes it', async () => {
    const due = await Promise.all(
      ['A', 'B', 'C'].map(async (name) => posts.publish(await posts.create(name), inOneHour())),
    );
    const other = await posts.create('Other');
    expect(await moved(() => Promise.all(due.map(posts.comeDue)))).toBe(3);
    expect(await moved(() => posts.publish(other))).toBe(1);
    const { rows } = await sql`select id from blog_posts where publish_at is not null`.execute(api.db);
    expect(rows).toEqual([]);
  });
});

describe('publishing is refused', () => {
  const heading = (id: string, level: number) => ({ id, type: 'heading', level, text: 'A heading' });
  const refusal = async (part: object, publishAt?: string) => {
    const post = await posts.create('Post', part);
    return posts.publish(post, publishAt).then(
      () => [],
      (error) => error.details.findings,
    );
  };

  test('if blocks or fields are invalid, and when scheduling too; the answer names them', async () => {
    const content = { version: 1, blocks: [heading('a', 2), heading('b', 4), ...article('Words').blocks] };
    const findings = [
      expect.objectContaining({ blockId: 'b', message: expect.stringContaining('Do not skip a level') }),
    ];
    expect(await refusal({ content })).toEqual(findings);
    expect(await refusal({ content }, inOneHour())).toEqual(findings);
    expect(await refusal({ content: { version: 1, blocks: [] } })).toEqual([
      { message: 'The post is empty. Add some text.' },
    ]);
  });

  test('but not if the excerpt or the caption of a table is missing', async () => {
    const table = { id: 't', type: 'table', caption: '', head: ['Clinic'], rows: [['Linden']] };
    expect(await refusal({ excerpt: '', content: { version: 1, blocks: [table] } })).toEqual([]);
  });

  test('if an internal link is broken', async () => {
    await posts.publish(await posts.create('Public', { slug: 'public' }));
    await posts.create('Draft', { slug: 'draft' });
    await posts.publish(await posts.create('Next', { slug: 'next' }), '2100-01-01T00:00:00.000Z');
    const { slug } = await posts.staff.createCategory({ body: { name: 'Growth', slug: 'growth' } });
    const linking = (href: string, publishAt?: string) =>
      refusal({ content: article(`[here](${href})`) }, publishAt);
    const good = [
      '/pricing',
      '/contact?from=blog#form',
      '/services/seo/',
      '/blog/public',
      `/blog/category/${slug}`,
    ];
    for (const href of [...good, 'https://elsewhere.example/x', 'mailto:a@b.example'])
      expect(await linking(href), href).toEqual([]);
    for (const href of [
      '/prices',
      '/blog/draft',
      '/blog/next',
      '/blog/category/none',
      '/stories/none',
      '/admin',
      '/%E0%A4%A',
    ])
      expect(await linking(href), href).toMatchObject([
        { blockId: 'b0', message: expect.stringContaining(href) },
      ]);
    expect(await linking('/blog/next', '2100-01-02T00:00:00.000Z')).toEqual([]);
    expect(await refusal({ slug: 'myself', content: article('[again](/blog/myself)') })).toEqual([]);
  });
});

describe('revisions', () => {
  const kinds = async (post: { id: string }) =>
    (await revisions(post)).map(({ kind, title }) => `${kind} ${title}`);
  const age = (minutes: number) =>
    sql`update blog_revisions set created_at = created_at - make_interval(mins => ${minutes})`.execute(
      api.db,
    );

  test('are stored on publishing, when another member edits the post, and every ten minutes', async () => {
    const post = await posts.create('One');
    await posts.publish(post);
    for (const title of ['Two', 'Three']) await posts.save(post, { title });
    expect(await kinds(post)).toEqual(['published One']);
    await age(11);
    for (const title of ['Four', 'Five']) await posts.save(post, { title });
    expect(await kinds(post)).toEqual(['saved Three', 'published One']);
    const sam = postsOf(api, await api.signIn('admin', 'sam'));
    for (const title of ['Six', 'Seven']) await sam.save(post, { title });
    expect(await kinds(post)).toEqual(['saved Five', 'saved Three', 'published One']);
    const [newest, , oldest] = await revisions(post);
    expect(newest).toMatchObject({ number: 3, createdBy: 'edith', isPublic: false });
    expect(oldest).toMatchObject({ number: 1, isPublic: true, publishAt: null });
  });

  test('are stored on request, when a version is chosen in a conflict', async () => {
    const post = await posts.create('One');
    await posts.save(post, { title: 'Two', keepsPrevious: true });
    expect(await kinds(post)).toEqual(['saved One']);
  });

  test('can be read and restored; restoring first stores the working copy', async () => {
    const post = await posts.publish(await posts.create('First', { content: article('First words') }));
    await posts.save(post, { title: 'Second', slug: 'second', content: article('Second words') });
    const first = await posts.staff.getRevision({ params: { id: post.id, number: '1' as never } });
    expect(first).toMatchObject({
      title: 'First',
      slug: 'first',
      content: article('First words'),
      kind: 'published',
    });
    const restored = await restoreTo(post, 1);
    expect(restored).toMatchObject({
      title: 'First',
      slug: 'first',
      version: 3,
      content: article('First words'),
    });
    expect(await kinds(post)).toEqual(['restored First', 'saved Second', 'published First']);
    const { rows: found } = await sql`
      select number from blog_revisions where post_id = ${post.id} and search_text is not null`.execute(
      api.db,
    );
    expect(found).toEqual([{ number: 1 }]);
    await restoreTo(post, 2);
    expect(await written(post)).toMatchObject({ title: 'Second', slug: 'second' });
    await expect(restoreTo(post, 99)).rejects.toMatchObject(missing);
    const other = await posts.create('Other');
    await expect(restoreTo(other, 1)).rejects.toMatchObject(missing);
  });

  test('are restored without references to deleted rows', async () => {
    const { id: mediaId, url } = await posts.picture();
    const category = await posts.staff.createCategory({ body: { name: 'Gone', slug: 'gone' } });
    const author = await posts.staff.createAuthor({ body: { name: 'Ada', email: 'ada@upcurve.example' } });
    const image = {
      id: 'i',
      type: 'image',
      mediaId,
      alt: 'A room',
      isDecorative: false,
      caption: '',
      width: 'text',
    };
    const content = { version: 1, blocks: [...article('Words').blocks, image] };
    const post = await posts.create('Post', {
      content,
      featuredImage: url,
      categoryId: category.id,
      authorId: author.id,
      slug: 'mine',
    });
    await keepRevision(api.db, post.id, 'saved', null);
    await posts.save(post, { content: article('Bare'), featuredImage: null, slug: 'other' });
    await posts.create('Thief', { slug: 'mine' });
    await api.db.deleteFrom('media').execute();
    await posts.staff.deleteCategory({ params: { id: category.id } });
    await posts.staff.deleteAuthor({ params: { id: author.id } });
    const restored = await restoreTo(post, 1);
    expect(restored).toMatchObject({ featuredImage: null, categoryId: null, authorId: null, slug: 'other' });
    expect(restored.content.blocks[1]).toEqual({ ...image, mediaId: null });
  });

  test('are limited to 200, but pinned ones are never dropped', async () => {
    const post = await posts.publish(await posts.create('Post'));
    for (let i = 0; i < 215; i += 1) await keepRevision(api.db, post.id, 'saved', null);
    await posts.save(post, { title: 'Scheduled' });
    await posts.publish(post, inOneHour());
    const kept = await revisions(post);
    expect(kept.length).toBeLessThanOrEqual(200);
    expect(kept.filter(({ isPublic, publishAt }) => isPublic || publishAt)).toHaveLength(2);
    expect(kept.at(-1)).toMatchObject({ number: 1, isPublic: true });
  });

  test('are kept when their author’s account is deleted', async () => {
    const sam = postsOf(api, await api.signIn('admin', 'samuel'));
    const post = await sam.publish(await sam.create('Post'));
    await api.db.deleteFrom('users').where('username', '=', 'samuel').execute();
    expect(await revisions(post)).toMatchObject([{ createdBy: null }]);
    expect(await read(post.slug)).toMatchObject({ title: 'Post' });
    await posts.save(post, { title: 'Next' });
  });
});

describe('a preview link', () => {
  const link = ({ id }: { id: string }, body = {}) => posts.staff.createPreviewLink({ params: { id }, body });
  const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
  const preview = (url: string) => posts.reader.getPreview({ params: { token: tokenOf(url) } });

  test('shows the working copy without a session and without internal fields', async () => {
    const post = await posts.create('Draft');
    const { url, expiresAt } = await link(post);
    expect(url).toMatch(/^http:\/\/localhost:3000\/blog\/preview\/[\w-]{43}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(71 * 3_600_000);
    await posts.save(post, { title: 'Written on' });
    const shown = await preview(url);
    expect(shown).toMatchObject({ title: 'Written on', status: 'draft' });
    for (const key of ['version', 'hasChanges', 'publishAt', 'publicSlug', 'previewExpiresAt'])
      expect(shown).not.toHaveProperty(key);
    const answer = await api.app.inject({ url: `/api/blog/preview/${tokenOf(url)}` });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await written(post)).toMatchObject({ previewExpiresAt: expiresAt });
    const { rows } = await sql`select * from blog_preview_links`.execute(api.db);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(url));
  });

  test('ends when it expires, when the post’s links are revoked, and when the post is in the trash', async () => {
    const [post, other] = [await posts.create('Post'), await posts.create('Other')];
    const [first, second, others] = [await link(post), await link(post, { hours: 1 }), await link(other)];
    expect(await preview(first.url)).toMatchObject({ id: post.id });
    await sql`update blog_preview_links set expires_at = now() where expires_at = ${second.expiresAt}`.execute(
      api.db,
    );
    await expect(preview(second.url)).rejects.toMatchObject(missing);
    await posts.staff.revokePreviewLink({ params: { id: post.id } });
    await expect(preview(first.url)).rejects.toMatchObject(missing);
    expect(await written(post)).toMatchObject({ previewExpiresAt: null });
    expect(await preview(others.url)).toMatchObject({ id: other.id });
    await remove(other);
    await expect(preview(others.url)).rejects.toMatchObject(missing);
    await restore(other);
    await expect(preview(others.url)).rejects.toMatchObject(missing);
    await expect(preview(`x/${'A'.repeat(43)}`)).rejects.toMatchObject(missing);
    await expect(link(post, { hours: 0 })).rejects.toMatchObject({ issues: [{ path: 'hours' }] });
  });
});
