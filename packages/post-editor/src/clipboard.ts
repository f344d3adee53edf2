import { allBlocks, VERSION } from '@upcurve/post-blocks/content';
import { plainText } from '@upcurve/post-blocks/inline';
import { textsOf } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';

/** Our own kind of entry. Where a clipboard knows none but text, the same stands in an attribute of its HTML. */
export const TYPE = 'application/x-upcurve-blocks';
export const ATTRIBUTE = 'data-upcurve-blocks';

export const escaped = (text: string) =>
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

/** What of a clipboard pasting looks at: it is empty once its event is over. */
export function heldBy(clipboard: Pick<DataTransfer, 'getData'> | null): Pick<DataTransfer, 'getData'> {
  const held = new Map(
    [TYPE, 'text/html', 'text/plain'].map((type) => [type, clipboard?.getData(type) ?? '']),
  );
  return { getData: (type) => held.get(type) ?? '' };
}
