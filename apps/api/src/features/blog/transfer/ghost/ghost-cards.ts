import { escapeHtml, type Fields, listOf, textOf } from './ghost-fields.ts';

const attribute = (name: string, value: string) => (value === '' ? '' : ` ${name}="${escapeHtml(value)}"`);
const image = (card: Fields) =>
  `<img${attribute('src', textOf(card, 'src'))}${attribute('alt', textOf(card, 'alt'))}>`;
const figure = (inner: string, caption: string) =>
  `<figure>${inner}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
const link = (href: string, words: string) => `<a${attribute('href', href)}>${words}</a>`;
const button = (card: Fields) =>
  `<div class="kg-button-card">${link(textOf(card, 'buttonUrl'), escapeHtml(textOf(card, 'buttonText')))}</div>`;

/**
 * Converts cards of Ghost's editors to HTML. `caption`, `html` and the texts of callouts and toggles are already HTML.
 */
const CARDS: Record<string, (card: Fields) => string> = {
  __proto__: null as never,
  bookmark(card) {
    const { metadata = {} } = card;
    const title = textOf(metadata as Fields, 'title') || textOf(card, 'url');
    return `<p>${link(textOf(card, 'url'), escapeHtml(title))}</p>`;
  },
  button,
  callout: (card) =>
    `<div class="kg-callout-card"><div class="kg-callout-text">${textOf(card, 'calloutText')}</div></div>`,
  'call-to-action': (card) =>
    `<div>${textOf(card, 'textValue')}</div>${textOf(card, 'buttonUrl') && button(card)}`,
  code: (card) => `<pre>${escapeHtml(textOf(card, 'code'))}</pre>`,
  codeblock: (card) => `<pre>${escapeHtml(textOf(card, 'code'))}</pre>`,
  embed: (card) =>
    figure(`<p>${escapeHtml(textOf(card, 'url'))}</p>${textOf(card, 'html')}`, textOf(card, 'caption')),
  gallery: (card) => figure(listOf(card, 'images').map(image).join(''), textOf(card, 'caption')),
  horizontalrule: () => '<hr>',
  hr: () => '<hr>',
  html: (card) => textOf(card, 'html'),
  image: (card) => figure(image(card), textOf(card, 'caption')),
  toggle: (card) =>
    `<details><summary>${textOf(card, 'heading')}</summary><div>${textOf(card, 'content')}</div></details>`,
  video: (card) => figure(`<video${attribute('src', textOf(card, 'src'))}></video>`, textOf(card, 'caption')),
};
const MARKDOWN = new Set(['markdown', 'card-markdown']);
/** Cards that are dropped without a message, because our posts have no use for them. */
const SILENT = new Set(['paywall', 'email', 'email-cta']);

/** Converts a card to HTML. Adds cards without a matching block to `left`. */
export function cardHtml(name: string, card: Fields, left: string[]): string {
  if (MARKDOWN.has(name)) {
    left.push('The formatting of a Markdown card: its text is kept as written');
    return textOf(card, 'markdown')
      .split(/\n\s*\n/)
      .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
      .join('');
  }
  const html = CARDS[name]?.(card);
  if (html === undefined && !SILENT.has(name)) left.push(`A card “${name}”`);
  return html ?? '';
}
