import type { ListItem, TextNode } from '@upcurve/post-blocks/schema';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { fromRuns, type Run, toRuns } from './marks.ts';
import { schema } from './schema.ts';

/* Converts a block's text to ProseMirror's document and back, without using HTML. */

const { paragraph, list, item, break: lineBreak } = schema.nodes;
const { bold, italic, code, link } = schema.marks;

const marksOf = (run: Run): Mark[] => [
  ...(run.href === null ? [] : [link.create({ href: run.href })]),
  ...(run.bold ? [bold.create()] : []),
  ...(run.italic ? [italic.create()] : []),
  ...(run.code ? [code.create()] : []),
];

function toParagraph(text: string): Node {
  const nodes = toRuns(text).flatMap((run) =>
    run.text
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [lineBreak.create()] : []),
        ...(line === '' ? [] : [schema.text(line, marksOf(run))]),
      ]),
  );
  return paragraph.create(null, nodes);
}

const toList = (items: readonly ListItem[], isOrdered: boolean): Node =>
  list.create(
    { isOrdered },
    items.map(({ text, items: below }) =>
      item.create(null, [
        toParagraph(text), // Lists within lists are never numbered.
        ...(below.length > 0 ? [toList(below, false)] : []),
      ]),
    ),
  );

export function toDocument(nodes: readonly TextNode[]): Node {
  const content = nodes.flatMap((node) => {
    if (node.type === 'paragraph') return [toParagraph(node.text)];
    return node.items.length > 0 ? [toList(node.items, node.isOrdered)] : [];
  });
  return schema.nodes.doc.create(null, Fragment.from(content.length > 0 ? content : [paragraph.create()]));
}

function textOf(node: Node): string {
  const runs: Run[] = [];
  node.forEach((part) => {
    const has = (type: typeof bold) => type.isInSet(part.marks) !== undefined;
    runs.push({
      text: part.isText ? (part.text ?? '') : '\n',
      bold: has(bold),
      italic: has(italic),
      code: has(code),
      href: link.isInSet(part.marks)?.attrs.href ?? null,
    });
  });
  return fromRuns(runs);
}

function itemsOf(node: Node): ListItem[] {
  const items: ListItem[] = [];
  node.forEach((each) => {
    const below = each.maybeChild(1);
    items.push({ text: each.firstChild ? textOf(each.firstChild) : '', items: below ? itemsOf(below) : [] });
  });
  return items;
}

export function fromDocument(doc: Node): TextNode[] {
  const nodes: TextNode[] = [];
  doc.forEach((node) => {
    if (node.type === paragraph) nodes.push({ type: 'paragraph', text: textOf(node) });
    else nodes.push({ type: 'list', isOrdered: node.attrs.isOrdered === true, items: itemsOf(node) });
  });
  return nodes;
}
