import { makeBlock } from '@upcurve/post-blocks/fields';
import type { Block } from '@upcurve/post-blocks/schema';
import { draftStore } from '@upcurve/post-editor/saving/draft-store';
import { EMPTY_DRAFT, type PostDraft } from '@upcurve/post-editor/saving/post-draft';
import { type Backend, type SavedDraft, SaveError } from '@upcurve/post-editor/saving/saving';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftSession } from './draft-session.ts';

const sessions: DraftSession[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  for (const session of sessions.splice(0)) session.stop();
  vi.useRealTimers();
});

const quote = (id: string, text: string): Block => ({ ...makeBlock('quote', id), text });
const base: PostDraft = {
  ...EMPTY_DRAFT,
  title: 'One',
  slug: 'one',
  blocks: [quote('a', 'a'), quote('b', 'b')],
};

/** Simulates a server with one post and records each save. */
function server(stored: SavedDraft) {
  const written: PostDraft[] = [];
  const save: Backend['save'] = async (saved, draft) => {
    if (saved.version !== stored.version) throw new SaveError({ kind: 'stale' });
    written.push(draft);
    stored = { id: 'p', version: stored.version + 1, draft };
    return stored;
  };
  return {
    written,
    found: stored,
    backend: {
      save,
      create: (draft) => save(stored, draft, false),
      load: async () => stored,
    } satisfies Backend,
  };
}
const drafts = () => draftStore(localStorage, 'tab');
function open({ backend, found }: ReturnType<typeof server>) {
  const session = new DraftSession(backend, found, undefined, drafts());
  session.resume();
  sessions.push(session);
  return session;
}
const pass = () => vi.advanceTimersByTimeAsync(1500);

test('restores and saves text kept in the browser', async () => {
  drafts().keep('p', { version: 1, draft: { ...base, title: 'Mine' } });
  const to = server({ id: 'p', version: 1, draft: base });
  const session = open(to);
  expect(session.shown()).toMatchObject({ draft: { title: 'Mine' }, restoredAt: expect.any(Number) });
  await pass();
  expect(to.written).toEqual([{ ...base, title: 'Mine' }]);
  expect(session.shown()).toMatchObject({ state: { status: 'saved' }, restoredAt: null });
  expect(drafts().take('p')).toBeUndefined();
});

describe('a post that was saved elsewhere since', () => {
  const mine = { ...base, blocks: [quote('a', 'my a'), quote('b', 'my b')] };
  const theirs = { ...base, title: 'Theirs' };
  async function meet() {
    drafts().keep('p', { version: 1, draft: mine });
    const to = server({ id: 'p', version: 2, draft: theirs });
    const session = open(to);
    expect(session.shown().state).toEqual({ status: 'conflict' });
    await pass();
    return { to, session };
  }

  test('stays as it is until a version is chosen, and the text survives a reload', async () => {
    const { to, session } = await meet();
    expect(to.written).toEqual([]);
    expect(drafts().take('p')).toMatchObject({ draft: mine });
    session.resolve('mine');
    await pass();
    expect(to.written).toEqual([mine]);
  });

  test('is shown once the text is saved, and so in the revisions', async () => {
    const { to, session } = await meet();
    session.resolve('theirs');
    await pass();
    expect(to.written).toEqual([mine, theirs]);
    expect(session.shown()).toMatchObject({ draft: theirs, state: { status: 'saved' } });
    expect(session.store.blocks).toEqual(theirs.blocks);
  });
});

test('reports no conflict with its own save if the response was lost', async () => {
  const sent = { ...base, title: 'Sent' };
  drafts().keep('p', { version: 1, draft: { ...sent, title: 'Sent and more' }, sent });
  const to = server({ id: 'p', version: 2, draft: sent });
  expect(open(to).shown().draft.title).toBe('Sent and more');
  await pass();
  expect(to.written).toMatchObject([{ title: 'Sent and more' }]);
});

test('writes unsaved text to the browser within 300 ms, however long the typing goes on', async () => {
  const to = server({ id: 'p', version: 1, draft: base });
  const session = open({
    ...to,
    backend: { ...to.backend, save: () => Promise.reject(new SaveError({ kind: 'unreachable' })) },
  });
  for (let typed = 1; typed <= 40; typed += 1) {
    session.change({ title: 'x'.repeat(typed) });
    await vi.advanceTimersByTimeAsync(100);
    // A killed tab loses at most the keys of the last 300 ms.
    const kept = drafts().take('p')?.draft.title.length ?? 0;
    expect(typed - kept).toBeLessThanOrEqual(3);
  }
});

describe('a new post', () => {
  const made = { ...base, blocks: [], slug: 'made', authorId: 'me' };
  const create = (respond: () => Promise<SavedDraft>) => {
    const saves: PostDraft[] = [];
    const session = new DraftSession(
      {
        create: respond,
        save: async (saved, draft) => {
          saves.push(draft);
          return { ...saved, version: saved.version + 1, draft };
        },
        load: () => Promise.reject(new SaveError({ kind: 'gone' })),
      },
      undefined,
      undefined,
      drafts(),
    );
    session.resume();
    sessions.push(session);
    return { session, saves };
  };

  test('takes the author and the slug that the server has chosen', async () => {
    const { session, saves } = create(async () => ({ id: 'p', version: 1, draft: { ...made, title: '!' } }));
    session.change({ title: '!' });
    await pass();
    expect(session.shown().draft).toMatchObject({ authorId: 'me', slug: 'made' });
    session.change({ excerpt: 'E' });
    await pass();
    expect(saves).toMatchObject([{ authorId: 'me', slug: 'made', excerpt: 'E' }]);
  });

  test('keeps them when more is written before the response', async () => {
    let answer: (saved: SavedDraft) => void = () => {};
    const { session, saves } = create(() => new Promise((resolve) => (answer = resolve)));
    session.change({ title: '!' });
    await pass();
    session.change({ excerpt: 'E' });
    answer({ id: 'p', version: 1, draft: { ...made, title: '!' } });
    await pass();
    expect(saves).toMatchObject([{ authorId: 'me', slug: 'made', excerpt: 'E' }]);
  });
});

test('leaves a cleared slug empty until its field is left', async () => {
  const to = server({ id: 'p', version: 1, draft: base });
  const save: Backend['save'] = (saved, draft, keepsPrevious) =>
    to.backend.save(saved, { ...draft, slug: draft.slug || saved.draft.slug }, keepsPrevious);
  const session = open({ ...to, backend: { ...to.backend, save } });
  session.change({ slug: '', excerpt: 'E' });
  await pass();
  expect(to.written).toMatchObject([{ slug: 'one', excerpt: 'E' }]);
  expect(session.shown().draft.slug).toBe('');
  session.restoreSlug();
  expect(session.shown().draft.slug).toBe('one');
});

test('keeps the reason for refusing a slug while the rest is saved, and does not call the draft saved', async () => {
  const to = server({ id: 'p', version: 1, draft: base });
  const message = '“two” is the address of the post “Two”. Choose another.';
  const save: Backend['save'] = async (saved, draft, keepsPrevious) => {
    if (draft.slug === 'two') throw new SaveError({ kind: 'refused', message, isSlug: true });
    return to.backend.save(saved, draft, keepsPrevious);
  };
  const session = open({ ...to, backend: { ...to.backend, save } });
  session.change({ slug: 'two', excerpt: 'E' });
  await pass();
  expect(to.written).toMatchObject([{ slug: 'one', excerpt: 'E' }]);
  expect(session.shown().state).toEqual({ status: 'refused', message, isSlug: true });
  await expect(session.flush()).rejects.toThrow(message);
});

test('numbers a taken slug that is made from the title, but not one that is typed', async () => {
  const to = server({ id: 'p', version: 1, draft: base });
  const message = '“two” is the address of the post “Two”. Choose another.';
  const save: Backend['save'] = async (saved, draft, keepsPrevious) => {
    if (['two', 'two-2'].includes(draft.slug))
      throw new SaveError({ kind: 'refused', message, isSlug: true });
    return to.backend.save(saved, draft, keepsPrevious);
  };
  const session = open({ ...to, backend: { ...to.backend, save } });
  session.retitle('Two', null);
  await pass();
  await pass();
  await pass();
  expect(session.shown()).toMatchObject({ draft: { slug: 'two-3' }, state: { status: 'saved' } });
  for (const slug of ['two', 'two-2']) {
    session.change({ slug });
    await pass();
    await pass();
    expect(session.shown()).toMatchObject({
      draft: { slug },
      state: { status: 'refused', message, isSlug: true },
    });
  }
});

test('keeps the slug when the refusal of an emptied field arrives after the field was left', async () => {
  const to = server({ id: 'p', version: 1, draft: base });
  let refuse = () => {};
  const refused = new Promise<void>((done) => {
    refuse = done;
  });
  const save: Backend['save'] = async (saved, draft, keepsPrevious) => {
    if (draft.slug !== '') return to.backend.save(saved, draft, keepsPrevious);
    await refused;
    throw new SaveError({ kind: 'refused', message: 'Required', isSlug: true });
  };
  const session = open({ ...to, backend: { ...to.backend, save } });
  session.change({ slug: '' });
  await pass();
  session.restoreSlug();
  refuse();
  await pass();
  expect(session.shown().draft.slug).toBe('one');
});
