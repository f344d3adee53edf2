import type { Node } from '@tiptap/pm/model';
import { EditorState, type Transaction } from '@tiptap/pm/state';
import { canJoin, canSplit } from '@tiptap/pm/transform';
import { TABLE_ROWS_MAX } from '@upcurve/post-blocks/limits';
import type { Block } from '@upcurve/post-blocks/schema';
import { text } from '@upcurve/post-blocks/testing/blocks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBlocks } from '../test-support/arbitrary-blocks.ts';
import { blockIds, eachBlock } from './block-ids.ts';
import { documentConverter, isFiller, isTextNode } from './convert.ts';
import { schema } from './schema.ts';

const { toBlocks, toDocument } = documentConverter(schema);
const stateOf = (blocks: readonly Block[]) =>
  EditorState.create({ doc: toDocument(blocks), plugins: [blockIds()] });

/** Returns the ids of all blocks. Lines of one text block count once. */
function idsOf(doc: Node): string[] {
  const ids: string[] = [];
  const last = new Map<Node, Node>();
  eachBlock(doc, (node, _, parent) => {
    const before = last.get(parent);
    last.set(parent, node);
    const isSameText = before && isTextNode(before) && isTextNode(node) && before.attrs.id === node.attrs.id;
    if (!isFiller(node) && !isSameText) ids.push(node.attrs.id);
  });
  return ids;
}

function nodesOf(doc: Node): Set<Node> {
  const nodes = new Set<Node>();
  eachBlock(doc, (node) => nodes.add(node));
  return nodes;
}

const paragraph = (text: string, id = '') =>
  schema.node('paragraph', { id }, text === '' ? [] : [schema.text(text)]);
test('gives a new block an id, and a new line after a text its block', () => {
  const state = stateOf([text('t', 'One'), { id: 'd', type: 'divider' }]);
  const end = state.doc.child(0).nodeSize;
  const { doc } = state.apply(state.tr.insert(end, paragraph('Two')).insert(0, paragraph('Zero')));
  const [zero, ...rest] = toBlocks(doc);
  expect(rest).toMatchObject([{ id: 't', nodes: [{ text: 'One' }, { text: 'Two' }] }, { id: 'd' }]);
  expect(zero?.id).toMatch(/^\w{10}$/);
});

test('gives the second half of a divided text an id of its own', () => {
  const state = stateOf([text('t', 'One', 'Two')]);
  const { doc } = state.apply(state.tr.insert(state.doc.child(0).nodeSize, schema.node('divider')));
  expect(toBlocks(doc).map(({ type }) => type)).toEqual(['richText', 'divider', 'richText']);
  expect(new Set(idsOf(doc)).size).toBe(3);
  expect(idsOf(doc)[0]).toBe('t');
});

test('leaves an empty line without an id until it is written', () => {
  const state = stateOf([{ id: 'd', type: 'divider' }]);
  const typed = state.apply(state.tr.insert(1, paragraph('')));
  expect(toBlocks(typed.doc)).toHaveLength(1);
  expect(toBlocks(typed.apply(typed.tr.insertText('x', 2)).doc)).toMatchObject([
    { id: 'd' },
    { nodes: [{ text: 'x' }] },
  ]);
});

test('ends a text block at its limit of lines', () => {
  const lines = Array.from({ length: TABLE_ROWS_MAX + 5 }, () => paragraph('Line'));
  const state = stateOf([text('t', 'One')]);
  const { doc } = state.apply(state.tr.insert(state.doc.content.size, lines));
  expect(toBlocks(doc).map((block) => block.type === 'richText' && block.nodes.length)).toEqual([
    TABLE_ROWS_MAX,
    6,
  ]);
});

/** Edits that keys, drags and pastes make. A place is a block node or, inside it, a position in text. */
const edits: ((tr: Transaction, at: number, from: number, node: Node) => unknown)[] = [
  (tr, at) => tr.doc.resolve(at).parent.isTextblock && tr.insertText('Z', at),
  (tr, at) => tr.doc.resolve(at).parent.inlineContent && canSplit(tr.doc, at) && tr.split(at),
  (tr, _, from, node) => tr.doc.resolve(from).parent.childCount > 1 && tr.delete(from, from + node.nodeSize),
  (tr, _, from, node) => tr.insert(from + node.nodeSize, node),
  (tr, _, from) => tr.insert(from, paragraph('New')),
  (tr, _, from) => tr.insert(from, paragraph('')),
  (tr, _, from) => tr.insert(from, schema.node('divider')),
  (tr, _, from, node) =>
    tr.doc.resolve(from).nodeBefore?.type === node.type &&
    !node.isLeaf &&
    canJoin(tr.doc, from) &&
    tr.join(from),
];

test('keeps ids unique and those of untouched blocks the same', () => {
  const edit = fc.record({ edit: fc.constantFrom(...edits), block: fc.nat(), offset: fc.nat() });
  fc.assert(
    fc.property(arbitraryBlocks, fc.array(edit, { maxLength: 6 }), (blocks, steps) => {
      let state = stateOf(blocks);
      for (const step of steps) {
        const places: [Node, number][] = [];
        eachBlock(state.doc, (node, position) => places.push([node, position]));
        const [node, from] = places[step.block % places.length] as [Node, number];
        const { tr } = state;
        step.edit(tr, from + 1 + (step.offset % node.nodeSize), from, node);
        if (!tr.docChanged) continue;
        const untouched = [...nodesOf(state.doc)].filter((node) => nodesOf(tr.doc).has(node));
        state = state.apply(tr);
        state.doc.check();
        const ids = idsOf(state.doc);
        expect(ids).not.toContain('');
        expect(new Set(ids).size).toBe(ids.length);
        for (const node of untouched) if (!isFiller(node)) expect(ids).toContain(node.attrs.id);
      }
    }),
  );
});
