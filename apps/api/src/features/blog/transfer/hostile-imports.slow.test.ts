import { blog } from '@upcurve/contracts/blog/blog';
import { HOSTILE_IMPORTS } from '@upcurve/testing/hostile-imports';
import { packTar } from 'modern-tar';
import { expect, test } from 'vitest';
import { apiForFile } from '../../../../test/api.ts';

const api = await apiForFile();
const headers = await api.signIn('editor', 'edith');

test.each(HOSTILE_IMPORTS)('$name', async ({ format, text }) => {
  const body = text();
  const header = { name: 'posts.json', size: Buffer.byteLength(body) };
  const content = format === 'upcurve' ? new Uint8Array(await packTar([{ header, body }])) : body;
  const file = new File([content], 'blog', { type: 'application/octet-stream' });
  const answer = await api
    .client(blog, headers)
    .importBlog({ fields: { format }, files: { file } })
    .catch((error: unknown) => error);
  // Each file is either imported or rejected with a reason.
  expect(answer).toEqual(
    answer instanceof Error
      ? expect.objectContaining({ statusCode: 400, issues: [expect.objectContaining({ path: 'file' })] })
      : expect.objectContaining({ posts: expect.any(Number) }),
  );
});
