import { describe, expect, test } from 'vitest';
import { templates } from '../../content/content-builder.ts';
import type { BlockContent } from '../../content/post-shape.ts';
import { linkTo } from './address.ts';
import { check, findWord } from './checks.ts';
import { asHtml, asText } from './export-post.ts';
import { type Action, begin, type History, MAX_BLOCKS, MAX_FIELD, reduce } from './history.ts';
import type { Post } from './post.ts';

const template = templates[0];
const start = () => begin(template);
const after = (...actions: Action[]) => actions.reduce<History>(reduce, start());
const ids = ({ present }: History) => present.blocks.map(({ id }) => id);
const post = (format: Post['format'], ...blocks: BlockContent[]): Post => ({
  format,
  blocks: blocks.map((block, index) => ({ ...block, id: index + 1 })),
});
const kinds = (checked: Post) => check(checked).map(({ kind }) => kind);
const text = (value: string): BlockContent => ({ type: 'text', values: { text: value } });

describe('history', () => {
  const changes: Action[] = [
    { type: 'add', block: 'text', after: 1 },
    { type: 'edit', id: 1, field: 'text', value: 'Other words', at: 0 },
    { type: 'move', id: 2, by: 1 },
    { type: 'duplicate', id: 3 },
    { type: 'remove', id: 1 },
    { type: 'load', template: templates[1]! },
  ];

  test.each(changes.map((change) => [change.type, change] as const))(
    '%s is undone and redone',
    (_type, change) => {
      const changed = after(change);
      expect(changed.present).not.toEqual(start().present);
      const undone = reduce(changed, { type: 'undo' });
      expect(undone.present).toEqual(start().present);
      expect(reduce(undone, { type: 'redo' }).present).toEqual(changed.present);
    },
  );

  test('all of them in a row lead back to the beginning and forth again', () => {
    const changed = after(...changes);
    const undone = changes.reduce<History>((now) => reduce(now, { type: 'undo' }), changed);
    expect(undone.present).toEqual(start().present);
    const redone = changes.reduce<History>((now) => reduce(now, { type: 'redo' }), undone);
    expect(redone.present).toEqual(changed.present);
  });

  test('a new change ends what could be redone', () => {
    const changed = after({ type: 'remove', id: 1 }, { type: 'undo' }, { type: 'remove', id: 2 });
    expect(reduce(changed, { type: 'redo' })).toBe(changed);
  });

  test('with nothing to undo or redo, all stays', () => {
    const now = start();
    expect(reduce(now, { type: 'undo' })).toBe(now);
    expect(reduce(now, { type: 'redo' })).toBe(now);
  });

  test('typing on in a field is one step; a pause or another field begins the next', () => {
    const typed = after(
      { type: 'edit', id: 1, field: 'text', value: 'A', at: 0 },
      { type: 'edit', id: 1, field: 'text', value: 'Ab', at: 900 },
      { type: 'edit', id: 1, field: 'text', value: 'Abc', at: 9_000 },
      { type: 'edit', id: 2, field: 'text', value: 'D', at: 9_100 },
    );
    expect(typed.past).toHaveLength(3);
    const undone = reduce(reduce(typed, { type: 'undo' }), { type: 'undo' });
    expect(undone.present.blocks[0]).toMatchObject({ values: { text: 'Ab' } });
  });

  test('the first cannot move up, the last not down, and a missing one not at all', () => {
    const now = start();
    expect(reduce(now, { type: 'move', id: 1, by: -1 })).toBe(now);
    expect(reduce(now, { type: 'move', id: template.blocks.length, by: 1 })).toBe(now);
    expect(reduce(now, { type: 'move', id: 99, by: 1 })).toBe(now);
    expect(ids(reduce(now, { type: 'move', id: 1, by: 1 })).slice(0, 2)).toEqual([2, 1]);
  });

  test('what is added goes below the named block, else to the end, under an id of its own', () => {
    expect(ids(after({ type: 'add', block: 'text', after: 2 }))).toEqual([1, 2, 7, 3, 4, 5, 6]);
    expect(ids(after({ type: 'add', block: 'text', after: null }))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const reused = after({ type: 'duplicate', id: 1 }, { type: 'undo' }, { type: 'duplicate', id: 1 });
    expect(new Set(ids(reused)).size).toBe(7);
  });

  test('blocks and their texts have an end', () => {
    let now = start();
    for (let i = 0; i < 100; i += 1) now = reduce(now, { type: 'duplicate', id: 1 });
    expect(now.present.blocks).toHaveLength(MAX_BLOCKS);
    const long = reduce(start(), { type: 'edit', id: 1, field: 'text', value: 'x'.repeat(9_999), at: 0 });
    expect(asText(long.present).split('\n')[0]).toHaveLength(MAX_FIELD);
  });

  test('a field that the block does not have is not written', () => {
    const now = start();
    expect(reduce(now, { type: 'edit', id: 1, field: 'price', value: '£1', at: 0 })).toBe(now);
  });
});

describe('export', () => {
  const nasty = '<img src=x onerror="alert(1)"> & \'</title><script>alert(2)</script>';

  test('nothing that is typed becomes markup', () => {
    const html = asHtml(
      post(
        'page',
        { type: 'heading', values: { text: nasty } },
        text(nasty),
        { type: 'quote', values: { before: nasty, after: nasty, name: nasty } },
        { type: 'offer', values: { treatment: nasty, price: nasty, detail: nasty } },
        { type: 'question', values: { question: nasty, answer: nasty } },
        { type: 'action', values: { label: nasty, address: 'https://a.example/"onclick="alert(3)' } },
      ),
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelectorAll('script, img, [onerror], [onclick]')).toHaveLength(0);
    expect(page.querySelector('h1')?.textContent).toBe(nasty);
    expect(page.title).toBe(nasty);
    expect([...page.querySelectorAll('article > *')].length).toBeGreaterThan(5);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'java\nscript:x',
    'nowhere',
    '',
  ])('an address like %j is no link', (address) => {
    expect(linkTo(address)).toBe('');
    const html = asHtml(post('page', { type: 'action', values: { label: 'Book', address } }));
    expect(html).not.toContain('<a ');
    expect(html).toContain('<p>Book</p>');
  });

  test.each([
    ['clinic.example/book', 'https://clinic.example/book'],
    ['tel:+442079460182', 'tel:+442079460182'],
    ['mailto:a@clinic.example', 'mailto:a@clinic.example'],
  ])('%s leads to %s', (typed, href) => expect(linkTo(typed)).toBe(href));

  test('as text, empty blocks are left out and paragraphs stay', () => {
    expect(asText(post('page', text('One\n\nTwo'), text('  '), text('Three')))).toBe('One\n\nTwo\n\nThree');
  });
});

describe('checks', () => {
  test('the templates pass without a serious finding, each with one call to action', () => {
    for (const { format, blocks } of templates) {
      const found = kinds(post(format, ...blocks));
      expect(found.filter((kind) => kind !== 'quote')).toEqual([]);
    }
  });

  test.each([
    'Botox',
    'BOTOX®',
    '#botox',
    'bo\u200btox',
    'Bótox',
    'baby-botox.',
    'botulinum toxin',
    'Ozempic',
  ])('a prescription-only medicine is found in %j', (named) =>
    expect(kinds(post('page', text(`Ask about ${named} today`)))).toContain('prescription'),
  );

  test.each(['anti-wrinkle injections', 'Anti wrinkle  injections', '#antiwrinkleinjections', 'skinny jabs'])(
    'one that is hinted at is found in %j',
    (named) => expect(kinds(post('page', text(named)))).toContain('hint'),
  );

  test.each(['robotoxic', 'consultation for lines and wrinkles', 'dermal filler'])(
    '%j names none',
    (words) => {
      expect(kinds(post('page', text(words)))).not.toContain('prescription');
      expect(kinds(post('page', text(words)))).not.toContain('hint');
    },
  );

  test('signs in a word to search for stand for themselves', () => {
    expect(findWord('a+b', ['a+b'])).toBe('a+b');
    expect(findWord('aab', ['a+b'])).toBeUndefined();
  });

  test('serious findings come first', () => {
    expect(kinds(post('page', text(''), text('Botox, last chance')))[0]).toBe('prescription');
  });

  test('a post without a next step, or with several, is told so', () => {
    const action: BlockContent = { type: 'action', values: { label: 'Book', address: 'a.example' } };
    expect(kinds(post('social', text('Hello')))).toEqual(['noAction']);
    expect(kinds(post('social', action, action))).toEqual(['manyActions']);
  });

  test('lengths are watched', () => {
    const heading: BlockContent = { type: 'heading', values: { text: 'x'.repeat(61) } };
    const found = kinds(post('page', heading, text('word '.repeat(81))));
    expect(found).toEqual(expect.arrayContaining(['longHeading', 'longText']));
    expect(kinds(post('social', text('x'.repeat(2_201))))).toEqual(
      expect.arrayContaining(['tooLong', 'fold']),
    );
  });
});
