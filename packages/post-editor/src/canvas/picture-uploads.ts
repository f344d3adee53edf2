import type { NodeType } from '@tiptap/pm/model';
import type { Media } from '@upcurve/contracts/media/media';
import { IMAGE_MAX, MEDIA_TYPES, PICTURE_TYPES, wantedMedia } from '@upcurve/contracts/media/media-limits';
import { sizeInWords } from '@upcurve/contracts/shared/multipart';
import { newBlockId } from '@upcurve/post-blocks/content';
import { makeBlock } from '@upcurve/post-blocks/fields';
import { noPicture } from '@upcurve/post-blocks/fields/field';
import { ITEMS_MAX } from '@upcurve/post-blocks/limits';
import type { Block } from '@upcurve/post-blocks/schema';
import { insertBlocks, putBlocks } from '../document/add-blocks.ts';
import type { EditorStore } from '../document/editor-store.ts';
import type { MediaSource } from '../editor-context.ts';
import { type PictureValues, storedFileName, withMedia } from '../fields/picture-values.ts';

/** The place of a picture in a post: the id of its block and, in a gallery, `/` and the index of its item. */
export type Slot = string;
export const slotOf = (id: string, item?: number): Slot => (item === undefined ? id : `${id}/${item}`);
const idOf = (slot: Slot) => slot.split('/')[0] as string;
const itemOf = (slot: Slot) => Number(slot.split('/')[1]);

/** `share` is the sent part of the file, from 0 to 1. */
export type Upload = { file: File } & (
  | { step: 'waiting' }
  | { step: 'sending'; share: number }
  | { step: 'failed'; message: string }
);

const AT_ONCE = 2;

/** Sends pictures to the library and puts them in their places. The post has an empty picture until then. */
class PictureUploads {
  source: Pick<MediaSource, 'upload' | 'onPicked'> = { onPicked: () => {} };
  /** The files that were not accepted, with the reasons. */
  refusals: readonly string[] = [];
  readonly #store: EditorStore;
  readonly #uploads = new Map<Slot, Upload>();
  readonly #calls = new Map<Slot, AbortController>();
  #unsubscribe: (() => void) | undefined;

  constructor(store: EditorStore) {
    this.#store = store;
  }

  get = (slot: Slot): Upload | undefined => this.#uploads.get(slot);

  add(slot: Slot, file: File): void {
    this.#unsubscribe ??= this.#store.subscribe(() => this.#follow());
    this.#stop(slot);
    this.#set(slot, { file, step: 'waiting' });
    // Stored in the post, so that the empty picture shows which file is missing if the upload never finishes.
    const fileName = storedFileName(file.name);
    changePicture(this.#store, slot, (picture) => ({ ...picture, fileName }), { isUndoable: false });
    this.#startWaiting();
  }

  retry(slot: Slot): void {
    const upload = this.#uploads.get(slot);
    if (upload) this.add(slot, upload.file);
  }

  /** Ends an upload. The picture stays empty. */
  cancel(slot: Slot): void {
    this.#stop(slot);
    if (this.#uploads.delete(slot)) this.#store.say('Upload cancelled.');
    this.#startWaiting();
  }

  /** Ends all uploads, because the editor closes. */
  close(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    for (const slot of [...this.#calls.keys()]) this.#stop(slot);
    this.#uploads.clear();
  }

  refuse(refusals: readonly string[]): void {
    this.refusals = [...this.refusals, ...refusals];
    this.#store.say(refusals.join(' '));
  }
  dismissRefusals(): void {
    this.refusals = [];
    this.#store.touch();
  }

  #set(slot: Slot, upload: Upload): void {
    this.#uploads.set(slot, upload);
    this.#store.touch();
  }

  #stop(slot: Slot): void {
    this.#calls.get(slot)?.abort();
    this.#calls.delete(slot);
  }

  /** Stops uploads to deleted blocks until undo restores them. Ends uploads whose picture was chosen in another way. */
  #follow(): void {
    for (const [slot, { file, step }] of this.#uploads) {
      const block = this.#store.block(idOf(slot));
      if (!block && step === 'sending') {
        this.#stop(slot);
        this.#uploads.set(slot, { file, step: 'waiting' });
      } else if (block && block.type !== 'gallery' && pictureAt(block, slot)?.mediaId) {
        this.#stop(slot);
        this.#uploads.delete(slot);
      }
    }
    this.#startWaiting();
  }

  #startWaiting(): void {
    for (const [slot, { file, step }] of this.#uploads) {
      if (this.#calls.size >= AT_ONCE) return;
      if (step === 'waiting' && this.#store.block(idOf(slot))) void this.#run(slot, file);
    }
  }

  async #run(slot: Slot, file: File): Promise<void> {
    const call = new AbortController();
    this.#calls.set(slot, call);
    this.#set(slot, { file, step: 'sending', share: 0 });
    const { upload } = this.source;
    try {
      if (!upload) throw new Error('Pictures cannot be uploaded here.');
      const media = await upload(
        file,
        (share) => {
          if (!call.signal.aborted) this.#set(slot, { file, step: 'sending', share });
        },
        call.signal,
      );
      if (call.signal.aborted) return;
      this.#uploads.delete(slot);
      this.source.onPicked([media]);
      fillPicture(this.#store, slot, media, { isUndoable: false });
      this.#store.say(`${file.name} added.`);
    } catch (error) {
      if (call.signal.aborted) return;
      const message = error instanceof Error ? error.message : 'The upload failed. Please try again.';
      this.#set(slot, { file, step: 'failed', message });
      this.#store.say(`${file.name}: ${message}`);
    } finally {
      if (this.#calls.get(slot) === call) this.#calls.delete(slot);
      this.#startWaiting();
    }
  }
}

const uploadsOf = new WeakMap<EditorStore, PictureUploads>();

export function picturesOf(store: EditorStore): PictureUploads {
  const known = uploadsOf.get(store) ?? new PictureUploads(store);
  uploadsOf.set(store, known);
  return known;
}

/** Returns the picture of a block at a slot. */
export function pictureAt(block: Block | undefined, slot: Slot): PictureValues | undefined {
  if (block?.type === 'gallery') return block.items[itemOf(slot)];
  return block?.type === 'image' || block?.type === 'testimonial' ? block : undefined;
}

export function changePicture(
  store: EditorStore,
  slot: Slot,
  change: (picture: PictureValues) => PictureValues,
  options?: { isUndoable: boolean },
): void {
  const block = store.block(idOf(slot));
  const picture = pictureAt(block, slot);
  if (!block || !picture) return;
  const next = change(picture);
  const changed =
    block.type === 'gallery' ? { ...block, items: block.items.with(itemOf(slot), next as never) } : next;
  store.replace(changed as Block, options);
}

/** Sets the picture at a slot. If the item of a gallery already has one, fills its first empty item or adds one. */
export function fillPicture(
  store: EditorStore,
  slot: Slot,
  media: Media,
  options?: { isUndoable: boolean },
): void {
  const block = store.block(idOf(slot));
  let target = slot;
  // Items may have moved since the upload started.
  if (block?.type === 'gallery' && pictureAt(block, slot)?.mediaId !== null) {
    const empty = block.items.findIndex(({ mediaId }) => mediaId === null);
    target = slotOf(block.id, empty === -1 ? block.items.length : empty);
    if (empty === -1) {
      if (block.items.length >= ITEMS_MAX) return;
      store.replace({ ...block, items: [...block.items, { ...noPicture, caption: '' }] }, options);
    }
  }
  changePicture(store, target, (picture) => withMedia(picture, media), options);
}

function refusalOf({ name, type, size }: File): string | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase().replace('jpeg', 'jpg') ?? '';
  const known = type || MEDIA_TYPES[ending as keyof typeof MEDIA_TYPES];
  if (!PICTURE_TYPES.some((each) => each === known)) return `${name}: ${wantedMedia(['image'])}`;
  if (size > IMAGE_MAX) return `${name}: A picture may have at most ${sizeInWords(IMAGE_MAX)}.`;
  return undefined;
}

/** Returns the files that can be pictures, and shows why the others cannot. */
function acceptedFiles(store: EditorStore, files: readonly File[]): File[] {
  const refusals = files.map(refusalOf);
  const shown = refusals.filter((each) => each !== undefined);
  if (shown.length > 0) picturesOf(store).refuse(shown);
  return files.filter((_, index) => refusals[index] === undefined);
}

/**
 * Adds picture blocks and uploads their files. `position` is a position between blocks or inside one; by default they
 * go after the current block, or instead of an empty line.
 */
export function insertPictures(store: EditorStore, files: readonly File[], position?: number): void {
  const pictures = acceptedFiles(store, files);
  const blocks = pictures.map(() => makeBlock('image', newBlockId()));
  if (blocks.length === 0) return;
  const { doc, schema } = store.editor.state;
  const $at = position === undefined ? undefined : doc.resolve(Math.min(position, doc.content.size));
  if ($at?.parent.canReplaceWith($at.index(), $at.index(), schema.nodes.image as NodeType))
    putBlocks(store, blocks, $at.pos);
  else insertBlocks(store, blocks, $at && store.current($at.pos));
  for (const [index, { id }] of blocks.entries()) picturesOf(store).add(id, pictures[index] as File);
}

/** Uploads a file to an empty picture. Further files go to the next pictures of a gallery, or to new blocks. */
export function uploadTo(store: EditorStore, slot: Slot, files: readonly File[]): void {
  const id = idOf(slot);
  const block = store.block(id);
  const [first, ...rest] = acceptedFiles(store, files);
  if (!first || !block) return;
  if (block.type !== 'gallery') {
    picturesOf(store).add(slot, first);
    const place = store.find(id);
    if (place && rest.length > 0) insertPictures(store, rest, place.position + place.node.nodeSize);
    return;
  }
  const items = [...block.items];
  const free = (index: number) => items[index]?.mediaId === null && !picturesOf(store).get(slotOf(id, index));
  let at = itemOf(slot);
  const slots = [first, ...rest].map(() => {
    while (at < items.length && !free(at)) at += 1;
    if (at === items.length && at < ITEMS_MAX) items.push({ ...noPicture, caption: '' });
    at += 1;
    return slotOf(id, at - 1);
  });
  if (items.length > block.items.length) store.replace({ ...block, items });
  for (const [index, file] of [first, ...rest].entries()) {
    const target = slots[index] as Slot;
    if (itemOf(target) < ITEMS_MAX) picturesOf(store).add(target, file);
    else picturesOf(store).refuse([`${file.name}: A gallery has at most ${ITEMS_MAX} pictures.`]);
  }
}
