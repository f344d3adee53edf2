import { isHref } from '@upcurve/post-blocks/inline';
import { Schema } from 'prosemirror-model';

/** The schema of a text. Anything else is deliberately dropped on paste. */
export const schema = new Schema({
  nodes: {
    doc: { content: '(paragraph | list)+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    list: {
      content: 'item+',
      attrs: { isOrdered: { default: false } },
      parseDOM: [
        { tag: 'ul', attrs: { isOrdered: false } },
        { tag: 'ol', attrs: { isOrdered: true } },
      ],
      toDOM: ({ attrs }) => [attrs.isOrdered ? 'ol' : 'ul', 0],
    },
    item: {
      content: 'paragraph list?',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    text: { group: 'inline' },
    break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? '';
            return isHref(href) && { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'noopener noreferrer' }, 0],
    },
    bold: {
      parseDOM: [
        // Google Docs wraps copied content in this element.
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { tag: 'strong' },
        { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[5-9]\d{2,})$/.test(value) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    italic: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
    code: { excludes: 'bold italic', parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});
