import { VERSION } from '@upcurve/post-blocks/content';
import { readContent } from '@upcurve/post-blocks/read-content';
import { written } from '@upcurve/post-blocks/write';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { templates } from '../../content/content-builder.ts';
import { check, findWord } from './checks.ts';
import { readPost } from './read-post.ts';

const kinds = (text: string) => check(text, readPost(text)).map(({ kind }) => kind);

describe('the typed text', () => {
  test('is split by its markup, and each part knows its position', () => {
    const text =
      '# Title\nRight below.\n\n- one\n- two\n\n> Said.\nPriya\n\n? Why?\nBecause.\n\n-> Book | https://a.example';
    const parts = readPost(text);
    expect(parts.map(({ draft }) => draft.type)).toEqual([
      'heading',
      'richText',
      'richText',
      'quote',
      'faq',
      'callToAction',
    ]);
    expect(text.slice(parts[1]?.from, parts[1]?.to)).toBe('Right below.');
    expect(parts[3]?.draft).toMatchObject({ text: 'Said.', name: 'Priya' });
    expect(parts[5]?.draft).toMatchObject({ label: 'Book', href: 'https://a.example' });
  });

  test('always produces valid post content', () => {
    const mark = fc.constantFrom(
      '# ',
      '- ',
      '> ',
      '? ',
      '-> ',
      '',
      '**',
      '[x](javascript:1)',
      '\n',
      '\n\n',
      '|',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(mark, fc.string({ maxLength: 400 }))), (typed) => {
        const drafts = readPost(typed.join('')).map(({ draft }) => draft);
        expect(written(drafts).length).toBeLessThanOrEqual(drafts.length);
      }),
    );
  });

  test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'nowhere', ''])(
    'drops the invalid address %j of a next step and reports it',
    (address) => {
      const text = `# A\n\n-> Book | ${address}`;
      expect(readPost(text)[1]?.draft).toMatchObject({ href: '' });
      expect(kinds(text)).toEqual(['noAddress']);
    },
  );
});

describe('checks', () => {
  test('the templates pass without a serious finding, each with one call to action', () => {
    for (const { text } of templates) {
      expect(kinds(text).filter((kind) => kind !== 'quote')).toEqual([]);
      const blocks = written(readPost(text).map(({ draft }) => draft));
      expect(readContent({ version: VERSION, blocks }).blocks).toEqual(blocks);
    }
  });

  test.each([
    'Botox',
    'BOTOX®',
    '#botox',
    'bo\u200btox',
    'Bótox',
    '**Bo**tox',
    'baby-botox.',
    'botulinum toxin',
    'Ozempic',
  ])('a prescription-only medicine is found in %j', (named) =>
    expect(kinds(`Ask about ${named} today`)[0]).toBe('prescription'),
  );

  test.each(['anti-wrinkle injections', 'Anti wrinkle  injections', '#antiwrinkleinjections', 'skinny jabs'])(
    'finds a hint at a prescription-only medicine in %j',
    (named) => expect(kinds(named)).toContain('hint'),
  );

  test.each(['robotoxic', 'consultation for lines and wrinkles', 'dermal filler'])(
    'finds no prescription-only medicine in %j',
    (words) => {
      expect(kinds(words)).not.toContain('prescription');
      expect(kinds(words)).not.toContain('hint');
    },
  );

  test('takes special characters in a search word literally', () => {
    expect(findWord('a+b', ['a+b'])).toBe('a+b');
    expect(findWord('aab', ['a+b'])).toBeUndefined();
  });

  test('reports a post with no call to action or several, but not an empty post', () => {
    expect(kinds('# Hello')).toEqual(['noAction']);
    expect(kinds('# Hello\n\n-> A | https://a.example\n-> B | https://b.example')).toEqual(['manyActions']);
    expect(kinds(' \n ')).toEqual([]);
  });

  test('reports headings and texts that are too long', () => {
    expect(kinds(`# ${'x'.repeat(61)}\n\n${'word '.repeat(81)}`)).toEqual(
      expect.arrayContaining(['longHeading', 'longText']),
    );
  });
});
