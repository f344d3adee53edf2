import type { Post } from '@upcurve/contracts/posts';
import { Blocks } from '@upcurve/post-blocks/render/Blocks';
import { shownContent } from '@upcurve/post-blocks/shown';
import { renderToStaticMarkup } from 'react-dom/server';

/** Attributes that mean something to our own pages alone. Within texts quotes are written otherwise. */
const OURS = / (?:class|data-[\w-]+|tabindex|decoding|fetchpriority)="[^"]*"/gi;
/** Decoration: nothing else here is drawn. */
const DRAWINGS = /<svg\b.*?<\/svg>/gs;

/** The whole text of a post as HTML for readers elsewhere: every address in full, nothing that waits for a press. */
export function feedText({ content, media }: Pick<Post, 'content' | 'media'>, site: string): string {
  const html = renderToStaticMarkup(<Blocks content={shownContent(content)} media={media} base={site} />);
  return html.replaceAll(DRAWINGS, '').replaceAll(OURS, '');
}
