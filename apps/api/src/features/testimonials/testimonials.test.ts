import { media } from '@upcurve/contracts/media/media';
import { content } from '@upcurve/contracts/shared/content';
import { STORIES_MAX, type StoredStory, testimonials } from '@upcurve/contracts/testimonials/testimonials';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../test/api.ts';
import { picture } from '../../../test/samples/pictures.ts';
import { clip } from '../../../test/samples/videos.ts';
import { sweepMedia } from '../media/jobs.ts';

const api = await apiForFile();
const headers = await api.signIn('editor', 'edith');
beforeEach(async () => {
  await sql`truncate testimonial_stories, testimonial_segments, media, media_files cascade`.execute(api.db);
  await sweepMedia(api.services, Date.now() + 60_000);
});

const staff = () => api.client(testimonials, headers);
const library = () => api.client(media, headers);
const visitor = () => api.client(testimonials, {});
const version = async () => (await api.client(content, {}).getContentVersion()).version;

const NOBODY = '0198a2f0-0000-7000-8000-000000000000';
let seeds = 0;
const fileOf = (bytes: Buffer | string, name: string, type: string) =>
  new File([new Uint8Array(Buffer.from(bytes))], name, { type });
const photo = async (seed = ++seeds) => fileOf(await picture({ seed }), `photo-${seed}.jpg`, 'image/jpeg');
const film = async (seed = ++seeds) => fileOf(await clip({ type: 'webm', seed }), 'film.webm', 'video/webm');
const captions = () => {
  const text = `WEBVTT\n\n00:00.000 --> 00:01.000\nGood morning ${++seeds}\n`;
  return library().addMedia({ fields: {}, files: { file: fileOf(text, 'film.vtt', 'text/vtt') } });
};

const create = async (name: string, fields = {}) =>
  staff().createStory({ fields: { name, ...fields }, files: { avatar: await photo() } });
const addPhoto = async (storyId: string, fields = {}) =>
  staff().addSegment({
    params: { storyId },
    fields: { type: 'image', ...fields },
    files: { media: await photo() },
  });
const only = <T>(items: readonly T[]): T => {
  expect(items).toHaveLength(1);
  return items[0] as T;
};
async function left() {
  const files = [];
  for await (const { key } of api.services.storage.list()) files.push(key);
  const { rows } = await sql<{ media: number; stories: number; segments: number }>`
    select (select count(*)::int from media) as media, (select count(*)::int from testimonial_stories) as stories,
      (select count(*)::int from testimonial_segments) as segments`.execute(api.db);
  return { ...rows[0], files: files.length };
}
const NOTHING = { media: 0, stories: 0, segments: 0, files: 0 };

test('staff can create a story with segments; visitors get only its public fields', async () => {
  const made = await create('Linden Skin');
  expect(await api.lastAudit()).toMatchObject({ action: 'story.created', subjectId: made.id });
  expect(made).toMatchObject({
    name: 'Linden Skin',
    cta: '/contact',
    isActive: true,
    order: 0,
    version: 1,
    segments: [],
    avatar: expect.stringMatching(/^\/media\/\w+\.jpg$/),
  });
  expect(await visitor().listStories()).toEqual([]);

  await addPhoto(made.id, { alt: 'A treatment room', order: '1' });
  const whole = await staff().addSegment({
    params: { storyId: made.id },
    fields: { type: 'video', order: '2', durationMs: '2000' },
    files: {
      media: await film(),
      poster: fileOf(await picture({ width: 640, height: 480 }), 'p.jpg', 'image/jpeg'),
    },
  });
  expect(whole.segments).toMatchObject([
    { type: 'image', duration: 5000, order: 1, alt: 'A treatment room', clipDuration: null },
    { type: 'video', order: 2, posterUrl: expect.any(String), captionsId: null },
  ]);
  expect(whole.segments[1]?.duration).toBe(whole.segments[1]?.clipDuration);

  const seen = only(await visitor().listStories());
  expect(Object.keys(seen).sort()).toEqual(['avatar', 'cta', 'id', 'name', 'order', 'segments']);
  expect(seen.segments.map(({ type }) => type)).toEqual(['image', 'video']);
  expect(seen.segments[0]).not.toHaveProperty('mediaId');
  for (const { url } of seen.segments) expect((await api.app.inject(url)).statusCode).toBe(200);
});

test('visitors see only active stories; stories of equal order appear as they were added', async () => {
  for (const name of ['Second', 'Third', 'Hidden']) await addPhoto((await create(name)).id);
  const first = await create('First', { order: '0' });
  await addPhoto(first.id);
  const [, , hidden] = await staff().listAllStories();
  await staff().updateStory({ params: { id: hidden?.id ?? '' }, fields: { isActive: 'false' }, files: {} });
  expect((await visitor().listStories()).map(({ name }) => name)).toEqual(['Second', 'Third', 'First']);

  const ids = [
    first.id,
    ...(await staff().listAllStories()).map(({ id }) => id).filter((id) => id !== first.id),
  ];
  const ordered = await staff().orderStories({ body: { ids } });
  expect(ordered.map(({ name, order }) => `${order} ${name}`)).toEqual([
    '1 First',
    '2 Second',
    '3 Third',
    '4 Hidden',
  ]);
  expect((await visitor().listStories()).map(({ name }) => name)).toEqual(['First', 'Second', 'Third']);
});

test('an update keeps missing fields; a replaced avatar is deleted with its files', async () => {
  const { id, avatar } = await create('Linden', { cta: 'https://clinic.example/start', order: '4' });
  const changed = await staff().updateStory({ params: { id }, fields: { name: 'Linden Skin' }, files: {} });
  expect(changed).toMatchObject({
    name: 'Linden Skin',
    cta: 'https://clinic.example/start',
    order: 4,
    avatar,
    version: 2,
  });
  const before = await left();
  const again = await staff().updateStory({ params: { id }, fields: {}, files: { avatar: await photo() } });
  expect(again.avatar).not.toBe(avatar);
  expect((await api.app.inject(avatar)).statusCode).toBe(404);
  expect(await left()).toEqual(before);
});

test('returns 412 to the second of two conflicting changes', async () => {
  const { id, version } = await create('Linden');
  const change = (name: string) =>
    staff().updateStory({
      params: { id },
      headers: { 'if-match': `"${version}"` },
      fields: { name },
      files: {},
    });
  await change('One');
  expect(await refusedWith(change('Two'))).toBe(412);
  expect(only(await staff().listAllStories()).name).toBe('One');
});

describe('segments', () => {
  let story: StoredStory;
  beforeEach(async () => {
    story = await create('Linden');
    for (const order of ['1', '2', '3']) story = await addPhoto(story.id, { order });
  });
  const change = (segmentId: string, body: object) => staff().changeSegment({ params: { segmentId }, body });
  const ids = () => story.segments.map(({ id }) => id);

  test('can be reordered only with a complete list', async () => {
    const [a, b, c] = ids() as [string, string, string];
    const ordered = await staff().orderSegments({ params: { storyId: story.id }, body: { ids: [c, a, b] } });
    expect(ordered.segments.map(({ id }) => id)).toEqual([c, a, b]);
    for (const named of [
      [a, b],
      [a, b, c, NOBODY],
      [a, b, NOBODY],
    ]) {
      expect(
        await refusedWith(staff().orderSegments({ params: { storyId: story.id }, body: { ids: named } })),
      ).toBe(409);
    }
    expect(
      await refusedWith(staff().orderSegments({ params: { storyId: story.id }, body: { ids: [a, a, b] } })),
    ).toBe(400);
  });

  test('can show another file, which deletes the former files', async () => {
    const [first] = story.segments;
    const clipped = await library().addMedia({ fields: {}, files: { file: await film() } });
    const before = await left();
    const changed = await change(first?.id ?? '', { mediaId: clipped.id });
    expect(changed.segments[0]).toMatchObject({ type: 'video', url: clipped.url, mediaId: clipped.id });
    expect(changed.segments[0]?.duration).toBe(clipped.durationMs);
    expect((await api.app.inject(first?.url ?? '')).statusCode).toBe(404);
    expect((await left()).media).toBe((before.media ?? 0) - 1);

    const { id: captionsId, url } = await captions();
    expect((await change(first?.id ?? '', { captionsId })).segments[0]).toMatchObject({ captionsUrl: url });
    const without = await change(first?.id ?? '', { captionsId: null, duration: 3000, order: 9 });
    expect(without.segments.at(-1)).toMatchObject({ captionsId: null, duration: 3000, order: 9 });
    expect((await api.app.inject(url)).statusCode).toBe(404);
  });

  test('do not delete a file that is used elsewhere; the library shows that use', async () => {
    const [first, second] = story.segments;
    await change(second?.id ?? '', { mediaId: first?.mediaId });
    await staff().deleteSegment({ params: { segmentId: first?.id ?? '' } });
    expect((await api.app.inject(first?.url ?? '')).statusCode).toBe(200);
    const found = await library().getMedia({ params: { id: first?.mediaId ?? '' } });
    expect(found.usedIn).toEqual([{ kind: 'testimonial', id: story.id, title: 'Linden' }]);
    expect(await refusedWith(library().deleteMedia({ params: { id: first?.mediaId ?? '' } }))).toBe(409);
  });

  test.each([
    ['a missing file', { mediaId: NOBODY }, 'mediaId'],
    ['missing captions', { captionsId: NOBODY }, 'captionsId'],
    ['a duration that is too short', { duration: 999 }, 'duration'],
    ['a fraction of a millisecond', { duration: 1000.5 }, 'duration'],
    ['a negative place', { order: -1 }, 'order'],
  ])('refuse %s', async (_, body, path) => {
    const [first] = story.segments;
    await expect(change(first?.id ?? '', body)).rejects.toMatchObject({
      statusCode: 400,
      issues: [{ path }],
    });
    expect(only(await staff().listAllStories())).toEqual(story);
  });

  test('cannot show captions as a picture, or a picture as captions', async () => {
    const [first, second] = story.segments;
    const { id } = await captions();
    expect(await refusedWith(change(first?.id ?? '', { mediaId: id }))).toBe(400);
    expect(await refusedWith(change(first?.id ?? '', { captionsId: second?.mediaId }))).toBe(400);
  });
});

test('deleting a story deletes its segments and their files', async () => {
  const { id } = await create('Linden');
  await addPhoto(id);
  const { segments } = await staff().addSegment({
    params: { storyId: id },
    fields: { type: 'video' },
    files: { media: await film() },
  });
  const { id: captionsId } = await captions();
  const video = segments.find(({ type }) => type === 'video');
  await staff().changeSegment({ params: { segmentId: video?.id ?? '' }, body: { captionsId } });
  await staff().deleteStory({ params: { id } });
  expect(await left()).toEqual(NOTHING);
  expect(await refusedWith(staff().deleteStory({ params: { id } }))).toBe(404);
  expect(await refusedWith(staff().deleteSegment({ params: { segmentId: video?.id ?? '' } }))).toBe(404);
});

describe('a refused request leaves no row and no file:', () => {
  const text = () => fileOf('hello', 'a.jpg', 'image/jpeg');
  test.each([
    ['no name', { name: '  ' }, 400, 'name'],
    ['a long name', { name: 'x'.repeat(81) }, 400, 'name'],
    ['a link that runs script', { name: 'A', cta: 'javascript:alert(1)' }, 400, 'cta'],
    ['a link to another host that looks internal', { name: 'A', cta: '//evil.example' }, 400, 'cta'],
    [
      'a link that browsers read differently',
      { name: 'A', cta: 'https://evil.example\\@good.example/' },
      400,
      'cta',
    ],
    ['a link without its slashes', { name: 'A', cta: 'https:evil.example' }, 400, 'cta'],
    ['a data link', { name: 'A', cta: 'data:text/html,x' }, 400, 'cta'],
    ['an unknown field', { name: 'A', role: 'owner' }, 400, ''],
  ])('a story with %s', async (_, fields, statusCode, path) => {
    const sent = staff().createStory({
      fields: fields as { name: string },
      files: { avatar: await photo() },
    });
    await expect(sent).rejects.toMatchObject({ statusCode, issues: [{ path }] });
    expect(await left()).toEqual(NOTHING);
  });

  test('an avatar that is a text, a video or missing', async () => {
    for (const avatar of [text(), fileOf(await clip({ type: 'mp4' }), 'a.jpg', 'image/jpeg')]) {
      await expect(staff().createStory({ fields: { name: 'A' }, files: { avatar } })).rejects.toMatchObject({
        statusCode: 415,
        issues: [{ path: 'avatar', message: 'Send a JPEG, PNG or WebP picture.' }],
      });
    }
    await expect(
      staff().createStory({ fields: { name: 'A' }, files: {} as { avatar: File } }),
    ).rejects.toMatchObject({ statusCode: 400, issues: [{ path: 'avatar', message: 'Choose a file.' }] });
    expect(await left()).toEqual(NOTHING);
  });

  test('a segment of a missing story, of another type, with two files or without one', async () => {
    const { id: storyId } = await create('Linden');
    const before = await left();
    const add = (fields: object, files: object, params = { storyId }) =>
      staff().addSegment({ params, fields: { type: 'image', ...fields }, files });
    expect(await refusedWith(add({}, { media: await photo() }, { storyId: NOBODY }))).toBe(404);
    await expect(add({}, { media: await film() })).rejects.toMatchObject({
      statusCode: 415,
      issues: [{ path: 'media', message: 'Send a JPEG, PNG or WebP picture.' }],
    });
    const { id: filmId } = await library().addMedia({ fields: {}, files: { file: await film() } });
    await expect(add({ mediaId: filmId }, {})).rejects.toMatchObject({
      statusCode: 400,
      issues: [{ path: 'type', message: 'This file is a video.' }],
    });
    await library().deleteMedia({ params: { id: filmId } });
    expect(await refusedWith(add({ type: 'video' }, { media: await photo() }))).toBe(415);
    expect(await refusedWith(add({ mediaId: NOBODY }, { media: await photo() }))).toBe(400);
    expect(await refusedWith(add({ mediaId: NOBODY }, {}))).toBe(400);
    await expect(add({}, {})).rejects.toMatchObject({
      statusCode: 400,
      issues: [{ path: 'media', message: 'Choose a file.' }],
    });
    await expect(add({}, { media: text() })).rejects.toMatchObject({ issues: [{ path: 'media' }] });
    expect(await refusedWith(add({ duration: '999' }, { media: await photo() }))).toBe(400);
    expect(await left()).toEqual(before);
  });

  test('but keeps a file that was already in the library when its segment is refused', async () => {
    const file = await photo();
    const kept = await library().addMedia({ fields: {}, files: { file } });
    expect(
      await refusedWith(
        staff().addSegment({
          params: { storyId: NOBODY },
          fields: { type: 'image' },
          files: { media: file },
        }),
      ),
    ).toBe(404);
    expect((await api.app.inject(kept.url)).statusCode).toBe(200);
  });
});

test('enforces the limit of stories for parallel requests', async () => {
  const { avatarId } = await create('First').then(() =>
    api.db.selectFrom('testimonialStories').select('avatarId').executeTakeFirstOrThrow(),
  );
  await sql`insert into testimonial_stories (id, name, avatar_id, cta, is_active, sort_order)
    select gen_random_uuid(), 'Many', ${avatarId}, '/contact', true, 1
    from generate_series(3, ${STORIES_MAX})`.execute(api.db);
  const answers = await Promise.allSettled(['A', 'B', 'C'].map((name) => create(name)));
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect((await left()).stories).toBe(STORIES_MAX);
});

test('refuses either the use or the deletion of a file if both happen in parallel', async () => {
  const { id: storyId } = await create('Linden');
  for (let round = 0; round < 5; round += 1) {
    const { id: mediaId } = await library().addMedia({ fields: {}, files: { file: await photo() } });
    const [used, deleted] = await Promise.allSettled([
      staff().addSegment({ params: { storyId }, fields: { type: 'image', mediaId }, files: {} }),
      library().deleteMedia({ params: { id: mediaId } }),
    ]);
    expect([used.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected']);
  }
});

test('parallel changes of stories and pictures all succeed', async () => {
  const stories = [await create('A'), await create('B'), await create('C')];
  const ids = stories.map(({ id }) => id);
  const rounds = Array.from({ length: 6 }, (_, round) => [
    staff().orderStories({ body: { ids: round % 2 ? ids : ids.toReversed() } }),
    ...ids.map((id) => staff().updateStory({ params: { id }, fields: { name: `N ${round}` }, files: {} })),
    library()
      .listMedia()
      .then(({ items }) =>
        Promise.all(
          items.map(({ id }) => library().changeMedia({ params: { id }, body: { alt: `A ${round}` } })),
        ),
      ),
  ]);
  const answers = await Promise.allSettled(rounds.flat());
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('a full quota refuses uploads, but not renaming a story or using library files', async () => {
  const { id } = await create('Linden');
  const { id: mediaId } = await library().addMedia({ fields: {}, files: { file: await photo() } });
  const quota = api.services.config.mediaQuota;
  Object.assign(api.services.config, { mediaQuota: 1 });
  onTestFinished(() => void Object.assign(api.services.config, { mediaQuota: quota }));
  await staff().updateStory({ params: { id }, fields: { name: 'Linden Skin' }, files: {} });
  await staff().addSegment({ params: { storyId: id }, fields: { type: 'image', mediaId }, files: {} });
  expect(await refusedWith(addPhoto(id))).toBe(507);
});

test('every visible change raises the content version and is in the audit log', async () => {
  const before = await api.lastAudit();
  let last = await version();
  async function isNewer(work: Promise<unknown>) {
    await work;
    const now = await version();
    expect(now).toBeGreaterThan(last);
    last = now;
  }
  const { id } = await create('Linden');
  await isNewer(Promise.resolve());
  await isNewer(addPhoto(id));
  const story = only(await staff().listAllStories());
  const [segment] = story.segments;
  const segmentId = segment?.id ?? '';
  await isNewer(staff().updateStory({ params: { id }, fields: { isActive: 'false' }, files: {} }));
  await isNewer(staff().orderStories({ body: { ids: [id] } }));
  await isNewer(staff().orderSegments({ params: { storyId: id }, body: { ids: [segmentId] } }));
  await isNewer(staff().changeSegment({ params: { segmentId }, body: { duration: 2000 } }));
  await isNewer(library().changeMedia({ params: { id: segment?.mediaId ?? '' }, body: { alt: 'A room' } }));
  await isNewer(staff().deleteSegment({ params: { segmentId } }));
  await isNewer(staff().deleteStory({ params: { id } }));
  expect(await refusedWith(staff().deleteStory({ params: { id } }))).toBe(404);
  expect(await version()).toBe(last);
  const entries = api.db
    .selectFrom('auditLog')
    .select('action')
    .where('id', '>', before?.id ?? '');
  expect((await entries.orderBy('id').execute()).map(({ action }) => action)).toEqual([
    'story.created',
    ...Array(5).fill('story.changed'),
    'media.changed',
    'story.changed',
    'story.deleted',
  ]);
});
