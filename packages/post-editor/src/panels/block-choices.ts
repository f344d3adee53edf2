import { newBlockId } from '@upcurve/post-blocks/content';
import { BLOCKS, makeBlock } from '@upcurve/post-blocks/fields';
import type { BlockGroup } from '@upcurve/post-blocks/fields/field';
import type { Block, BlockType } from '@upcurve/post-blocks/schema';
import { toggleList } from '../canvas/text-kinds.ts';
import { addBlock } from '../document/add-blocks.ts';
import { isEmptyLine } from '../document/convert.ts';
import type { EditorStore } from '../document/editor-store.ts';

/** An entry of the lists of blocks: a kind of block, or a variant such as a heading of one level. */
export interface BlockChoice {
  key: string;
  type: BlockType;
  label: string;
  hint: string;
  group: BlockGroup;
  /** Additional search words. */
  words: string;
  /** The fields that the variant sets. */
  values?: object;
}

const choiceOf = (type: BlockType): BlockChoice => ({ key: type, type, ...BLOCKS[type] });
const heading = (level: 2 | 3 | 4, hint: string): BlockChoice => ({
  ...choiceOf('heading'),
  key: `heading${level}`,
  label: `Heading ${level}`,
  hint,
  words: `title section h${level} ${'#'.repeat(level)}`,
  values: { level },
});
const list = (isOrdered: boolean, label: string): BlockChoice => ({
  ...choiceOf('richText'),
  key: isOrdered ? 'numbers' : 'bullets',
  label,
  hint: isOrdered ? 'Steps in their order' : 'Points in any order',
  words: isOrdered ? 'ordered numbered steps 1.' : 'unordered points -',
  values: { nodes: [{ type: 'list', isOrdered, items: [{ text: '', items: [] }] }] },
});

/** All entries, in the order of the groups. */
export const CHOICES: readonly BlockChoice[] = (Object.keys(BLOCKS) as BlockType[]).flatMap((type) => {
  if (type === 'richText')
    return [
      { ...choiceOf(type), hint: 'A paragraph' },
      heading(2, 'Begins a section'),
      heading(3, 'Begins a part of a section'),
      heading(4, 'Begins a smaller part'),
      list(false, 'Bullet list'),
      list(true, 'Numbered list'),
    ];
  return type === 'heading' ? [] : [choiceOf(type)];
});

/** Finds entries by name, hint or keyword. Names that start with the text come first. */
export function findChoices(search: string): BlockChoice[] {
  const wish = search.trim().toLowerCase();
  const rank = ({ label }: BlockChoice) => (label.toLowerCase().startsWith(wish) ? 0 : 1);
  return CHOICES.filter(({ label, hint, words }) =>
    `${label} ${hint} ${words}`.toLowerCase().includes(wish),
  ).sort((one, other) => rank(one) - rank(other));
}

/** Adds the block of an entry after the current one. An empty line becomes the text or block. */
export function addChoice(
  store: EditorStore,
  { key, type, values }: Pick<BlockChoice, 'key' | 'type' | 'values'>,
): void {
  const after = store.lastPlace();
  if (type === 'richText' && isEmptyLine(after.node)) {
    store.focusAt(after.position);
    const { state, view } = store.editor;
    if (values) toggleList(key === 'numbers')(state, view.dispatch, view);
    return;
  }
  addBlock(store, type, { ...makeBlock(type, newBlockId()), ...values } as Block);
}
