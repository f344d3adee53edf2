import { blocksFromHtml, type FromHtmlOptions } from '@upcurve/post-blocks/from-html';
import { readContent } from '@upcurve/post-blocks/read-content';
import type { Block } from '@upcurve/post-blocks/schema';
import { Marked } from 'marked';
import { storedFileName } from '../fields/picture-values.ts';
import { makeSendable } from '../saving/sendable.ts';
import { ATTRIBUTE, type Clip } from './clipboard.ts';
import { copyWithNewIds } from './tree.ts';

/*
 * Reads blocks from a clipboard. Nothing of it reaches the page as HTML: a strict CSP would report the inline styles
 * of word processors, and the browser would load their pictures.
 */

/** A copy of the clipboard, because it is empty after its event. */
export interface ClipboardTexts {
  own: string;
  html: string;
  plain: string;
}

/** A pasted picture that is not in the library. `file` is undefined if the clipboard contains only its address. */
export interface MissingPicture {
  id: string;
  /** The index of its item in a gallery. */
  item: number | undefined;
  file: File | undefined;
}

export interface PastedClip extends Clip {
  pictures: MissingPicture[];
  /** Descriptions of lost content. */
  left: string[];
}

interface ReadOptions {
  /** Whether only the plain text is wanted. */
  isPlain: boolean;
  /** The level of the last heading before the place of the paste; 1 if there is none. */
  level: FromHtmlOptions['level'];
}

/** Returns the blocks of a clipboard with new ids, or undefined if it has no text or block. */
export function readClipboard(
  { own, html, plain }: ClipboardTexts,
  { isPlain, level }: ReadOptions,
): PastedClip | undefined {
  const json = own || fromAttribute(html);
  const ours = json && !isPlain ? readOurs(json) : undefined;
  const read = ours ?? (html && !isPlain ? readHtml(html, level) : undefined);
  const clip = read ?? (plain.trim() === '' ? undefined : readHtml(htmlOf(plain), level));
  return clip && withEdges(clip, plain);
}

function readOurs(json: string): PastedClip | undefined {
  try {
    const { isOpen, ...content } = JSON.parse(json);
    // A half-typed address must not keep the rest from being pasted.
    const { blocks: valid, left } = makeSendable(content.blocks, []);
    const { blocks } = readContent({ ...content, blocks: valid });
    if (blocks.length === 0) return undefined;
    const [start, end] = Array.isArray(isOpen) ? isOpen : [];
    return {
      blocks: copyWithNewIds(blocks),
      isOpen: [start === true, end === true],
      pictures: [],
      left: left ? [left] : [],
    };
  } catch {
    // The data is invalid, such as from a newer editor. The caller reads the HTML or the plain text instead.
    return undefined;
  }
}

/**
 * Returns our data from the HTML, for clipboards that keep only standard types. It is URI-encoded, so it contains no
 * HTML entities.
 */
function fromAttribute(html: string): string | undefined {
  const encoded = new RegExp(`${ATTRIBUTE}="([^"]*)"`).exec(html)?.[1];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const markdown = new Marked({
  gfm: true,
  // Line breaks stay, as in pasted text without signs.
  breaks: true,
  renderer: {
    // Shows tags as text, because `Array<string>` is not meant as HTML. Only `<br>` is kept, for breaks in table cells.
    html: ({ text }) => (/^<br\s*\/?>$/i.test(text.trim()) ? '<br>' : escapeHtml(text)),
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

/** Returns markdown as HTML for `readClipboard`. It is not safe to show on a page. */
export const htmlOfMarkdown = (text: string): string => markdown.parse(text, { async: false });

/** Converts plain text to HTML. Empty lines end paragraphs. */
const htmlOf = (plain: string) =>
  plain
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/)
    .map((lines) => `<p>${lines.trim().split(/\r?\n/).map(escapeHtml).join('<br>')}</p>`)
    .join('');

/** Pictures within the HTML. Shorter ones are placeholders of pictures that load later. */
const DATA_PICTURE = /(\ssrc\s*=\s*)(["'])data:(image\/[\w.+-]+);base64,([\w+/=\s]{200,}?)\2(?=[\s/>])/gi;

function readHtml(html: string, level: FromHtmlOptions['level']): PastedClip | undefined {
  const data: { type: string; base64: string }[] = [];
  const light = html.replaceAll(
    DATA_PICTURE,
    (_, src: string, quote: string, type: string, base64: string) => {
      data.push({ type, base64 });
      return `${src}${quote}pasted:${data.length - 1}${quote}`;
    },
  );
  /** The addresses of pictures by their temporary ids. */
  const sources = new Map<string, string>();
  const { blocks, left } = blocksFromHtml(light, {
    ...(level && { level }),
    mediaOf(src, kind) {
      if (kind !== 'image') return undefined;
      const id = crypto.randomUUID();
      sources.set(id, src);
      return id;
    },
  });
  if (blocks.length === 0 && left.length === 0) return undefined;

  const pictures: MissingPicture[] = [];
  const emptied = <T extends { mediaId: string | null; alt: string }>(
    picture: T,
    id: string,
    item?: number,
  ): T => {
    const src = sources.get(picture.mediaId ?? '');
    if (src === undefined) return picture;
    const embedded = data[Number(/^pasted:(\d+)$/.exec(src)?.[1] ?? -1)];
    const file = embedded && fileOf(embedded, pictures.length + 1);
    pictures.push({ id, item, file });
    const fileName = storedFileName(file?.name ?? fileNameOf(src, picture.alt));
    return { ...picture, mediaId: null, fileName };
  };
  const withoutMedia = blocks.map((block): Block => {
    if (block.type === 'image') return emptied(block, block.id);
    if (block.type === 'gallery')
      return { ...block, items: block.items.map((each, item) => emptied(each, block.id, item)) };
    return block;
  });
  return {
    blocks: withoutMedia,
    isOpen: [isLine(withoutMedia.at(0), 0), isLine(withoutMedia.at(-1), -1)],
    pictures,
    left,
  };
}

const isLine = (block: Block | undefined, at: 0 | -1) =>
  block?.type === 'richText' && block.nodes.at(at)?.type === 'paragraph';

function fileOf({ type, base64 }: { type: string; base64: string }, count: number): File | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (char) => char.charCodeAt(0));
    return new File([bytes], `Picture ${count}.${type.replace(/^image\/(x-)?/i, '').replace(/\+.*/, '')}`, {
      type: type.toLowerCase(),
    });
  } catch {
    return undefined;
  }
}

/** Returns the last part of an address if it is the name of a file, otherwise the description of the picture. */
function fileNameOf(src: string, alt: string): string {
  const last = /([^/\\]+)$/.exec(src.replace(/[?#].*$/, ''))?.[1] ?? '';
  let name = last;
  try {
    name = decodeURIComponent(last);
  } catch {
    // Not encoded: a path of this computer.
  }
  const isName = /\.\w{3,4}$/.test(name) && !src.startsWith('data:');
  return isName ? name : alt || 'A picture without a name';
}

/** Restores the spaces at both ends. Blocks and HTML lose them, but a pasted part of a sentence needs them. */
function withEdges(clip: PastedClip, plain: string): PastedClip {
  const space = (side: RegExp) => (side.test(plain) ? ' ' : '');
  const [before, after] = [space(/^[^\S\n]/), space(/[^\S\n]$/)];
  if (!before && !after) return clip;
  const [isStart, isEnd] = clip.isOpen;
  const last = clip.blocks.length - 1;
  return {
    ...clip,
    blocks: clip.blocks.map((block, at) => {
      if (block.type !== 'richText') return block;
      const nodes = [...block.nodes];
      const first = nodes[0];
      if (at === 0 && isStart && first?.type === 'paragraph' && !/^\s/.test(first.text))
        nodes[0] = { ...first, text: before + first.text };
      const end = nodes.at(-1);
      if (at === last && isEnd && end?.type === 'paragraph' && !/\s$/.test(end.text))
        nodes[nodes.length - 1] = { ...end, text: end.text + after };
      return { ...block, nodes };
    }),
  };
}
