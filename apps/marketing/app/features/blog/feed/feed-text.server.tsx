import type { Post } from '@upcurve/contracts/blog/posts';
import { shownContent } from '@upcurve/post-blocks/read-content';
import { Blocks } from '@upcurve/post-blocks/render/Blocks';
import { renderToStaticMarkup } from 'react-dom/server';

/** Attributes that mean something to our own pages alone. Within texts quotes are written otherwise. */
const OURS = / (?:class|data-[\w-]+|tabindex|decoding|fetchpriority)="[^"]*"/gi;
/** Decorative pictures only. */
const DRAWINGS = /<svg\b.*?<\/svg>/gs;

/** A whole post as HTML for feed readers: absolute addresses, and nothing that needs a click to load. */
export function feedText({ content, media }: Pick<Post, 'content' | 'media'>, site: string): string {
  const html = renderToStaticMarkup(<Blocks content={shownContent(content)} media={media} base={site} />);
  return html.replaceAll(DRAWINGS, '').replaceAll(OURS, '');
}
