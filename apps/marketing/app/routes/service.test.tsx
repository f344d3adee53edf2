import { expect, test } from 'vitest';
import { loader } from './service.tsx';

const load = (slug: string) => loader({ params: { slug } } as Parameters<typeof loader>[0]);

test('loads a service by its address', () => {
  expect(load('seo')).toMatchObject({
    id: 'seo',
    benefits: [{ term: 'Top of your own map' }, {}, {}],
    facts: [{}, {}, {}],
  });
});
