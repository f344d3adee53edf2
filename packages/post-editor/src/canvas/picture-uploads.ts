import type { NodeType } from '@tiptap/pm/model';
import type { Media } from '@upcurve/contracts/media/media';
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
export type Upload = { file: File } & ({ share: number } | { failure: string });

const AT_ONCE = 2;

/** Sends pictures to the library and puts them in their places. The post has an empty picture until then. */
class PictureUploads {
  source: Pick<MediaSource, 'upload' | 'onPicked'> = { onPicked: () => {} };
  readonly #store: EditorStore;
  readonly #uploads = new Map<Slot, Upload>();
  readonly #calls = new Map<Slot, AbortController>();

  constructor(store: EditorStore) {
    this.#store = store;
  }

  get = (slot: Slot): Upload | undefined => this.#uploads.get(slot);

  add(slot: Slot, file: File): void {
    this.#stop(slot);
    this.#set(slot, { file, share: 0 });
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
    for (const slot of [...this.#calls.keys()]) this.#stop(slot);
    this.#uploads.clear();
  }

  #set(slot: Slot, upload: Upload): void {
    this.#uploads.set(slot, upload);
    this.#store.touch();
  }

  #stop(slot: Slot): void {
    this.#calls.get(slot)?.abort();
    this.#calls.delete(slot);
  }

  #startWaiting(): void {
    for (const [slot, upload] of this.#uploads) {
      if (this.#calls.size >= AT_ONCE) return;
      if ('share' in upload && !this.#calls.has(slot)) void this.#run(slot, upload.file);
    }
  }

  async #run(slot: Slot, file: File): Promise<void> {
    const call = new AbortController();
    this.#calls.set(slot, call);
    const { upload } = this.source;
    try {
      if (!upload) throw new Error('Pictures cannot be uploaded here.');
      const media = await upload(
        file,
        (share) => {
          if (!call.signal.aborted) this.#set(slot, { file, share });
        },
        call.signal,
      );
      if (call.signal.aborted) return;
      this.#uploads.delete(slot);
      this.source.onPicked([media]);
      const block = this.#store.block(idOf(slot));
      // Meanwhile another picture may have been chosen.
      if (block?.type === 'gallery' || pictureAt(block, slot)?.mediaId === null)
        fillPicture(this.#store, slot, media, { isUndoable: false });
      this.#store.say(`${file.name} added.`);
    } catch (error) {
      if (call.signal.aborted) return;
      const failure = error instanceof Error ? error.message : 'The upload failed. Please try again.';
      this.#set(slot, { file, failure });
      this.#store.say(`${file.name}: ${failure}`);
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

/**
 * Adds picture blocks and uploads their files. `position` is a position between blocks or inside one; by default they
 * go after the current block, or instead of an empty line.
 */
export function insertPictures(store: EditorStore, files: readonly File[], position?: number): void {
  const blocks = files.map(() => makeBlock('image', newBlockId()));
  if (blocks.length === 0) return;
  const { doc, schema } = store.editor.state;
  const $at = position === undefined ? undefined : doc.resolve(Math.min(position, doc.content.size));
  if ($at?.parent.canReplaceWith($at.index(), $at.index(), schema.nodes.image as NodeType))
    putBlocks(store, blocks, $at.pos);
  else insertBlocks(store, blocks, $at && store.current($at.pos));
  for (const [index, { id }] of blocks.entries()) picturesOf(store).add(id, files[index] as File);
}

/** Uploads files to an empty picture and the next ones of its gallery. The others become blocks after it. */
export function uploadTo(store: EditorStore, slot: Slot, files: readonly File[]): void {
  const id = idOf(slot);
  const block = store.block(id);
  const slots: Slot[] = [];
  if (block?.type !== 'gallery') slots.push(slot);
  else {
    const items = [...block.items];
    for (let at = itemOf(slot); slots.length < files.length && at < ITEMS_MAX; at += 1) {
      items[at] ??= { ...noPicture, caption: '' };
      const isFree = items[at]?.mediaId === null && !picturesOf(store).get(slotOf(id, at));
      if (isFree) slots.push(slotOf(id, at));
    }
    store.replace({ ...block, items });
  }
  for (const [index, each] of slots.entries()) picturesOf(store).add(each, files[index] as File);
  const place = store.find(id);
  if (place) insertPictures(store, files.slice(slots.length), place.position + place.node.nodeSize);
}
