import { ApiError, ConnectionError } from '@upcurve/api-client/api-error';
import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import { CAPTIONS_MAX, IMAGE_MAX } from '@upcurve/contracts/media/media-limits';
import { media } from '@upcurve/testing/factories';
import { expect, test } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

const png = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });
/** Flushes pending promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A queue whose requests are completed by the test. */
function start(kinds: MediaKind[] = ['image', 'video', 'captions']) {
  const calls: {
    file: File;
    signal: AbortSignal;
    onProgress: (share: number) => void;
    resolve: (media: Media) => void;
    reject: (error: Error) => void;
  }[] = [];
  const done: Media[] = [];
  const queue = createUploadQueue({
    kinds,
    onDone: (each) => done.push(each),
    send: (file, _kind, signal, onProgress) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        calls.push({ file, signal, onProgress, resolve, reject });
      }),
  });
  const call = (at: number) => {
    const found = calls[at];
    if (!found) throw new Error(`There is no call ${at}.`);
    return found;
  };
  const idOf = (name: string) => queue.get().find(({ file }) => file.name === name)?.id ?? '';
  return { queue, calls, call, done, idOf, states: () => queue.get().map(({ state }) => state) };
}

test('sends two files at a time', async () => {
  const { queue, calls, call, done, states } = start();
  queue.add([png('a.png'), png('b.png'), png('c.png')]);
  expect(states().map(({ step }) => step)).toEqual(['sending', 'sending', 'waiting']);
  expect(calls).toHaveLength(2);
  const kept = media();
  call(1).resolve(kept);
  await settled();
  expect(states().map(({ step }) => step)).toEqual(['sending', 'done', 'sending']);
  expect(done).toEqual([kept]);
  call(0).reject(new ConnectionError(null));
  await settled();
  expect(states()[0]).toEqual({
    step: 'failed',
    message: 'Connection error. Please check your network and try again.',
    canRetry: true,
  });
});

test('reports the progress, then the processing on the server', () => {
  const { queue, call, states } = start();
  queue.add([png('a.png')]);
  call(0).onProgress(0.75);
  expect(states()).toEqual([{ step: 'sending', share: 0.75 }]);
  call(0).onProgress(1);
  expect(states()).toEqual([{ step: 'preparing' }]);
});

test('cancels sending and waiting uploads, and can retry them', async () => {
  const { queue, calls, call, idOf, states } = start();
  queue.add([png('a.png'), png('b.png'), png('c.png')]);
  queue.cancel(idOf('c.png'));
  queue.cancel(idOf('a.png'));
  await settled();
  expect(call(0).signal.aborted).toBe(true);
  const cancelled = { step: 'failed', message: 'Cancelled.', canRetry: true };
  expect(states()).toEqual([cancelled, { step: 'sending', share: 0 }, cancelled]);
  expect(calls).toHaveLength(2);

  queue.retry(idOf('a.png'));
  expect(calls.map(({ file }) => file.name)).toEqual(['a.png', 'b.png', 'a.png']);
  call(2).resolve(media());
  await settled();
  expect(states()[0]).toMatchObject({ step: 'done' });
});

test('aborts a removed upload and starts the next one; `stop` aborts all', async () => {
  const { queue, call, idOf, states } = start();
  queue.add([png('a.png'), png('b.png'), png('c.png')]);
  queue.remove(idOf('a.png'));
  await settled();
  expect(call(0).signal.aborted).toBe(true);
  expect(queue.get().map(({ file }) => file.name)).toEqual(['b.png', 'c.png']);
  expect(call(2).file.name).toBe('c.png');
  queue.stop();
  await settled();
  expect(call(1).signal.aborted && call(2).signal.aborted).toBe(true);
  expect(states().every(({ step }) => step === 'failed')).toBe(true);
});

test.each<[string, File, MediaKind[], string]>([
  [
    'a text',
    new File(['hello'], 'notes.txt', { type: 'text/plain' }),
    ['image'],
    'Send a JPEG, PNG or WebP picture.',
  ],
  [
    'a moving picture',
    new File(['GIF89a'], 'a.gif', { type: 'image/gif' }),
    ['image', 'video', 'captions'],
    'Send a JPEG, PNG or WebP picture, an MP4 or WebM video, or WebVTT captions.',
  ],
  ['another kind', png('a.png'), ['video'], 'Send an MP4 or WebM video.'],
  ['too large a picture', png('a.png', IMAGE_MAX + 1), ['image'], 'A file may have at most 5 MB.'],
  [
    'too long captions',
    new File([new Uint8Array(CAPTIONS_MAX + 1)], 'a.vtt'),
    ['captions'],
    'A file may have at most 512 kB.',
  ],
])('rejects %s before sending, without a retry', (_, file, kinds, message) => {
  const { queue, calls, states, idOf } = start(kinds);
  queue.add([file]);
  expect(states()).toEqual([{ step: 'failed', message, canRetry: false }]);
  queue.retry(idOf(file.name));
  expect(calls).toHaveLength(0);
});

test('accepts a file of the maximum size, and captions without a content type', () => {
  const { queue, calls } = start();
  queue.add([png('a.png', IMAGE_MAX), new File(['WEBVTT'], 'Talk.VTT')]);
  expect(calls.map(({ file }) => [file.name, file.type])).toEqual([
    ['a.png', 'image/png'],
    ['Talk.VTT', 'text/vtt'],
  ]);
});

test.each([
  [409, true],
  [413, false],
  [415, false],
  [503, true],
  [507, true],
])('shows the server’s message after a rejection (%i)', async (statusCode, canRetry) => {
  const { queue, call, states } = start();
  queue.add([png('a.png')]);
  call(0).reject(new ApiError(statusCode, { message: 'This is why.', isJson: true }));
  await settled();
  expect(states()).toEqual([{ step: 'failed', message: 'This is why.', canRetry }]);
});

test('rejects a response with a file of another kind than requested', async () => {
  const { queue, call, done, states } = start(['image']);
  queue.add([png('a.png')]);
  call(0).resolve(media({ kind: 'video' }));
  await settled();
  expect(states()).toEqual([
    { step: 'failed', message: 'Send a JPEG, PNG or WebP picture.', canRetry: false },
  ]);
  expect(done).toEqual([]);
});
