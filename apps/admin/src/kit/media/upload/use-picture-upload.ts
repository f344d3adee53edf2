import { useQueryClient } from '@tanstack/react-query';
import type { Media } from '@upcurve/contracts/media/media';
import { useCallback } from 'react';
import { errorMessage } from '../../../error-message.ts';
import { mediaQueries } from '../media-queries.ts';
import { checkFile } from './check-file.ts';
import { sendMedia } from './send-media.ts';
import { registerUploads } from './upload-store.ts';

/**
 * Returns a function that uploads one picture to the library, for a screen that shows its uploads itself. `onProgress`
 * gets the sent part, from 0 to 1. Leaving the address `within` during an upload asks first.
 * @throws an error whose message can be shown
 */
export function usePictureUpload(within: string) {
  const client = useQueryClient();
  return useCallback(
    async (sent: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Media> => {
      const checked = checkFile(sent, ['image']);
      if ('refusal' in checked) throw new Error(checked.refusal);
      const unregister = registerUploads(within);
      try {
        return await sendMedia(checked.file, checked.kind, signal, onProgress);
      } catch (error) {
        throw new Error(errorMessage(error as Error, 'The upload failed. Please try again.'), {
          cause: error,
        });
      } finally {
        unregister();
        void client.invalidateQueries({ queryKey: mediaQueries.lists });
      }
    },
    [client, within],
  );
}
