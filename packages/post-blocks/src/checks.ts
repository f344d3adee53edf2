import { allBlocks, type PostContent } from './content.ts';
import { isHref, plainText } from './inline.ts';
import { linksOf, outlineOf, textsOf } from './outline.ts';
import type { Block } from './schema.ts';

/** A problem to fix before publishing. `blockId` is the affected block, `field` the affected field of the post. */
export interface Finding {
  message: string;
  blockId?: string;
  field?: 'title' | 'slug';
}

interface Checked {
  title: string;
  content: PostContent;
  /** Returns true if a path of the site (`/pricing`, without query and hash) does not exist. */
  isBroken: (path: string) => boolean;
}

export function isEmpty(block: Block): boolean {
  switch (block.type) {
    case 'image':
      return block.mediaId === null;
    case 'video':
      return block.mediaId === null && block.url === '';
    case 'gallery':
      return block.items.every(({ mediaId }) => mediaId === null);
    case 'embed':
      return block.url === '';
    case 'columns':
      return block.columns.every((blocks) => blocks.length === 0);
    case 'divider':
    case 'storyRow':
    case 'ebookCard':
    case 'serviceCard':
    case 'calculatorTeaser':
    case 'form':
      return false;
    default:
      return textsOf(block).every((text) => plainText(text).trim() === '');
  }
}

/** Returns the problems to fix before publishing: first those of the post, then those of each block. */
export function findingsOf({ title, content, isBroken }: Checked): Finding[] {
  const findings: Finding[] = [];
  if (title === '') findings.push({ message: 'Give the post a title.', field: 'title' });
  const blocks = allBlocks(content.blocks);
  if (blocks.every(isEmpty)) findings.push({ message: 'The post is empty. Add some text.' });

  const anchors = new Set(outlineOf(content).map(({ anchor }) => anchor));
  let level = 1;
  for (const block of blocks) {
    const tell = (message: string) => findings.push({ message, blockId: block.id });
    if (isEmpty(block) && blocks.length > 1) tell('This block is empty. Fill it or delete it.');
    if (block.type === 'heading') {
      if (block.level > level + 1)
        tell(`A heading of level ${block.level} follows one of level ${level}. Do not skip a level.`);
      level = block.level;
    }
    if (lacksAlt(block)) tell('Describe the picture, or mark it as decorative.');
    if (block.type === 'callToAction' && (block.href === '' || block.label === ''))
      tell('A button needs a label and an address.');
    if ((block.type === 'video' || block.type === 'embed') && !isEmpty(block) && block.title === '')
      tell('Give the video or embed a title for screen readers.');
    if (block.type === 'chart' && block.title === '') tell('Give the chart a title.');
    for (const href of linksOf(block)) {
      if (!isHref(href)) tell(`The link ${href} is not a valid address.`);
      else if (href.startsWith('#') ? !anchors.has(href.slice(1)) : isBroken(pathOf(href)))
        tell(`The link ${href} is broken: the site has no such page or heading.`);
    }
  }
  return findings;
}

const pathOf = (href: string) => (href.startsWith('/') ? (href.split(/[?#]/)[0] ?? '/') : '');

/** Returns the site paths that blocks link to, without duplicates, in the format that `isBroken` expects. */
export const sitePathsOf = (blocks: readonly Block[]): string[] => [
  ...new Set(
    allBlocks([...blocks])
      .flatMap(linksOf)
      .map(pathOf)
      .filter((path) => path !== ''),
  ),
];

function lacksAlt(block: Block): boolean {
  const lacks = (picture: { mediaId: string | null; alt: string; isDecorative: boolean }) =>
    picture.mediaId !== null && picture.alt === '' && !picture.isDecorative;
  if (block.type === 'image' || block.type === 'testimonial') return lacks(block);
  return block.type === 'gallery' && block.items.some(lacks);
}
