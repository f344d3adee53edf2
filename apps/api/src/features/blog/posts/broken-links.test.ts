import { LINKS_MAX } from '@upcurve/contracts/blog/post-limits';
import { expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../../test/api.ts';
import { article, inOneHour, postsOf } from '../../../../test/samples/posts.ts';

const api = await apiForFile();
const posts = postsOf(api, await api.signIn('editor', 'edith'));

const broken = async (links: string[], postId?: string) =>
  (await posts.staff.findBrokenLinks({ body: { links, ...(postId && { postId }) } })).broken;

/** Returns why a post with this link cannot be published; undefined if it can. */
async function refusal(title: string, link: string): Promise<string | undefined> {
  const post = await posts.create(title, { content: article(`See [this](${link}).`) });
  return posts.publish(post).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

test('reports exactly the links that publishing would refuse', async () => {
  const live = await posts.publish(await posts.create('There'));
  const draft = await posts.create('Not yet there');
  const scheduled = await posts.publish(await posts.create('Soon there'), inOneHour());
  const good = ['/', '/pricing', '/pricing/', `/blog/${live.slug}`];
  const bad = [
    '/prices',
    '/blog/never-written',
    `/blog/${draft.slug}`,
    `/blog/${scheduled.slug}`,
    '/blog/category/none',
    '/blog/author/nobody',
    '/stories/none',
    '/media/none.webp',
    '/blog/%00',
    '/blog/%ff',
  ];
  expect(await broken([...good, ...bad])).toEqual(bad);
  for (const [index, link] of good.entries()) expect(await refusal(`Good ${index}`, link)).toBeUndefined();
  for (const [index, link] of bad.entries())
    expect(await refusal(`Bad ${index}`, link)).toBe(
      `The link ${link} is broken: the site has no such page or heading.`,
    );
});

test('accepts a link of a post to itself', async () => {
  const { id, slug } = await posts.create('To itself');
  expect(await broken([`/blog/${slug}`], id)).toEqual([]);
  expect(await broken([`/blog/${slug}`])).toEqual([`/blog/${slug}`]);
});

test('rejects more links than the limit', async () => {
  expect(await refusedWith(broken(Array.from({ length: LINKS_MAX + 1 }, () => '/')))).toBe(400);
});
