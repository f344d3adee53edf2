import { ALT_MAX } from '@upcurve/contracts/media/media-limits';
import { LINE_MAX } from '../limits.ts';
import type { Draft } from '../write.ts';
import { embedAt, type Reader, type Reading, videoAt } from './flow.ts';
import { webAddress } from './hrefs.ts';
import { fitOnLine, plainLine, shorten, textsOf } from './lines.ts';
import { abbreviate, type LossReport } from './loss-report.ts';
import { collapseSpaces } from './runs.ts';
import type { Element, HtmlNode } from './tree.ts';

const attribute = (text: string | undefined, max: number) => shorten(collapseSpaces(text ?? '').trim(), max);

/** Returns the URL of a picture. Lazily loaded pictures have it in other attributes. */
const srcOf = ({ attributes }: Element): string => {
  const late = attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['data-orig-file'];
  const src = attributes.src ?? '';
  return ((src === '' || src.startsWith('data:')) && late ? late : src).trim();
};

function tellPicture(src: string, left: LossReport) {
  if (src === '') return;
  left.add(
    /^(https?:)?\/\//i.test(src) || src.startsWith('/')
      ? `The picture ${abbreviate(src)}`
      : 'A picture without a web address. Upload it.',
  );
}

export const image: Reader = (element, _marks, flow, { mediaOf, left }) => {
  const src = srcOf(element);
  const alt = attribute(element.attributes.alt, ALT_MAX);
  const mediaId = src === '' ? undefined : mediaOf(src, 'image', alt);
  if (mediaId)
    flow.add({
      type: 'image',
      mediaId,
      alt,
      isDecorative: false,
      caption: '',
      width: 'text',
    });
  else tellPicture(src, left);
};

const nameIs =
  (name: string) =>
  (node: HtmlNode): node is Element =>
    typeof node === 'object' && node.name === name;

/** Reads a picture, table, video or quote with its caption; several pictures become a gallery. */
export const figure: Reader = (element, marks, flow, reading) => {
  const caption = element.children.find(nameIs('figcaption'));
  const inside = reading.inner({ children: element.children.filter((child) => child !== caption) }, marks);
  const isGallery = inside.length > 1 && inside.every(({ type }) => type === 'image');
  const shownInside = isGallery ? [galleryOf(inside)] : inside;
  const words = caption ? reading.inner(caption, marks) : [];
  const [only, more] = shownInside;
  const { texts, items, others } = textsOf(words);
  const line = items.length === 0 && others.length === 0 ? fitOnLine(texts.join(' '), LINE_MAX) : undefined;
  if (!more && line && only?.type === 'image') flow.add({ ...only, caption: line });
  else if (!more && line && only?.type === 'video') flow.add({ ...only, caption: line });
  else if (!more && line && only?.type === 'table' && !only.caption)
    flow.add({ ...only, caption: plainLine(line, LINE_MAX) });
  else if (!more && line && only?.type === 'embed' && !only.title)
    flow.add({ ...only, title: plainLine(line, LINE_MAX) });
  else flow.addAll([...shownInside, ...words]);
};

const galleryOf = (drafts: readonly Draft[]): Draft => ({
  type: 'gallery',
  items: drafts.flatMap((draft) => {
    if (draft.type !== 'image') return [];
    const { mediaId, alt, isDecorative, caption } = draft;
    return [{ mediaId, alt, isDecorative, caption }];
  }),
});

/** Reads the content of a frame, if its site is supported. */
export const frame: Reader = (element, _marks, flow, { left }) => {
  const raw = element.attributes.src || element.attributes['data-src'] || element.attributes['data-lazy-src'];
  const src = webAddress(raw)?.replace(/^http:/, 'https:');
  const title = attribute(element.attributes.title, LINE_MAX);
  const height = Math.min(Math.max(Number.parseInt(element.attributes.height ?? '', 10) || 450, 120), 1200);
  const draft = src ? (videoAt(src, title) ?? embedAt(src, title, height)) : undefined;
  if (draft) flow.add(draft);
  else left.add(`The content of a frame: ${abbreviate(raw ?? 'nothing')}`);
};

export const video: Reader = (element, _marks, flow, { mediaOf, left }) => {
  const source = element.children.find(nameIs('source'));
  const src = srcOf(element) || (source ? srcOf(source) : '');
  const mediaId = src === '' ? undefined : mediaOf(src, 'video', '');
  const title = attribute(element.attributes.title, LINE_MAX);
  if (mediaId) flow.add({ type: 'video', mediaId, url: '', title, caption: '' });
  else if (src) left.add(`The video ${abbreviate(src)}`);
};

export const reportAsLost =
  (what: string): Reader =>
  (_element, _marks, _flow, { left }: Reading) =>
    left.add(what);
