import { allBlocks, readContent, VERSION } from '@upcurve/post-blocks/content';
import { plainText } from '@upcurve/post-blocks/inline';
import { textsOf } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';
import { renamed } from './tree.ts';

/** Our own kind of entry. Where a clipboard knows none but text, the same stands in an attribute of its HTML. */
const TYPE = 'application/x-upcurve-blocks';
const ATTRIBUTE = 'data-upcurve-blocks';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Puts blocks on the clipboard: as they are for our posts, as plain words for all else. */
export function copyBlocks(clipboard: Pick<DataTransfer, 'setData'>, blocks: readonly Block[]): void {
  const json = JSON.stringify({ version: VERSION, blocks });
  const lines = allBlocks([...blocks])
    .flatMap(textsOf)
    .map(plainText)
    .filter(Boolean);
  clipboard.setData(TYPE, json);
  clipboard.setData('text/plain', lines.join('\n\n'));
  const words = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  clipboard.setData('text/html', `<div ${ATTRIBUTE}="${escaped(json)}">${words}</div>`);
}

/** HTML that is no more than text, which a text takes in by itself. */
const MORE_THAN_TEXT = /<(h[1-6]|table|img|blockquote|figure|pre|hr|details|video)\b/i;

/**
 * The blocks of a clipboard, ours or a word processor's, checked and with ids of their own. Undefined where it holds mere text, or
 * nothing.
 */
export function pastedBlocks(
  clipboard: Pick<DataTransfer, 'getData'> | null,
  { isText = true }: { isText?: boolean } = {},
): Promise<Block[]> | undefined {
  const html = clipboard?.getData('text/html') ?? '';
  const ours = clipboard?.getData(TYPE) || fromAttribute(html);
  if (ours) {
    const blocks = readOurs(ours);
    if (blocks) return Promise.resolve(blocks);
  }
  if (html && (!isText || MORE_THAN_TEXT.test(html))) return readHtml(html);
  const plain = clipboard?.getData('text/plain') ?? '';
  return plain && !isText
    ? readHtml(
        plain
          .split(/\n{2,}/)
          .map((line) => `<p>${escaped(line)}</p>`)
          .join(''),
      )
    : undefined;
}

function readOurs(json: string): Block[] | undefined {
  try {
    return renamed(readContent(JSON.parse(json)).blocks);
  } catch {
    return undefined;
  }
}

function fromAttribute(html: string): string | undefined {
  if (!html.includes(ATTRIBUTE)) return undefined;
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? undefined;
}

async function readHtml(html: string): Promise<Block[]> {
  const { blocksFromHtml } = await import('@upcurve/post-blocks/from-html');
  return renamed(blocksFromHtml(html).blocks);
}
