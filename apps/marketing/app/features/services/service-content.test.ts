import { services } from '@upcurve/site-content/services';
import { expect, test } from 'vitest';
import { serviceContent, servicePages } from './service-content.server.ts';

const pages = Object.entries(servicePages);

test('finds every service by its address', () => {
  const found = Object.values(services).map(({ slug }) => serviceContent(slug)?.id);
  expect(found).toEqual(Object.keys(services));
});

test.each(['nothing', '', 'website', 'toString'])('finds no service at /services/%s', (slug) => {
  expect(serviceContent(slug)).toBeUndefined();
});

test('titles and descriptions for search engines are unique', () => {
  const metas = pages.flatMap(([, { metaTitle, metaDescription }]) => [metaTitle, metaDescription]);
  expect(new Set(metas).size).toBe(metas.length);
});

test.each(pages)('%s has three benefits, questions, and a link to its next step', (_, page) => {
  expect(page.benefits).toHaveLength(3);
  expect(page.questions.length).toBeGreaterThan(1);
  expect(page.next.label).not.toBe('');
});

/** Evaluates sums like `80 × 50%` from left to right, with the usual precedence and one level of brackets. */
function work(sum: string): number {
  const plain = sum.replaceAll(/\(([^)]*)\)/g, (_, inner: string) => String(work(inner)));
  const [first = '', ...rest] = plain.replaceAll(/[^\d.%×÷+−-]/g, '').split(/(?=[+−])/);
  const product = (text: string) =>
    (text.match(/[×÷]?[\d.]+%?/g) ?? []).reduce((value, part) => {
      const number = Number.parseFloat(part.replace(/[×÷]/, '')) / (part.endsWith('%') ? 100 : 1);
      if (part.startsWith('÷')) return value / number;
      return part.startsWith('×') ? value * number : number;
    }, 0);
  return rest.reduce(
    (total, part) => total + (part.startsWith('−') ? -1 : 1) * product(part.slice(1)),
    product(first),
  );
}

test.each(pages.flatMap(([id, { example }]) => example.lines.map((line) => [id, line] as const)))(
  'the worked example of %s adds up: $label',
  (_, { working, result }) => {
    expect(work(working)).toBeCloseTo(Number(result.replaceAll(/[£,]/g, '')), 2);
  },
);
