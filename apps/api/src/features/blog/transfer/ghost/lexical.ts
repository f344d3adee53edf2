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
  const open = nodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (textOf(node, 'text')) all.push(words(node));
    for (const child of listOf(node, 'children').reverse()) open.push(child);
  }
  return all.join(' ');
}

function words(node: Fields): string {
  const format = Number(textOf(node, 'format'));
  return FORMATS.reduce(
    (html, [bit, name]) => (format & bit ? `<${name}>${html}</${name}>` : html),
    escapeHtml(textOf(node, 'text')),
  );
}

function html(node: Fields, left: string[], depth: number): string {
  const type = textOf(node, 'type').replace(/^extended-/, '');
  const element = (name: string) => `<${name}>${children(node, left, depth)}</${name}>`;
  switch (type) {
    case 'text':
    case 'tk':
      return words(node);
    case 'linebreak':
      return '<br>';
    case 'paragraph':
      return element('p');
    case 'heading':
      return element(/^h[1-6]$/.exec(textOf(node, 'tag'))?.[0] ?? 'h2');
    case 'quote':
    case 'aside':
      return element('blockquote');
    case 'list':
      return element(textOf(node, 'listType') === 'number' ? 'ol' : 'ul');
    case 'listitem':
      return element('li');
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(textOf(node, 'url'))}">${children(node, left, depth)}</a>`;
    default:
      return listOf(node, 'children').length > 0 ? children(node, left, depth) : cardHtml(type, node, left);
  }
}
