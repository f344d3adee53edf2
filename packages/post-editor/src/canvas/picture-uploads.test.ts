import type { Media } from '@upcurve/contracts/media/media';
import { makeBlock } from '@upcurve/post-blocks/fields';
import type { Block, BlockOf } from '@upcurve/post-blocks/schema';
import { text } from '@upcurve/post-blocks/testing/blocks';
import { media } from '@upcurve/testing/factories';
import { afterEach, expect, test } from 'vitest';
import { openDocument } from '../open-document.ts';
import { insertPictures, picturesOf, uploadTo } from './picture-uploads.ts';

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
/** Flushes pending promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

interface Call {
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  resolve: (media: Media) => void;
  reject: (error: Error) => void;
}

let close = () => {};
afterEach(() => close());

/** A post whose uploads are completed by the test. */
function edit(blocks: readonly Block[] = [text('a', 'a'), text('b', 'b')]) {
  const store = openDocument(blocks);
  // Ends the editor's own timers.
  close = () => store.editor.destroy();
  const calls: Call[] = [];
  const picked: Media[] = [];
  picturesOf(store).source = {
    onPicked: (all) => picked.push(...all),
    upload: (file, onProgress, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        calls.push({ file, signal, onProgress, resolve, reject });
      }),
  };
  const call = (at: number) => {
    const found = calls[at];
    if (!found) throw new Error(`There is no call ${at}.`);
    return found;
  };
  const pictures = () => store.blocks.filter((block): block is BlockOf<'image'> => block.type === 'image');
  const types = () => store.blocks.map(({ type }) => type).join(' ');
  /** The upload of the first picture. */
  const upload = () => picturesOf(store).get(pictures()[0]?.id ?? '');
  return { store, calls, call, picked, pictures, types, upload };
}

test('inserts a picture for each file, and fills it when its upload is complete', async () => {
  const { store, calls, call, picked, pictures, types, upload } = edit();
  insertPictures(store, [png('1.png'), png('2.png'), png('3.png')], store.find('b')?.position);
  expect(types()).toBe('richText image image image richText');
  expect(pictures().every(({ mediaId }) => mediaId === null)).toBe(true);
  // Two at a time.
  expect(calls.map(({ file }) => file.name)).toEqual(['1.png', '2.png']);
  call(0).onProgress(0.4);
  expect(upload()).toMatchObject({ share: 0.4 });
  const file = media({ alt: 'From the library' });
  call(0).resolve(file);
  await settled();
  expect(pictures()[0]).toMatchObject({ mediaId: file.id, alt: 'From the library' });
  expect(pictures()[0]).not.toHaveProperty('fileName');
  expect(picked).toEqual([file]);
  expect(upload()).toBeUndefined();
  expect(store.news).toBe('1.png added.');
  expect(calls).toHaveLength(3);
});

test('takes the place of an empty line, or goes after the current block', () => {
  const { store, types } = edit([]);
  store.focusAt(0);
  insertPictures(store, [png('1.png')]);
  expect(types()).toBe('image');
  insertPictures(store, [png('2.png')], 1);
  expect(types()).toBe('image image');
});

test('keeps the description that was written during the upload', async () => {
  const { store, call, pictures } = edit();
  insertPictures(store, [png('1.png')]);
  store.replace({ ...(pictures()[0] as Block), alt: 'Mine' } as Block);
  call(0).resolve(media({ alt: 'From the library' }));
  await settled();
  expect(pictures()[0]).toMatchObject({ alt: 'Mine', mediaId: expect.any(String) });
});

test('shows why an upload failed, and retries it', async () => {
  const { store, call, pictures, upload } = edit();
  insertPictures(store, [png('1.png')]);
  call(0).reject(new Error('Connection error.'));
  await settled();
  expect(upload()).toMatchObject({ failure: 'Connection error.' });
  expect(store.news).toBe('1.png: Connection error.');
  picturesOf(store).retry(pictures()[0]?.id ?? '');
  expect(call(1).file.name).toBe('1.png');
  call(1).resolve(media());
  await settled();
  expect(pictures()[0]?.mediaId).not.toBeNull();
});

test('leaves an empty picture with the name of the file when an upload is cancelled', async () => {
  const { store, calls, call, pictures, upload } = edit();
  insertPictures(store, [png('1.png'), png('2.png'), png('3.png')]);
  const [{ id } = { id: '' }] = pictures();
  picturesOf(store).cancel(id);
  await settled();
  expect(call(0).signal.aborted).toBe(true);
  expect(upload()).toBeUndefined();
  expect(pictures()[0]?.fileName).toBe('1.png');
  expect(pictures()).toHaveLength(3);
  expect(calls[2]?.file.name).toBe('3.png');
});

test('undo removes a picture at once after its upload, and redo brings it back with its file', async () => {
  const { store, call, pictures, types } = edit();
  insertPictures(store, [png('1.png')]);
  const file = media();
  call(0).resolve(file);
  await settled();
  store.undo();
  expect(types()).toBe('richText richText');
  store.redo();
  expect(pictures()[0]?.mediaId).toBe(file.id);
});

test('keeps another picture that is chosen during an upload', async () => {
  const { store, call, pictures, upload } = edit();
  insertPictures(store, [png('1.png')]);
  const { id } = media();
  store.replace({ ...(pictures()[0] as Block), mediaId: id } as Block);
  call(0).resolve(media());
  await settled();
  expect(pictures()[0]?.mediaId).toBe(id);
  expect(upload()).toBeUndefined();
});

test('ends all uploads when the editor closes', () => {
  const { store, call } = edit();
  insertPictures(store, [png('1.png'), png('2.png')]);
  picturesOf(store).close();
  expect(call(0).signal.aborted && call(1).signal.aborted).toBe(true);
});

test('fills the empty pictures of a gallery, then adds new ones', async () => {
  const empty = { mediaId: null, alt: '', isDecorative: false, caption: '' };
  const full = { ...empty, mediaId: media().id, caption: 'Full' };
  const gallery: Block = { ...makeBlock('gallery', 'g'), items: [empty, full, empty] };
  const { store, call, calls } = edit([gallery]);
  const items = () => (store.block('g') as BlockOf<'gallery'>).items;
  uploadTo(store, 'g/0', [png('1.png'), png('2.png'), png('3.png')]);
  expect(items()).toHaveLength(4);
  const files = [media(), media(), media()] as const;
  // Meanwhile the first picture is deleted.
  store.replace({ ...gallery, items: items().slice(1) });
  for (const at of [1, 0, 2] as const) {
    call(at).resolve(files[at]);
    await settled();
  }
  expect(calls).toHaveLength(3);
  expect(items()[0]).toEqual(full);
  const ids = items().map(({ mediaId }) => mediaId);
  for (const { id } of files) expect(ids).toContain(id);
});

test('fills the first picture with the first file, and adds blocks for the others', () => {
  const image = makeBlock('image', 'i');
  const { store, types, call } = edit([image, text('b', 'b')]);
  uploadTo(store, 'i', [png('1.png'), png('2.png')]);
  expect(types()).toBe('image image richText');
  expect(call(0).file.name).toBe('1.png');
});
