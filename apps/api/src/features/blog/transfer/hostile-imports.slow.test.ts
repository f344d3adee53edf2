import { blog } from '@upcurve/contracts/blog/blog';
import { HOSTILE_IMPORTS } from '@upcurve/testing/hostile-imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/api.ts';

let api: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  headers = await api.signIn('editor', 'edith');
});
afterAll(() => api.close());

test.each(HOSTILE_IMPORTS)('$name', async ({ format, text }) => {
  const file = new File([text()], 'blog', { type: 'application/octet-stream' });
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
