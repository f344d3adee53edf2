import { expect, test } from 'vitest';
import { loader } from './service.tsx';

const load = (slug: string) => loader({ params: { slug } } as Parameters<typeof loader>[0]);

test('an address gives its page', () => {
  expect(load('seo')).toMatchObject({ id: 'seo', amounts: { plans: ['Ground', 'Rise', 'Crest'] } });
});

test('an unknown service is a 404', () => {
  expect(() => load('astrology')).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
