import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hrefFrom, hrefsOf, type Inline, isHref, parseInline, plainText, writeInline } from './inline.ts';

test('finds marks, also nested ones', () => {
  expect(parseInline('Read **the _new_ [terms](/terms)** and `x*y`.')).toEqual([
    'Read ',
    {
      mark: 'bold',
      children: [
        'the ',
        { mark: 'italic', children: ['new'] },
        ' ',
        { mark: 'link', href: '/terms', children: ['terms'] },
      ],
    },
    ' and ',
    { mark: 'code', children: ['x*y'] },
    '.',
  ]);
});

test.each([
  '2 * 3 [not a link] (really)',
  'A **bold that never ends',
  'Half a [link](',
  '[a](b c)',
  'snake _case',
  'a cookie named __Host-sid, and snake_case_names',
  '____',
  'one ` tick',
])('keeps text that is not a mark: %s', (text) => {
  expect(parseInline(text)).toEqual([text]);
});

test('escapes a mark by a backslash', () => {
  expect(plainText('5 \\** 3 \\[x](/y) \\_z\\_ \\\\')).toBe('5 ** 3 [x](/y) _z_ \\');
});

const word = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() === text && text !== '');
const marked: fc.Arbitrary<Inline> = fc.oneof(
  word,
  word.map((text): Inline => ({ mark: 'bold', children: [text] })),
  word.map(
    (text): Inline => ({ mark: 'link', href: '/a-(b)', children: [{ mark: 'italic', children: [text] }] }),
  ),
  word.map((text): Inline => ({ mark: 'bold', children: [{ mark: 'italic', children: [text] }] })),
);

test('reads back written text', () => {
  fc.assert(
    fc.property(fc.array(marked, { maxLength: 6 }), (parts) => {
      const written = writeInline(parts.flatMap((part) => [part, ' ']));
      expect(writeInline(parseInline(written))).toBe(written);
      expect(plainText(written)).toBe(parts.map((part) => `${plainText(writeInline([part]))} `).join(''));
    }),
  );
});

test('does not write italics within a word', () => {
  const parts: Inline[] = ['un', { mark: 'italic', children: ['believ'] }, 'able'];
  expect(writeInline(parts)).toBe('unbelievable');
});

test('looks only at the first character after a mark', () => {
  let looks = 0;
  const link = (word: string): Inline => ({
    mark: 'link',
    href: '/a',
    get children() {
      looks += 1;
      return [word];
    },
  });
  const words = Array.from({ length: 500 }, (_, n) => `${n}`);
  expect(writeInline(words.map(link))).toBe(words.map((word) => `[${word}](/a)`).join(''));
  expect(looks).toBeLessThan(3 * words.length);
  const italic: Inline = { mark: 'italic', children: ['believ'] };
  expect(writeInline([italic, link(''), link('able')])).toBe('believ[able](/a)');
});

test('reads any text quickly without losing a character', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('**', '_', '[', '](', ')', '`', '\\', 'a', ' ')), (parts) => {
      const text = parts.join('');
      const letters = (all: string) => all.replaceAll(/[^a]/g, '');
      expect(letters(plainText(text)) + letters(hrefsOf(text).join(''))).toHaveLength(letters(text).length);
    }),
  );
  expect(parseInline('[**_'.repeat(100_000)).length).toBeGreaterThan(0);
});

describe('links', () => {
  test.each(['/', '/pricing?x=1#y', '#part', 'https://a.example/b', 'mailto:a@b.example', 'tel:+442012345'])(
    'accepts %s as a link',
    (href) => expect(isHref(href)).toBe(true),
  );
  test.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'blob:x',
    'https://',
    '#',
    '',
    'pricing',
    'https://www.youtube.com@evil.example/watch?v=abc',
    'https://user:pass@evil.example/',
    'https://:pass@evil.example/',
    'https:evil.example',
  ])('rejects %s', (href) => expect(isHref(href)).toBe(false));
  test.each([
    ['example.com/x', 'https://example.com/x'],
    [' www.example.com:8080?a=b ', 'https://www.example.com:8080?a=b'],
    ['münchen.example', 'https://münchen.example'],
    ['ada@clinic.example', 'mailto:ada@clinic.example'],
    ['/pricing', '/pricing'],
    ['#part', '#part'],
    ['http://a.example', 'http://a.example'],
    ['tel:+442012345', 'tel:+442012345'],
  ])('completes a typed %s', (typed, href) => expect(hrefFrom(typed)).toBe(href));
  test.each([
    '',
    'pricing',
    '1.5',
    'two words.example',
    'javascript:alert(1.example)',
    'java.script:alert(1)',
    'data:text/html,x.example',
    '//evil.example',
    'youtube.com@evil.example/x',
    'mailto:',
    'a.example\\@evil.example',
  ])('does not complete %s', (typed) => expect(hrefFrom(typed)).toBeUndefined());
});
