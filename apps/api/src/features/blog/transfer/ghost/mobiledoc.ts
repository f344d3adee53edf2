import { cardHtml } from './ghost-cards.ts';
import { escapeHtml, type Fields } from './ghost-fields.ts';

/*
 * The format of Ghost's editor before version 5: nested lists with positional values.
 * https://github.com/bustle/mobiledoc-kit, MOBILEDOC.md
 */

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const TAGS = new Set(['a', 'b', 'code', 'em', 'i', 'strong', 'sub', 'sup']);
const SECTIONS = new Set(['aside', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']);

/** Converts a document of Ghost's former editor to HTML. Adds messages about lost content to `left`. */
export function mobiledocHtml(document: Fields, left: string[]): string {
  const markups = list(document.markups);
  const atoms = list(document.atoms);
  const cards = list(document.cards);

  function opening(place: unknown): string {
    const [tag, attributes] = list(markups[Number(place)]);
    const name = text(tag).toLowerCase();
    if (!TAGS.has(name)) return '<span>';
    const at = list(attributes).indexOf('href');
    const href = name === 'a' && at >= 0 ? text(list(attributes)[at + 1]) : '';
    return href ? `<a href="${escapeHtml(href)}">` : `<${name}>`;
  }

  function line(markers: unknown): string {
    const open: string[] = [];
    let html = '';
    for (const marker of list(markers)) {
      const [kind, opened, closed, value] = list(marker);
      for (const place of list(opened)) {
        const tag = opening(place);
        html += tag;
        open.push(/^<(\w+)/.exec(tag)?.[1] ?? 'span');
      }
      const [atom] = kind === 1 ? list(atoms[Number(value)]) : [];
      html += kind === 1 ? (atom === 'soft-return' ? '<br>' : '') : escapeHtml(text(value));
      for (let count = Math.min(Number(closed) || 0, open.length); count > 0; count -= 1)
        html += `</${open.pop()}>`;
    }
    return (
      html +
      open
        .reverse()
        .map((name) => `</${name}>`)
        .join('')
    );
  }

  return list(document.sections)
    .map((section) => {
      const [kind, first, second] = list(section);
      if (kind === 1) {
        const name = SECTIONS.has(text(first)) ? text(first).replace('aside', 'blockquote') : 'p';
        return `<${name}>${line(second)}</${name}>`;
      }
      if (kind === 2) return `<img src="${escapeHtml(text(first))}">`;
      if (kind === 3) {
        const name = first === 'ol' ? 'ol' : 'ul';
        const items = list(second).map((markers) => `<li>${line(markers)}</li>`);
        return `<${name}>${items.join('')}</${name}>`;
      }
      if (kind !== 10) {
        left.push('A part of its text that cannot be read');
        return '';
      }
      const [name, payload] = list(cards[Number(first)]);
      return cardHtml(text(name), (typeof payload === 'object' && payload ? payload : {}) as Fields, left);
    })
    .join('');
}
