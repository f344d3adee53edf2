import type { Post } from '@upcurve/contracts/blog/posts';
import { marketingUrl } from '../../page-facts.ts';

export const SITE_NAME = 'Upcurve';

/** The address of a post on the site. */
export const addressOf = (slug: string) =>
  new URL(`/blog/${slug}`, new URL(marketingUrl(), window.location.origin)).href;

/** The address without its protocol, for display. */
export const shownAddress = (slug: string) => addressOf(slug).replace(/^https?:\/\//, '');

/** Opens a public post in a new tab. */
export function openOnSite({ slug, publicSlug }: Pick<Post, 'slug' | 'publicSlug'>): void {
  window.open(addressOf(publicSlug ?? slug), '_blank', 'noopener');
}
