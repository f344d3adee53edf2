import { cardHtml } from './ghost-cards.ts';
import { escapeHtml, type Fields, fieldsOf, listOf, textOf } from './ghost-fields.ts';

/* The format of Ghost's editor since version 5: https://github.com/TryGhost/Koenig, packages/kg-default-nodes. */

/** The bits of a text's `format` and their HTML elements, innermost first. */
const FORMATS = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [2, 'em'],
  [1, 'strong'],
] as const;
/** Maximum nesting depth; anything deeper is reduced to plain text. No real post is nested this deep. */
const DEPTH_MAX = 60;

function words(node: Fields): string {
  const format = Number(textOf(node, 'format')) || 0;
  return FORMATS.reduce(
    (html, [bit, name]) => (format & bit ? `<${name}>${html}</${name}>` : html),
    escapeHtml(textOf(node, 'text')),
  );
}

/** Converts a document of Ghost's editor to HTML. Adds messages about lost content to `left`. */
export const lexicalHtml = (document: Fields, left: string[]): string =>
  children(fieldsOf(document, 'root'), left, 0);

function children(node: Fields, left: string[], depth: number): string {
  const nodes = listOf(node, 'children');
  if (depth <= DEPTH_MAX) return nodes.map((child) => html(child, left, depth + 1)).join('');
  const what = `Everything but the words below ${DEPTH_MAX} levels of nesting`;
  if (nodes.length > 0 && !left.includes(what)) left.push(what);
  return wordsBelow(nodes);
}

/** Collects the text of nested nodes. Iterative, because the depth is unlimited. */
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
