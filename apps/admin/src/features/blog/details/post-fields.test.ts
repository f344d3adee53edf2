import { media } from '@upcurve/testing/factories';
import { post } from '@upcurve/testing/post-factories';
import { describe, expect, test } from 'vitest';
import { changeOf, fieldErrors, fieldsOf, mergeForms } from './post-fields.ts';

const base = fieldsOf(
  post({ title: 'One', slug: 'one', excerpt: 'A', seo: { title: 'S', description: 'D' } }),
);

describe('changeOf', () => {
  test('returns only the changed fields', () => {
    expect(changeOf(base, base)).toEqual({});
    expect(changeOf(base, { ...base, title: 'One ' })).toEqual({});
    const cover = media();
    expect(changeOf(base, { ...base, title: 'Two', cover, seoTitle: 'T' })).toEqual({
      title: 'Two',
      featuredImage: cover.id,
      seo: { title: 'T', description: 'D' },
    });
    expect(changeOf({ ...base, cover, categoryId: cover.id }, base)).toEqual({
      featuredImage: null,
      categoryId: null,
    });
  });
});

test('returns errors by field, in the order of the form', () => {
  expect(fieldErrors(base)).toEqual({});
  expect(
    Object.entries(fieldErrors({ ...base, seoTitle: 'x'.repeat(121), slug: 'a', title: 'x'.repeat(201) })),
  ).toEqual([
    ['title', 'At most 200 characters.'],
    ['slug', 'Slug must be at least 2 characters'],
    ['seoTitle', 'At most 120 characters.'],
  ]);
});

describe('merging two members’ changes of a post', () => {
  const mine = { ...base, title: 'Mine', excerpt: 'Mine', slug: 'same' };
  const theirs = { ...base, title: 'Theirs', seoTitle: 'Theirs', slug: 'same' };

  test('reports only fields that both changed to different values as conflicts', () => {
    expect(mergeForms({ base, mine, theirs }).both).toEqual(['title']);
    expect(mergeForms({ base, mine, theirs: base }).both).toEqual([]);
    expect(mergeForms({ base, mine: base, theirs }).both).toEqual([]);
  });

  test('keeps both members’ changes to other fields', () => {
    const made = { ...theirs, excerpt: 'Mine' };
    expect(mergeForms({ base, mine, theirs }).merged).toEqual({ ...made, title: 'Mine' });
    expect(mergeForms({ base, mine, theirs }, { title: 'theirs' }).merged).toEqual(made);
  });
});
