import { TEXT_MAX } from '../limits.ts';
import type { ListItem } from '../schema.ts';
import type { Draft } from '../write.ts';
import type { Flow, Reader, Reading } from './flow.ts';
import { textsOf } from './lines.ts';
import { abbreviate, type LossReport } from './loss-report.ts';
import { styleOf } from './marks.ts';
import type { Marks } from './runs.ts';
import { type Element, type HtmlNode, textIn } from './tree.ts';

/** Reads a list. Content that an item cannot hold, such as a picture, comes after it. */
export const list: Reader = (element, marks, flow, reading) => {
  const items: ListItem[] = [];
  const after: Draft[] = [];
  for (const child of element.children) {
    const isEntry = typeof child !== 'string' && child.name === 'li';
    const {
      texts,
      items: below,
      others,
    } = textsOf(reading.inner(isEntry ? child : { children: [child] }, marks));
    for (const other of others) after.push(other);
    const last = items.at(-1);
    // A nested list may follow its item or be in a separate item.
    if (texts.length === 0 && last) for (const item of below) last.items.push(item);
    else if (texts.length > 0 || below.length > 0)
      for (const entry of entries(texts, below)) items.push(entry);
  }
  if (element.name === 'ol') reportNumbering(element, reading.left);
  if (items.length > 0) flow.addNode({ type: 'list', isOrdered: element.name === 'ol', items });
  flow.addAll(after);
};

/** Reports numbers other than 1, 2, 3, because our lists have no others. */
function reportNumbering({ attributes: { start, type, reversed }, children }: Element, left: LossReport) {
  const entries = children.filter((child) => typeof child !== 'string' && child.name === 'li') as Element[];
  const value = entries
    .map(({ attributes }) => attributes.value)
    .find((each, at) => each && +each !== at + 1);
  const lost = Object.entries({ start, type, value, reversed })
    .filter(([, said]) => said !== undefined && said !== '1')
    .map(([name, said = '']) => `${name} ${abbreviate(said)}`.trim());
  if (lost.length > 0) left.add(`The numbering of a list (${lost.join(', ')}). It counts from 1.`);
}

/** Returns one item, or several if its text is too long. */
function entries(texts: readonly string[], below: ListItem[]): ListItem[] {
  const text = texts.join('\n');
  if (text.length <= TEXT_MAX) return [{ text, items: below }];
  return texts.map((each, place) => ({ text: each, items: place === texts.length - 1 ? below : [] }));
}

const ORDERED = /^\(?(\d{1,4}|[a-z]{1,5})[.)]/i;

/**
 * Returns the list level of a node. Word copies lists as paragraphs with a level and a bullet or number before the
 * text.
 */
const levelOf = (node: HtmlNode | undefined): number =>
  typeof node === 'object' ? Number(/\blevel(\d)\b/.exec(styleOf(node, 'mso-list'))?.[1] ?? 0) : 0;

const isOrdered = (item: Element) => ORDERED.test(markerOf(item));

/** Returns the number of nodes from `from` on that form a Word list, or 0. Bullets after numbers are another list. */
export function wordListLength(nodes: readonly HtmlNode[], from: number): number {
  let first: Element | undefined;
  let end = from;
  for (let at = from; at < nodes.length; at += 1) {
    const node = nodes[at] as HtmlNode;
    if (typeof node === 'string' && node.trim() === '') continue;
    const level = levelOf(node);
    if (typeof node === 'string' || level === 0) break;
    first ??= node;
    if (level === 1 && isOrdered(node) !== isOrdered(first)) break;
    end = at + 1;
  }
  return end - from;
}

export function wordList(nodes: readonly HtmlNode[], marks: Marks, flow: Flow, reading: Reading) {
  const paragraphs = nodes.filter((node): node is Element => levelOf(node) > 0);
  const items: ListItem[] = [];
  const after: Draft[] = [];
  for (const paragraph of paragraphs) {
    let siblings = items;
    for (let level = levelOf(paragraph); level > 1; level -= 1) siblings = siblings.at(-1)?.items ?? siblings;
    const { texts, others } = textsOf(reading.inner(paragraph, marks));
    if (texts.length > 0) for (const entry of entries(texts, [])) siblings.push(entry);
    for (const other of others) after.push(other);
  }
  if (items.length > 0) flow.addNode({ type: 'list', isOrdered: isOrdered(paragraphs[0] as Element), items });
  flow.addAll(after);
}

/** Returns the bullet or number that Word writes before an item. */
function markerOf(element: Element): string {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    if (styleOf(child, 'mso-list') === 'ignore') return textIn(child).trim();
    const marker = markerOf(child);
    if (marker) return marker;
  }
  return '';
}
