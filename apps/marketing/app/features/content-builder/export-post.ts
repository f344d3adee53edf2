import type { BlockContent } from '../../content/post-shape.ts';
import { linkTo } from './address.ts';
import type { Post } from './post.ts';

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that can stand anywhere in HTML, in quoted attributes too. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
}

const isWritten = (text: string) => text.trim() !== '';
const lines = (...texts: string[]) =>
  texts
    .map((text) => text.trim())
    .filter(isWritten)
    .join('\n');

function blockText(block: BlockContent): string {
  switch (block.type) {
    case 'heading':
    case 'text':
      return block.values.text.trim();
    case 'quote': {
      const { before, after, name } = block.values;
      return lines(before && `Before: “${before.trim()}”`, after && `After: “${after.trim()}”`, name);
    }
    case 'offer': {
      const { treatment, price, detail } = block.values;
      return lines([treatment, price].filter(isWritten).join(': '), detail);
    }
    case 'question':
      return lines(block.values.question, block.values.answer);
    case 'action':
      return [block.values.label, block.values.address].filter(isWritten).join(': ');
  }
}

/** The post as it is pasted into a caption or a mail. */
export function asText({ blocks }: Post): string {
  return blocks.map(blockText).filter(isWritten).join('\n\n');
}

const element = (name: string, text: string) =>
  isWritten(text) ? `<${name}>${escapeHtml(text.trim()).replaceAll('\n', '<br>')}</${name}>` : '';

function blockHtml(block: BlockContent, isFirst: boolean): string {
  switch (block.type) {
    case 'heading':
      return element(isFirst ? 'h1' : 'h2', block.values.text);
    case 'text':
      return block.values.text
        .split(/\n{2,}/)
        .map((paragraph) => element('p', paragraph))
        .join('\n');
    case 'quote': {
      const { before, after, name } = block.values;
      const said = [
        before && element('p', `Before: “${before.trim()}”`),
        after && element('p', `After: “${after.trim()}”`),
      ];
      const all = [...said, name && element('footer', name)].filter(isWritten);
      return all.length > 0 ? `<blockquote>${all.join('')}</blockquote>` : '';
    }
    case 'offer': {
      const { treatment, price, detail } = block.values;
      const head = [element('strong', treatment), element('span', price)].filter(isWritten).join(' ');
      return [head && `<p>${head}</p>`, element('p', detail)].filter(isWritten).join('\n');
    }
    case 'question':
      return [element('h3', block.values.question), element('p', block.values.answer)]
        .filter(isWritten)
        .join('\n');
    case 'action': {
      const { label, address } = block.values;
      const href = linkTo(address);
      if (!isWritten(label)) return '';
      return href
        ? `<p><a href="${escapeHtml(href)}">${escapeHtml(label.trim())}</a></p>`
        : element('p', label);
    }
  }
}

/** The post as a page of its own; everything that was typed is escaped. */
export function asHtml({ blocks }: Post): string {
  const first = blocks.find(({ type }) => type === 'heading');
  const title = first?.type === 'heading' ? first.values.text.trim() : '';
  const body = blocks.map((block) => blockHtml(block, block === first)).filter(isWritten);
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title || 'Post')}</title>`,
    '</head>',
    '<body>',
    '<article>',
    ...body,
    '</article>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
