import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import type { Trx } from '../../db/client.ts';
import { contentChanged, lockContent } from '../../lib/database/content-version.ts';
import { conflict, invalidField } from '../../lib/http/errors.ts';
import type { Services } from '../../services.ts';
import { mediaInUse, mediaService } from '../media/service.ts';

export function storyService(services: Services) {
  const media = mediaService(services);
  return {
    addFor: media.addFor,

    /** Runs a change and notifies the website. `work` adds the ids of media that are no longer shown to `former`. */
    publish: (work: (trx: Trx, former: string[]) => Promise<void>): Promise<void> =>
      media.changeUse(async (trx, former) => {
        // First, so that parallel publishing waits without holding other locks.
        await lockContent(trx);
        await contentChanged(trx);
        await work(trx, former);
      }),
  };
}

/** Checks that two lists contain the same ids. @throws {HttpError} 409 if they differ */
export function checkSameIds(there: readonly string[], named: readonly string[], what: string): void {
  const isSame = there.length === named.length && there.every((id) => named.includes(id));
  if (!isSame) throw conflict(`Someone else has added or deleted ${what}. Reload and try again.`);
}

const OF_KIND: Record<MediaKind, string> = { image: 'a picture', video: 'a video', captions: 'captions' };

/** Returns a medium to show, locked against deletion. `path` is the field that contains its id. */
export async function lockMediaToShow(
  trx: Trx,
  id: string,
  path: string,
  kinds: readonly MediaKind[],
): Promise<Media> {
  const media = await mediaInUse(trx, id);
  if (!media) throw invalidField(path, 'This file is no longer in the library.');
  if (!kinds.includes(media.kind))
    throw invalidField(path, `Choose ${kinds.map((kind) => OF_KIND[kind]).join(' or ')}.`);
  return media;
}
