import { paths } from '@upcurve/site-content/paths';
import { config } from '../../../server/config.ts';
import { blogHead, postWords } from '../../content/blog.ts';
import { agency } from '../../content/site/company.ts';
import { feedResponse, feedText } from '../../features/blog/feed/feed.server.tsx';
import { element, xmlText } from '../../features/blog/feed/xml.ts';

/** Returns the newest posts as Atom (RFC 4287), with their full text. */
export function loader() {
  const { marketingUrl: site } = config();
  const link = (rel: string, type: string, path: string) =>
    `<link rel="${rel}" type="${type}" href="${xmlText(site + path)}"/>\n`;
  return feedResponse('application/atom+xml', ({ posts, updatedAt }) => {
    const entries = posts.map((post) => {
      const { id, slug, title, excerpt, authorName, categoryName, publishedAt } = post;
      return `<entry>
${element('id', `urn:uuid:${id}`)}${element('title', title)}${link('alternate', 'text/html', paths.post(slug))}${element('published', publishedAt)}${element('updated', post.updatedAt)}${authorName ? `<author>\n${element('name', authorName)}</author>\n` : ''}${categoryName ? `<category term="${xmlText(categoryName)}"/>\n` : ''}${element('summary', excerpt, ' type="text"')}${element('content', feedText(post, site), ' type="html"')}</entry>
`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
${element('id', site + paths.blog())}${element('title', postWords.feedTitle)}${element('subtitle', blogHead.lead)}${element('updated', updatedAt)}<author>
${element('name', agency.name)}</author>
${link('self', 'application/atom+xml', paths.blogAtom())}${link('alternate', 'text/html', paths.blog())}${entries.join('')}</feed>
`;
  });
}
