import { paths } from '@upcurve/site-content/paths';
import { config } from '../../../server/config.ts';
import { blogHead, postWords } from '../../content/blog.ts';
import { feedResponse, feedText } from '../../features/blog/feed/feed.server.tsx';
import { element, xmlText } from '../../features/blog/feed/xml.ts';

/**
 * Returns the newest posts as RSS 2.0, with their full text. Feed readers parse descriptions as HTML, so text is
 * escaped twice there.
 */
export function loader() {
  const { marketingUrl: site } = config();
  return feedResponse('application/rss+xml', ({ posts, updatedAt }) => {
    const items = posts.map(
      (post) => `<item>
${element('title', post.title)}${element('link', site + paths.post(post.slug))}${element('guid', `urn:uuid:${post.id}`, ' isPermaLink="false"')}${element('pubDate', new Date(post.publishedAt ?? post.updatedAt).toUTCString())}${element('dc:creator', post.authorName)}${element('category', post.categoryName)}${element('description', xmlText(post.excerpt))}${element('content:encoded', feedText(post, site))}</item>
`,
    );
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', postWords.feedTitle)}${element('link', site + paths.blog())}${element('description', blogHead.lead)}<language>en-gb</language>
${element('lastBuildDate', new Date(updatedAt).toUTCString())}<atom:link rel="self" type="application/rss+xml" href="${xmlText(site + paths.blogRss())}"/>
${items.join('')}</channel>
</rss>
`;
  });
}
