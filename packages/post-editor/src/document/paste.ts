import { readContent } from '@upcurve/post-blocks/read-content';
import type { Block } from '@upcurve/post-blocks/schema';
import { ATTRIBUTE, escaped, TYPE } from './clipboard.ts';
import { renamed } from './tree.ts';

/** Matches HTML with more than inline text. The text editor pastes inline text itself. */
const MORE_THAN_TEXT = /<(h[1-6]|table|img|blockquote|figure|pre|hr|details|video)\b/i;

/**
 * Returns the blocks on a clipboard from our editor or a word processor, validated and with new ids; undefined if it
 * contains only text or nothing.
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
