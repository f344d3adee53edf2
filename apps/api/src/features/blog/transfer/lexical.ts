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
/** What is nested deeper is left out: nobody writes so. */
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

const children = (node: Fields, left: string[], depth: number): string =>
  depth > DEPTH_MAX
    ? ''
    : listOf(node, 'children')
        .map((child) => html(child, left, depth + 1))
        .join('');

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
