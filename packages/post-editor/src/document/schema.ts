import { getSchema, Mark, Node, type NodeConfig } from '@tiptap/core';
import Bold from '@tiptap/extension-bold';
import Code from '@tiptap/extension-code';
import Italic from '@tiptap/extension-italic';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import type { Field } from '@upcurve/post-blocks/fields/field';
import { isHref } from '@upcurve/post-blocks/inline';
import sheet from '@upcurve/post-blocks/render/layout/Sheet.module.css';
import richText from '@upcurve/post-blocks/render/text/RichText.module.css';
import type { BlockType } from '@upcurve/post-blocks/schema';
import { SHAPES } from './block-shapes.ts';
import { describePart } from './parts.ts';
import { type Part, type Shape, type Values, writtenFields } from './shape-parts.ts';

/*
 * The schema of the document. Text blocks have no node of their own: their paragraphs and lists are blocks of the
 * document, and neighbours with the same `id` belong to one text block. Every other block is one node with the texts of
 * its shape inside. There are no rules for HTML, because pasted HTML is converted to blocks first.
 */

const hidden = <T>(value: T) => ({ default: value, rendered: false });
const NO_VALUES: Values = {};
const attributes = { id: hidden(''), values: hidden(NO_VALUES) };
/** Blocks outside of columns, and blocks in columns of the outer and of the inner level. */
export const LEVELS = ['(leaf | columns)+', '(leaf | columnsInside)+', 'leaf+'] as const;

/** Adds attributes to the outermost element of a DOM description. */
const withAttributes = (spec: readonly unknown[], added: Record<string, string>): never => {
  const [tag, second, ...rest] = spec;
  const isAttributes = typeof second === 'object' && second !== null && !Array.isArray(second);
  return [
    tag,
    { ...(isAttributes ? second : {}), ...added },
    ...(isAttributes ? rest : [second, ...rest]),
  ] as never;
};
const asBlock = (spec: unknown, id: string) => withAttributes(spec as never, { 'data-block': id });

const node = (name: string, config: Partial<NodeConfig>) => Node.create({ name, ...config });

const base = [
  node('doc', { topNode: true, content: LEVELS[0] }),
  node('text', { group: 'inline' }),
  node('paragraph', {
    group: 'leaf',
    content: 'inline*',
    priority: 1000,
    addAttributes: () => ({ id: hidden('') }),
    renderHTML: ({ node: { attrs } }) => asBlock(['div', { class: richText.text }, ['p', 0]], attrs.id),
  }),
  node('list', {
    group: 'leaf',
    content: 'item+',
    addAttributes: () => ({ id: hidden(''), isOrdered: hidden(false) }),
    renderHTML: ({ node: { attrs } }) =>
      asBlock(['div', { class: richText.text }, [attrs.isOrdered ? 'ol' : 'ul', 0]], attrs.id),
  }),
  // Has one list at most. Two meet for a moment when ProseMirror moves an item out of a list.
  node('item', { content: 'paragraph list*', defining: true, renderHTML: () => ['li', 0] }),
  node('break', {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseHTML: () => [{ tag: 'br' }],
    renderHTML: () => ['br'],
  }),
];

const columns = (['', 'Inside'] as const).flatMap((suffix, depth) => [
  node(`columns${suffix}`, {
    content: `column${suffix}{2,3}`,
    isolating: true,
    defining: true,
    addAttributes: () => ({ id: hidden(''), values: hidden({ count: 2 } as Values) }),
    renderHTML: ({ node: { attrs } }) =>
      asBlock(['div', { class: sheet.columns, 'data-count': String(attrs.values.count) }, 0], attrs.id),
  }),
  node(`column${suffix}`, {
    content: LEVELS[depth === 0 ? 1 : 2],
    isolating: true,
    defining: true,
    renderHTML: () => ['div', { class: sheet.column, 'data-column': '' }, 0],
  }),
]);

export const partName = (parent: string, part: Part) =>
  `${parent}_${part.kind === 'box' || part.kind === 'view' ? part.name : part.field}`;

const partNames = (parent: string, parts: readonly Part[]) =>
  parts.map((part) => partName(parent, part)).join(' ');

/** Makes the node of a part, or of an item, row or cell of it. */
const partNode = (
  name: string,
  content: string,
  dom: (values: Values) => unknown,
  more: Partial<NodeConfig> = {},
) =>
  node(name, {
    content,
    isolating: true,
    renderHTML: ({ node: { attrs } }) => dom(attrs.values ?? NO_VALUES) as never,
    ...more,
  });

/** Makes the nodes of parts. `fields` are those of the block, which say how a new item is made. */
function nodesOfParts(parent: string, parts: readonly Part[], fields: readonly Field[] = []): Node[] {
  return parts.flatMap((part) => {
    const name = partName(parent, part);
    const [item, row, cell] = [`${name}_item`, `${name}_row`, `${name}_cell`];
    const hinted = (hint: string, dom: (values: Values) => unknown) => (values: Values) =>
      withAttributes(dom(values) as never, { 'data-hint': hint });
    const addAttributes = () => ({ values: hidden(NO_VALUES) });
    switch (part.kind) {
      case 'line':
        describePart(name, 'line');
        return partNode(name, 'text*', hinted(part.hint, part.dom), {
          marks: part.hasMarks ? '_' : '',
          defining: true,
        });
      case 'text':
        describePart(name, 'text');
        return partNode(name, 'paragraph+', hinted(part.hint, part.dom), { defining: true });
      case 'box':
        describePart(name, 'box');
        return [partNode(name, partNames(name, part.parts), part.dom), ...nodesOfParts(name, part.parts)];
      case 'items': {
        const field = fields.find((each) => each.name === part.field);
        const written = writtenFields(part.parts);
        const made = Object.entries(field?.kind === 'items' ? field.empty : {});
        const values = Object.fromEntries(made.filter(([each]) => !written.includes(each)));
        describePart(name, 'items');
        describePart(item, 'item', { one: part.one, values });
        return [
          partNode(name, `${item}*`, part.dom),
          partNode(item, partNames(item, part.parts), part.item, { addAttributes }),
          ...nodesOfParts(item, part.parts),
        ];
      }
      case 'cells':
        describePart(name, 'cells');
        describePart(cell, 'cell');
        return [partNode(name, `${cell}*`, part.dom), partNode(cell, 'text*', hinted(part.hint, part.cell))];
      case 'rows':
        describePart(name, 'rows');
        describePart(row, 'row', { one: 'Row' });
        describePart(cell, 'cell');
        return [
          partNode(name, `${row}*`, part.dom),
          partNode(row, `${cell}*`, part.row),
          partNode(cell, 'text*', part.cell),
        ];
      case 'view':
        describePart(name, 'view');
        return node(name, {
          atom: true,
          selectable: false,
          addAttributes,
          renderHTML: ({ node: { attrs } }) => part.dom?.(attrs.values) ?? ['div'],
        });
      default:
        return part satisfies never;
    }
  });
}

const blocks = Object.entries<Shape>(SHAPES).flatMap(([type, { dom, parts }]) => {
  const isLine = type === 'heading';
  return [
    node(type, {
      group: 'leaf',
      content: isLine ? 'text*' : partNames(type, parts),
      atom: !isLine && parts.length === 0,
      defining: true,
      isolating: !isLine,
      addAttributes: () => attributes,
      renderHTML: ({ node: { attrs } }) => asBlock(dom(attrs.values), attrs.id),
    }),
    ...nodesOfParts(type, parts, BLOCKS[type as BlockType].fields),
  ];
});

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  priority: 1000,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => isHref(element.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener noreferrer' }, 0],
});

/** All nodes and marks, with the Markdown shortcuts and keys of the marks. */
export const documentExtensions = [
  ...base,
  ...columns,
  ...blocks,
  Link,
  Bold,
  Italic,
  Code.extend({ excludes: 'bold italic' }),
];

export const schema = getSchema(documentExtensions);
