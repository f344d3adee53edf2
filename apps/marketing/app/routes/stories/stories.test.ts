import { type CountedMonth, countedMonth } from '@upcurve/contracts/settings/counted-month';
import { type Story, testimonials } from '@upcurve/contracts/testimonials/testimonials';
import { segment, story } from '@upcurve/testing/factories';
import { handle, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test, vi } from 'vitest';
import { monthInFigures } from '../../content/home/own-month.server.ts';
import { ownHeaders } from '../../route-policy.ts';

const server = mockNetwork();
const [linden, harbour, quay] = [
  story({ name: 'Linden' }),
  story({ name: 'Harbour' }),
  story({ name: 'Quay' }),
];
const publish = (stories: Story[]) => server.use(handle(testimonials.listStories, () => stories));

const month: CountedMonth = {
  from: '2026-10-27',
  to: '2026-11-25',
  leads: 20,
  checks: 12,
  firstCallMinutes: 4,
  leftNumber: 8,
  calledPromptly: 7,
  waived: null,
};
beforeEach(() => server.use(handle(countedMonth.getCountedMonth, () => ({ month }))));

// Resets modules, because one of them caches the last response.
beforeEach(() => void vi.resetModules());

async function load(id: string) {
  const { loader } = await import('./story.tsx');
  return (await loader({ params: { id } } as Parameters<typeof loader>[0])).data;
}

const lifetimeOf = (headers: HeadersInit | undefined) => new Headers(headers).get('cache-control');

test('the row of stories contains only the shown facts of each story', async () => {
  publish([linden, harbour]);
  const { loader } = await import('../home.tsx');
  const fresh = await loader();
  expect(fresh.data).toMatchObject({
    stories: [linden, harbour].map(({ id, name, segments }) => ({
      id,
      name,
      still: { src: segments[0]?.url, sources: [], srcSet: '/media/room.jpg 1600w' },
    })),
    month: monthInFigures(month),
  });
  expect(lifetimeOf(fresh.init?.headers)).toBeNull();

  server.use(unreachable(testimonials.listStories), unreachable(countedMonth.getCountedMonth));
  const kept = await loader();
  expect(kept.data).toEqual(fresh.data);
  expect(lifetimeOf(kept.init?.headers)).toBe('public, max-age=0, s-maxage=5');
});

test('pages with a row of stories show none before the API’s first answer', async () => {
  server.use(unreachable(testimonials.listStories), unreachable(countedMonth.getCountedMonth));
  const home = await (await import('../home.tsx')).loader();
  expect(home.data).toMatchObject({ stories: [], month: null });
  expect((await (await import('./stories-test.tsx')).loader()).data).toEqual({ stories: [] });
});

test.each<[string, Partial<Story>, string]>([
  [
    'a clip',
    { segments: [segment({ type: 'video', posterUrl: '/media/poster.webp' })] },
    '/media/poster.webp',
  ],
  [
    'a clip without a poster',
    { segments: [segment({ type: 'video' })], avatar: '/media/a.jpg' },
    '/media/a.jpg',
  ],
  [
    'a clip and a picture',
    { segments: [segment({ type: 'video', posterUrl: '/p.webp' }), segment({ url: '/media/moment.webp' })] },
    '/media/moment.webp',
  ],
])('a story of %s has a still', async (_, part, src) => {
  publish([story(part)]);
  const { data } = await (await import('./stories-test.tsx')).loader();
  expect(data.stories[0]?.still.src).toBe(src);
});

test('loads a story with the previous and the next story', async () => {
  publish([linden, harbour, quay]);
  expect(await load(harbour.id)).toEqual({
    story: harbour,
    before: { id: linden.id, name: 'Linden' },
    after: { id: quay.id, name: 'Quay' },
  });
  expect(await load(linden.id)).toMatchObject({ before: undefined });
  expect(await load(quay.id)).toMatchObject({ after: undefined });
});

test('answers 404 for an unpublished story and 503 before the API’s first answer, both not cached', async () => {
  publish([linden]);
  const gone = { status: 404, headers: { 'cache-control': 'no-cache' } };
  await expect(load(harbour.id)).rejects.toMatchObject({ init: gone });
  vi.resetModules();
  server.use(unreachable(testimonials.listStories));
  const away = { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } };
  await expect(load(linden.id)).rejects.toMatchObject({ init: away });
});

test('a loader’s headers override those of all pages', () => {
  const parentHeaders = new Headers({ 'cache-control': 'public, s-maxage=60', vary: 'x' });
  const loaderHeaders = new Headers({ 'cache-control': 'no-cache' });
  const args = { parentHeaders, loaderHeaders, actionHeaders: new Headers(), errorHeaders: undefined };
  expect(ownHeaders(args)).toEqual({ 'cache-control': 'no-cache', vary: 'x' });
});

test('the viewer gets all stories while the API is down, but a 503 before the API’s first answer', async () => {
  const { loader } = await import('./story-list.ts');
  server.use(unreachable(testimonials.listStories));
  const none = await loader();
  expect([none.status, none.headers.get('cache-control')]).toEqual([503, 'no-store']);
  const whole = story({
    name: 'Linden',
    segments: [segment(), segment({ type: 'video', captionsUrl: '/media/c.vtt' })],
  });
  publish([whole]);
  expect(await (await loader()).json()).toEqual([whole]);
  server.use(unreachable(testimonials.listStories));
  const kept = await loader();
  expect(await kept.json()).toEqual([whole]);
  expect(kept.headers.get('cache-control')).toContain('s-maxage=5');
});
