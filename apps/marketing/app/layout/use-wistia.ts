import { useSite } from './use-site.ts';

/** Where a film comes from; the agency sets it in the content files. */
export interface VideoSource {
  /** The id of one particular Wistia video, or nothing. */
  videoId: string;
  /** Whether it is one of the numbered videos that the environment (WISTIA_IDS) names. */
  useWistia: boolean;
  wistiaVideoNumber?: 1 | 2 | 3;
}

/** The Wistia id of a film; undefined while there is none to show. */
export function useWistiaId({ videoId, useWistia, wistiaVideoNumber }: VideoSource): string | undefined {
  const { wistiaIds } = useSite();
  if (useWistia && wistiaVideoNumber) return wistiaIds[wistiaVideoNumber - 1] || undefined;
  // Frames of Wistia are let in only where the environment names some.
  return (wistiaIds.some(Boolean) && videoId) || undefined;
}
