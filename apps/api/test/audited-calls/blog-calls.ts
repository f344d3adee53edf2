import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wxrFile, wxrItem } from '../../src/features/blog/transfer/wordpress/wordpress-samples.ts';
import { article, inOneHour } from '../samples/posts.ts';
import type { AuditedCalls } from './call-recorder.ts';

const REVISIONS = 'a working copy, which readers do not see; its revisions say who wrote when';

export const BLOG_CALLS: AuditedCalls[] = [
  [
    {
      'blog.createPost': REVISIONS,
      'blog.updatePost': REVISIONS,
      'blog.reportPresence': 'says for a minute who looks at a post',
      'blog.createPreviewLink': ['post.preview'],
      'blog.revokePreviewLink': ['post.preview-ended'],
      'blog.publishPost': ['post.published', 'post.scheduled'],
      'blog.restoreRevision': REVISIONS,
      'blog.unpublishPost': ['post.unpublished'],
      'blog.cancelSchedule': ['post.unscheduled'],
      'blog.deletePost': ['post.deleted'],
      'blog.restorePost': ['post.restored'],
    },
    async ({ staff: { blog } }) => {
      const { id } = await blog.createPost({
        body: { title: 'Why patients wait', excerpt: 'In short.', content: article('Some words.') },
      });
      const post = { params: { id }, body: {}, headers: {} };
      await blog.updatePost({ ...post, body: { title: 'Why they wait' } });
      await blog.reportPresence(post);
      await blog.createPreviewLink(post);
      await blog.revokePreviewLink(post);
      await blog.publishPost(post);
      const [revision] = await blog.listRevisions(post);
      // Path parameters are strings; the type expects the parsed number.
      const number = String(revision?.number) as never;
      await blog.restoreRevision({ ...post, params: { id, number } });
      await blog.unpublishPost(post);
      await blog.publishPost({ ...post, body: { publishAt: inOneHour() } });
      await blog.cancelSchedule(post);
      await blog.deletePost(post);
      await blog.restorePost(post);
    },
  ],
  [
    {
      'blog.createCategory': ['category.created'],
      'blog.updateCategory': ['category.changed'],
      'blog.deleteCategory': ['category.deleted'],
    },
    async ({ staff: { blog } }) => {
      const { id } = await blog.createCategory({ body: { name: 'Growth', slug: 'growth' } });
      await blog.updateCategory({ params: { id }, body: { name: 'Growing' } });
      await blog.deleteCategory({ params: { id } });
    },
  ],
  [
    {
      'blog.createAuthor': ['author.created'],
      'blog.updateAuthor': ['author.changed'],
      'blog.deleteAuthor': ['author.deleted'],
    },
    async ({ staff: { blog } }) => {
      const { id } = await blog.createAuthor({ body: { name: 'Ada Lowe', email: 'ada@example.com' } });
      await blog.updateAuthor({ params: { id }, body: { bio: 'Writes.' } });
      await blog.deleteAuthor({ params: { id } });
    },
  ],
  [
    {
      'blog.findBrokenLinks': 'changes nothing and takes nothing out',
      'blog.exportBlog': ['export'],
      'blog.importBlog': ['blog.imported'],
      'blog.listMissingPictures': 'changes nothing and takes nothing out',
      'blog.fetchPicture': 'adds a picture that its uploader sees in the library',
    },
    async ({ staff: { blog }, photo }) => {
      await blog.findBrokenLinks({ body: { links: ['/pricing'] } });
      const archive = await (await blog.exportBlog()).blob();
      const file = new File([archive], 'blog.tar', { type: 'application/x-tar' });
      await blog.importBlog({ fields: { format: 'upcurve' }, files: { file } });
      const picture = Buffer.from(await (await photo()).arrayBuffer());
      const old = createServer((_, response) => response.end(picture)).listen(0, '127.0.0.1');
      await once(old, 'listening');
      const content = `<img src="http://127.0.0.1:${(old.address() as AddressInfo).port}/a.jpg">`;
      const wxr = new File([wxrFile(wxrItem({ content }))], 'blog.xml', { type: 'text/xml' });
      const missing = await blog.listMissingPictures({ fields: { format: 'wxr' }, files: { file: wxr } });
      for (const body of missing) await blog.fetchPicture({ body });
      old.close();
    },
  ],
];
