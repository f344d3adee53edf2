import type { VideoSource } from '../content/film.ts';
import { useSite } from './use-site.ts';

/** The Wistia id of a client's film; undefined while there is none to show. */
export function useWistiaId({ videoId, useWistia, wistiaVideoNumber }: VideoSource): string | undefined {
  const { wistiaIds, wistiaIntroId } = useSite();
  if (useWistia && wistiaVideoNumber) return wistiaIds[wistiaVideoNumber - 1] || undefined;
  // Frames of Wistia are let in only where the environment names some.
  return ((wistiaIntroId || wistiaIds.some(Boolean)) && videoId) || undefined;
}
