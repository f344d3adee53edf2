import { cardHtml } from './ghost-cards.ts';
import { escapeHtml, type Fields, fieldsOf, listOf, textOf } from './ghost-fields.ts';

/* https://github.com/TryGhost/Koenig, packages/kg-default-nodes: what Ghost's editor writes since version 5. */

/** Bits of a text's `format`, with their elements, the innermost first. */
const FORMATS = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [2, 'em'],
  [1, 'strong'],
] as const;
/** What is nested deeper is kept as words alone: nobody writes so. */
const DEPTH_MAX = 60;

function words(node: Fields): string {
  const format = Number(textOf(node, 'format')) || 0;
  return FORMATS.reduce(
    (html, [bit, name]) => (format & bit ? `<${name}>${html}</${name}>` : html),
    escapeHtml(textOf(node, 'text')),
  );
}

/** A document of Ghost's editor as HTML; what is lost is named in `left`. */
export const lexicalHtml = (document: Fields, left: string[]): string =>
  children(fieldsOf(document, 'root'), left, 0);

function children(node: Fields, left: string[], depth: number): string {
  const nodes = listOf(node, 'children');
  if (depth <= DEPTH_MAX) return nodes.map((child) => html(child, left, depth + 1)).join('');
  const what = `All but the words of what is nested more than ${DEPTH_MAX} deep`;
  if (nodes.length > 0 && !left.includes(what)) left.push(what);
  return wordsBelow(nodes);
}

/** Without calling itself: there may be any depth below. */
function wordsBelow(nodes: readonly Fields[]): string {
  const all: string[] = [];
  const open = [...nodes].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    if (textOf(node, 'text')) all.push(words(node));
    for (const child of listOf(node, 'children').reverse()) open.push(child);
  }
  return all.join(' ');
}

function html(node: Fields, left: string[], depth: number): string {
  const type = textOf(node, 'type').replace(/^extended-/, '');
  const inner = () => children(node, left, depth);
  switch (type) {
    case 'text':
    case 'tk':
      return words(node);
    case 'linebreak':
      return '<br>';
    case 'paragraph':
      return `<p>${inner()}</p>`;
    case 'heading': {
      const level = /^h[1-6]$/.exec(textOf(node, 'tag'))?.[0] ?? 'h2';
      return `<${level}>${inner()}</${level}>`;
    }
    case 'quote':
    case 'aside':
      return `<blockquote>${inner()}</blockquote>`;
    case 'list':
      return textOf(node, 'listType') === 'number' ? `<ol>${inner()}</ol>` : `<ul>${inner()}</ul>`;
    case 'listitem':
      return `<li>${inner()}</li>`;
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(textOf(node, 'url'))}">${inner()}</a>`;
    default:
      return listOf(node, 'children').length > 0 ? inner() : cardHtml(type, node, left);
  }
}
