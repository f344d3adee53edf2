import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@upcurve/api-client/create-client';
import { blog } from '@upcurve/contracts/blog/blog';
import { contact } from '@upcurve/contracts/leads/contact';
import { media } from '@upcurve/contracts/media/media';
import { createFormGuard } from '../bench/form-guard.ts';
import { report } from '../bench/statistics.ts';
import { ACCOUNT, type Fleet, SECRET } from './fleet.ts';

const PICTURE = resolve(import.meta.dirname, '../../../apps/api/src/demo/post-pictures/author-helena.webp');
const FRESH_WITHIN_MS = 2000;
const GIVE_UP_MS = 10_000;

type Headers = Record<string, string>;

/** Signs in at one admin process and checks that the other one accepts the session. */
async function signInHere({ members, urls }: Fleet): Promise<boolean> {
  const [one, other] = members.admin;
  const answer = await fetch(`${one?.url}/api/login`, {
    method: 'POST',
    headers: { origin: urls.admin, 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return (await fetch(`${other?.url}/api/user`, { headers: { cookie } })).ok;
}

/** Submits forms from one address to both API processes in turn. Returns the number of accepted forms. */
async function formsTaken({ members, urls }: Fleet): Promise<number> {
  let taken = 0;
  for (let n = 0; n < 3 * contact.submitContact.bounds.limit.calls; n++) {
    const api = createClient(contact, {
      baseUrl: members.api[n % 2]?.url,
      headers: () => ({ origin: urls.marketing, 'x-forwarded-for': '198.51.100.7' }),
    });
    const fields = {
      name: 'Many',
      email: `many-${n}@example.com`,
      formType: 'Contact',
      source: 'soak',
    } as const;
    const body = { ...fields, consent: false, ...(await createFormGuard(SECRET)) };
    const answer = await api.submitContact({ body }).catch((error) => error.statusCode);
    if (typeof answer === 'object') taken++;
    else if (answer !== 429) throw new Error(`A form of many was answered with ${answer}.`);
  }
  return taken;
}

/** Publishes a post. Returns its id and the time in ms until both marketing processes show the title. */
async function freshAfter({ members }: Fleet, staff: ReturnType<typeof staffOf>, title: string, id?: string) {
  const content = {
    version: 1,
    blocks: [{ id: 'b', type: 'richText', nodes: [{ type: 'paragraph', text: 'Words.' }] }],
  };
  const post = id
    ? await staff.updatePost({ params: { id }, body: { title } })
    : await staff.createPost({ body: { title, slug: 'soak', excerpt: 'In short.', content } });
  await staff.publishPost({ params: { id: post.id }, body: {} });
  const publishedAt = performance.now();
  for (const { url } of members.marketing) {
    while (!(await (await fetch(`${url}/blog/soak`)).text()).includes(title)) {
      if (performance.now() - publishedAt > GIVE_UP_MS) throw new Error(`${url} does not show "${title}".`);
      await sleep(20);
    }
  }
  return { id: post.id, ms: performance.now() - publishedAt };
}

const staffOf = (baseUrl: string | undefined, headers: Headers) =>
  createClient({ ...blog, ...media }, { baseUrl, headers: () => headers });

/** Uploads a picture to one process and checks whether all others serve it. */
async function servedByAll({ all }: Fleet, staff: ReturnType<typeof staffOf>): Promise<boolean> {
  const file = new File([new Uint8Array(await readFile(PICTURE))], 'helena.webp', { type: 'image/webp' });
  const { url } = await staff.addMedia({ fields: { alt: 'Helena' }, files: { file } });
  const copies = await Promise.all(
    all.map(async (each) => {
      const answer = await fetch(new URL(url, each.url));
      return answer.ok ? Buffer.from(await answer.arrayBuffer()).toString('base64') : each.name;
    }),
  );
  return new Set(copies).size === 1;
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'NO');

/** Checks that changes made at one process are visible at the others. Returns the failures. */
export async function checkFleetConsistency(fleet: Fleet, headers: Headers): Promise<string[]> {
  const limit = contact.submitContact.bounds.limit.calls;
  const isKnown = await signInHere(fleet);
  report('signed in at one admin, known at the other', yesOrNo(isKnown), 'yes');
  const taken = await formsTaken(fleet);
  report('forms taken from one address by two processes', `${taken}`, `${limit}`);
  const staff = staffOf(fleet.members.admin[0]?.url, headers);
  const first = await freshAfter(fleet, staff, 'First words');
  const { ms } = await freshAfter(fleet, staff, 'Other words', first.id);
  const slowest = Math.max(first.ms, ms);
  report('a post is fresh on both websites after', `${slowest.toFixed(0)} ms`, `≤ ${FRESH_WITHIN_MS} ms`);
  const isServed = await servedByAll(fleet, staff);
  report('an upload at one is served by all', yesOrNo(isServed), 'yes');
  return [
    ...(isKnown ? [] : ['sessions are not shared']),
    ...(taken === limit ? [] : ['rate limits are not shared']),
    ...(slowest <= FRESH_WITHIN_MS ? [] : ['posts are stale']),
    ...(isServed ? [] : ['uploads are not shared']),
  ];
}
