import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { mediaQueries } from '../media-queries.ts';
import { sendMedia } from './send-media.ts';
import { createUploadQueue, isUnderway } from './upload-queue.ts';
import { registerUploads } from './upload-store.ts';

interface UploadsOptions {
  /** The accepted kinds. They must not change. */
  kinds: readonly MediaKind[];
  onDone?: (media: Media) => void;
  /** Uploads continue at this address and below. Leaving it asks first. Default: the current address. */
  within?: string;
}

/** The uploads of a screen, which end when it unmounts. Spread the result on an `UploadList`. */
export function useUploads({ kinds, onDone, within }: UploadsOptions) {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [place] = useState(within ?? pathname);
  // Debounced, because small files finish in quick succession.
  const refresh = useDebouncedCallback(
    () => void client.invalidateQueries({ queryKey: mediaQueries.lists }),
    { delay: 500, flushOnUnmount: true },
  );
  const latest = useRef({ onDone, refresh });
  latest.current = { onDone, refresh };

  const [queue] = useState(() =>
    createUploadQueue({
      kinds,
      send: sendMedia,
      onDone(media) {
        latest.current.refresh();
        latest.current.onDone?.(media);
      },
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.get);
  const isBusy = uploads.some(isUnderway);

  useEffect(() => (isBusy ? registerUploads(place) : undefined), [isBusy, place]);
  useEffect(() => queue.stop, [queue]);

  const { add, cancel, retry, remove } = queue;
  return { uploads, kinds, add, cancel, retry, remove };
}

export type Uploads = ReturnType<typeof useUploads>;
