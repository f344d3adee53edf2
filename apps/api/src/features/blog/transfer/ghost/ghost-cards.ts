import { escapeHtml, type Fields, fieldsOf, listOf, textOf } from './ghost-fields.ts';

const attribute = (name: string, value: string) => (value === '' ? '' : ` ${name}="${escapeHtml(value)}"`);
const image = (card: Fields) =>
  `<img${attribute('src', textOf(card, 'src'))}${attribute('alt', textOf(card, 'alt'))}>`;
const figure = (inner: string, card: Fields) =>
  `<figure>${inner}<figcaption>${textOf(card, 'caption')}</figcaption></figure>`;
const link = (href: string, words: string) => `<a${attribute('href', href)}>${escapeHtml(words)}</a>`;
const button = (card: Fields) =>
  `<div class="kg-button-card">${link(textOf(card, 'buttonUrl'), textOf(card, 'buttonText'))}</div>`;

/** Converts cards to HTML. `caption`, `html` and the texts of callouts and toggles are already HTML. */
const CARDS: Record<string, (card: Fields) => string> = {
  __proto__: null as never,
  bookmark(card) {
    const url = textOf(card, 'url');
    return `<p>${link(url, textOf(fieldsOf(card, 'metadata'), 'title') || url)}</p>`;
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

/** Converts a card to HTML. Adds what gets lost to `left`. */
export function cardHtml(name: string, card: Fields, left: string[]): string {
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
