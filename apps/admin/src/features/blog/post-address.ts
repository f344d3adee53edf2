import type { Post } from '@upcurve/contracts/posts';
import { marketingUrl } from '../../page-facts.ts';

export const SITE_NAME = 'Upcurve';

/** The address of a post on the site. */
export const addressOf = (slug: string) =>
  new URL(`/blog/${slug}`, new URL(marketingUrl(), window.location.origin)).href;

/** The same in words, without what every address begins with. */
export const shownAddress = (slug: string) => addressOf(slug).replace(/^https?:\/\//, '');

/** Shows a public post as readers see it, in a tab of its own. */
export function openOnSite({ slug, publicSlug }: Pick<Post, 'slug' | 'publicSlug'>): void {
  window.open(addressOf(publicSlug ?? slug), '_blank', 'noopener');
}
