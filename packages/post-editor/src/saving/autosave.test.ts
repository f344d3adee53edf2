import { quote } from '@upcurve/post-blocks/testing/blocks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Autosave, SAVE_AFTER_MS } from './autosave.ts';
import { EMPTY_DRAFT, type PostDraft } from './post-draft.ts';
import { type Backend, type SavedDraft, SaveError, type SaveProblem, type SaveState } from './saving.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const base: PostDraft = { ...EMPTY_DRAFT, title: 'One', blocks: [quote('a', 'a'), quote('b', 'b')] };

/** A server with one versioned post. It can hold requests until the test releases them. */
function server(begin: PostDraft | null = base) {
  let stored: SavedDraft | undefined = begin ? { id: 'p', version: 1, draft: begin } : undefined;
  const waiting: (() => void)[] = [];
  const problems: SaveProblem[] = [];
  const server = {
    isHeld: false,
    calls: [] as string[],
    revisions: [] as PostDraft[],
    letGo: () => waiting.shift()?.(),
    fail: (...next: SaveProblem[]) => problems.push(...next),
    /** Simulates a save by someone else. */
    write(change: Partial<PostDraft>) {
      if (stored) stored = { ...stored, version: stored.version + 1, draft: { ...stored.draft, ...change } };
    },
    get stored() {
      return stored;
    },
    backend: {} as Backend,
  };
  async function answer(call: string, write?: () => void): Promise<SavedDraft> {
    server.calls.push(call);
    const problem = problems.shift();
    if (problem) throw new SaveError(problem);
    write?.();
    const given = stored as SavedDraft;
    if (server.isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    return given;
  }
  server.backend = {
    create: (draft) => answer('create', () => (stored = { id: 'p', version: 1, draft })),
    load: () => answer('load'),
    save: (saved, draft, keepsPrevious) =>
      answer(`save ${saved.version}`, () => {
        if (saved.version !== stored?.version) throw new SaveError({ kind: 'stale' });
        if (keepsPrevious) server.revisions.push(stored.draft);
        stored = { id: 'p', version: saved.version + 1, draft };
      }),
  };
  return server;
}

function edit(to: ReturnType<typeof server>, saved = to.stored) {
  const states: SaveState[] = [];
  const kept: (PostDraft | null)[] = [];
  const replaced: PostDraft[] = [];
  const autosave = new Autosave({
    backend: to.backend,
    saved,
    onState: (state) => states.push(state),
    onReplaced: (draft) => replaced.push(draft),
    keep: (unsaved) => kept.push(unsaved?.draft ?? null),
  });
  return { autosave, states, kept, replaced, last: () => states.at(-1) };
}
const pass = (ms = SAVE_AFTER_MS) => vi.advanceTimersByTimeAsync(ms);

test('saves within two seconds while typing continues', async () => {
  const to = server();
  const { autosave, last } = edit(to);
  for (let count = 0; count < 19; count += 1) {
    autosave.change({ ...base, title: `Title ${count}` });
    await pass(100);
  }
  expect(to.calls).toEqual(['save 1']);
  await pass(200);
  expect(to.stored?.draft.title).toBe('Title 18');
  expect(last()).toEqual({ status: 'saved', at: expect.any(Number) });
});

test('does not overwrite newer text with a late answer', async () => {
  const to = server();
  to.isHeld = true;
  const { autosave, kept, last } = edit(to);
  autosave.change({ ...base, title: 'First' });
  await pass();
  autosave.change({ ...base, title: 'Second' });
  await pass(5000);
  expect(to.calls).toEqual(['save 1']);
  to.letGo();
  await pass();
  expect(to.calls).toEqual(['save 1', 'save 2']);
  expect(kept.at(-1)).toMatchObject({ title: 'Second' });
  to.letGo();
  await pass();
  expect(to.stored?.draft.title).toBe('Second');
  expect(last()).toEqual({ status: 'saved', at: expect.any(Number) });
  expect(kept.at(-1)).toBeNull();
});

test('creates a post once, at the first change, even if the answer is slow', async () => {
  const to = server(null);
  to.isHeld = true;
  const { autosave } = edit(to);
  await pass(5000);
  expect(to.calls).toEqual([]);
  autosave.change({ ...EMPTY_DRAFT, title: 'A' });
  await pass();
  autosave.change({ ...EMPTY_DRAFT, title: 'Ab' });
  await pass(9000);
  to.letGo();
  await pass();
  expect(to.calls).toEqual(['create', 'save 1']);
});

test('keeps unsent text, reports the failure and retries', async () => {
  const to = server();
  to.fail({ kind: 'unreachable' }, { kind: 'unreachable' });
  const { autosave, states, kept, last } = edit(to);
  autosave.change({ ...base, title: 'Kept' });
  await pass();
  expect(last()).toEqual({ status: 'retrying' });
  expect(kept.at(-1)).toMatchObject({ title: 'Kept' });
  expect(autosave.isUnsaved).toBe(true);
  await pass(10_000);
  expect(to.stored?.draft.title).toBe('Kept');
  expect(states.filter(({ status }) => status === 'retrying')).toHaveLength(2);
  expect(kept.at(-1)).toBeNull();
});

test('does not conflict with an own save whose answer was lost', async () => {
  const to = server();
  const { autosave, last } = edit(to);
  const { save } = to.backend;
  let isLost = true;
  to.backend.save = async (...args) => {
    const given = await save(...args);
    if (!isLost) return given;
    isLost = false;
    throw new SaveError({ kind: 'unreachable' });
  };
  autosave.change({ ...base, title: 'One ', blocks: [quote('a', 'mine'), quote('b', 'b')] });
  await pass();
  autosave.change({ ...base, title: 'One two', blocks: [quote('a', 'mine too'), quote('b', 'b')] });
  await pass(5000);
  expect(to.stored?.draft).toMatchObject({ title: 'One two', blocks: [{ text: 'mine too' }, {}] });
  expect(last()).toEqual({ status: 'saved', at: expect.any(Number) });
});

test('continues if only the version is another', async () => {
  const to = server();
  const { autosave, last } = edit(to);
  to.write({});
  autosave.change({ ...base, title: 'Mine' });
  await pass(3000);
  expect(to.stored?.draft.title).toBe('Mine');
  expect(last()).toEqual({ status: 'saved', at: expect.any(Number) });
});

describe('a post that was saved elsewhere', () => {
  async function meet() {
    const to = server();
    const editing = edit(to);
    to.write({ title: 'Theirs' });
    editing.autosave.change({ ...base, excerpt: 'Mine' });
    await pass();
    return { to, ...editing };
  }

  test('is not overwritten until a version is chosen', async () => {
    const { to, autosave, last } = await meet();
    expect(last()).toEqual({ status: 'conflict' });
    autosave.change({ ...base, excerpt: 'Mine too' });
    await pass(5000);
    expect(to.stored?.draft).toMatchObject({ title: 'Theirs', excerpt: '' });
  });

  test('gets my version, and keeps the other as a revision', async () => {
    const { to, autosave, replaced } = await meet();
    autosave.resolve('mine');
    await pass();
    expect(to.revisions).toMatchObject([{ title: 'Theirs', excerpt: '' }]);
    expect(to.stored?.draft).toMatchObject({ title: 'One', excerpt: 'Mine' });
    expect(replaced).toEqual([]);
  });

  test('stays as it is, and keeps mine as a revision', async () => {
    const { to, autosave, replaced, last } = await meet();
    autosave.resolve('theirs');
    await pass();
    expect(to.revisions.at(-1)).toMatchObject({ title: 'One', excerpt: 'Mine' });
    expect(to.stored?.draft).toMatchObject({ title: 'Theirs', excerpt: '' });
    expect(replaced).toMatchObject([{ title: 'Theirs', excerpt: '' }]);
    expect(last()).toEqual({ status: 'saved', at: expect.any(Number) });
  });
});

test('saves the text even if the address is taken', async () => {
  const to = server();
  to.fail({ kind: 'refused', message: 'Taken.', isSlug: true });
  const { autosave, last } = edit(to);
  autosave.change({ ...base, slug: 'taken', title: 'New words' });
  await pass(3000);
  expect(to.stored?.draft).toMatchObject({ slug: '', title: 'New words' });
  expect(last()).toMatchObject({ status: 'refused', isSlug: true });
  autosave.change({ ...base, slug: 'free', title: 'New words' });
  await pass(3000);
  expect(to.stored?.draft).toMatchObject({ slug: 'free' });
});

test('ignores the refusal of an address that has been replaced since', async () => {
  const to = server();
  const { save } = to.backend;
  let refuse = () => {};
  to.backend.save = (saved, draft, keepsPrevious) =>
    draft.slug === 'taken'
      ? new Promise((_, fail) => {
          refuse = () => fail(new SaveError({ kind: 'refused', message: 'Taken.', isSlug: true }));
        })
      : save(saved, draft, keepsPrevious);
  const { autosave, states } = edit(to);
  autosave.change({ ...base, slug: 'taken' });
  await pass();
  autosave.change({ ...base, slug: 'free' });
  refuse();
  await pass();
  expect(to.stored?.draft.slug).toBe('free');
  expect(states.map(({ status }) => status)).not.toContain('refused');
});

test('keeps the text when the session has ended', async () => {
  const to = server();
  to.fail({ kind: 'signed-out' });
  const { autosave, kept, last } = edit(to);
  autosave.change({ ...base, title: 'Unsaved' });
  await pass(60_000);
  expect(last()).toEqual({ status: 'signed-out' });
  expect(to.calls).toHaveLength(1);
  expect(kept.at(-1)).toMatchObject({ title: 'Unsaved' });
  await autosave.flush();
  expect(to.stored?.draft.title).toBe('Unsaved');
});
