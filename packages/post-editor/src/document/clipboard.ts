import { allBlocks, VERSION } from '@upcurve/post-blocks/content';
import { plainText } from '@upcurve/post-blocks/inline';
import { textsOf } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';

/**
 * A custom clipboard type. If the clipboard supports only standard types, an attribute in the HTML contains the same
 * data.
 */
export const TYPE = 'application/x-upcurve-blocks';
export const ATTRIBUTE = 'data-upcurve-blocks';

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Copies blocks to the clipboard, as data for other posts and as plain text for other programs. */
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

/** Returns a copy of the clipboard data, because the clipboard is empty after its event. */
export function copyClipboardData(
  clipboard: Pick<DataTransfer, 'getData'> | null,
): Pick<DataTransfer, 'getData'> {
  const held = new Map(
    [TYPE, 'text/html', 'text/plain'].map((type) => [type, clipboard?.getData(type) ?? '']),
  );
  return { getData: (type) => held.get(type) ?? '' };
}
