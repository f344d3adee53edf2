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
  childrenHtml(fieldsOf(document, 'root'), left, 0);

function childrenHtml(node: Fields, left: string[], depth: number): string {
  const nodes = listOf(node, 'children');
  if (depth <= DEPTH_MAX) return nodes.map((child) => nodeHtml(child, left, depth + 1)).join('');
  const what = `Everything but the words below ${DEPTH_MAX} levels of nesting`;
  if (nodes.length > 0 && !left.includes(what)) left.push(what);
  return wordsBelow(nodes);
}

/** Collects the text of nested nodes. Iterative, because the depth is unlimited. */
function wordsBelow(nodes: readonly Fields[]): string {
  const all: string[] = [];
  const open = nodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (textOf(node, 'text')) all.push(wordsHtml(node));
    for (const child of listOf(node, 'children').reverse()) open.push(child);
  }
  return all.join(' ');
}

function nodeHtml(node: Fields, left: string[], depth: number): string {
  const type = textOf(node, 'type').replace(/^extended-/, '');
  const inner = () => childrenHtml(node, left, depth);
  const element = (name: string) => `<${name}>${inner()}</${name}>`;
  switch (type) {
    case 'text':
    case 'tk':
      return wordsHtml(node);
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
      return link(textOf(node, 'url'), inner());
    default:
      return listOf(node, 'children').length > 0 ? inner() : cardHtml(type, node, left);
  }
}

function wordsHtml(node: Fields): string {
  const format = Number(textOf(node, 'format'));
  return FORMATS.reduce(
    (html, [bit, name]) => (format & bit ? `<${name}>${html}</${name}>` : html),
    escapeHtml(textOf(node, 'text')),
  );
}

const attribute = (name: string, value: string) => (value === '' ? '' : ` ${name}="${escapeHtml(value)}"`);
const link = (href: string, inner: string) => `<a${attribute('href', href)}>${inner}</a>`;
const image = (card: Fields) =>
  `<img${attribute('src', textOf(card, 'src'))}${attribute('alt', textOf(card, 'alt'))}>`;
const figure = (inner: string, card: Fields) =>
  `<figure>${inner}<figcaption>${textOf(card, 'caption')}</figcaption></figure>`;
const button = (card: Fields) =>
  `<div class="kg-button-card">${link(textOf(card, 'buttonUrl'), escapeHtml(textOf(card, 'buttonText')))}</div>`;

/** Nodes without children. `caption`, `html` and the texts of callouts and toggles are already HTML. */
const CARDS: Record<string, (card: Fields) => string> = {
  __proto__: null as never,
  bookmark(card) {
    const url = textOf(card, 'url');
    return `<p>${link(url, escapeHtml(textOf(fieldsOf(card, 'metadata'), 'title') || url))}</p>`;
  },
  button,
  callout: (card) =>
    `<div class="kg-callout-card"><div class="kg-callout-text">${textOf(card, 'calloutText')}</div></div>`,
  'call-to-action': (card) =>
    `<div>${textOf(card, 'textValue')}</div>${textOf(card, 'buttonUrl') && button(card)}`,
  codeblock: (card) => `<pre>${escapeHtml(textOf(card, 'code'))}</pre>`,
  embed: (card) => figure(`<p>${escapeHtml(textOf(card, 'url'))}</p>${textOf(card, 'html')}`, card),
  gallery: (card) => figure(listOf(card, 'images').map(image).join(''), card),
  horizontalrule: () => '<hr>',
  html: (card) => textOf(card, 'html'),
  image: (card) => figure(image(card), card),
  toggle: (card) =>
    `<details><summary>${textOf(card, 'heading')}</summary><div>${textOf(card, 'content')}</div></details>`,
  video: (card) => figure(`<video${attribute('src', textOf(card, 'src'))}></video>`, card),
  // Our posts have no use for these.
  email: () => '',
  'email-cta': () => '',
  paywall: () => '',
};

function cardHtml(name: string, card: Fields, left: string[]): string {
  if (name === 'markdown') {
    left.push('The formatting of a Markdown card: its text is kept as written');
    return textOf(card, 'markdown')
      .split(/\n\s*\n/)
      .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
      .join('');
  }
  const html = CARDS[name]?.(card);
  if (html === undefined) left.push(`A card “${name}”`);
  return html ?? '';
}
