import type { MediaState, Place } from './playback/playback.ts';

/** A picture or clip of a story. `duration` is in ms; a clip may end earlier. */
export interface StorySegment {
  id: string;
  type: 'image' | 'video';
  url: string;
  width: number | null;
  height: number | null;
  /** The renditions of a picture, by width and type. */
  sizes: readonly { url: string; width: number; type: string }[];
  posterUrl?: string;
  alt: string;
  isDecorative: boolean;
  /** The focal point, which stays visible when the picture is cropped, as shares of width and height. */
  focalPoint: { x: number; y: number };
  /** A tiny picture as a data URL, shown blurred until the real picture has loaded. */
  placeholder: string | null;
  duration: number;
  captionsUrl?: string;
}

/** A story for the viewer. `avatar` is the URL of a picture, `cta` a link. */
export interface ViewedStory {
  id: string;
  name: string;
  avatar: string;
  cta: string;
  segments: readonly StorySegment[];
}

/** Returns the position and description of the slide, for screen readers. */
export function spokenPlace(stories: readonly ViewedStory[], at: Place, media: MediaState): string {
  const story = stories[at.story];
  const segment = story?.segments[at.segment];
  if (!story || !segment) return '';
  const place = `Story ${at.story + 1} of ${stories.length}: ${story.name}, slide ${at.segment + 1} of ${story.segments.length}.`;
  const failure = media === 'failed' && 'It could not be loaded.';
  return [place, !segment.isDecorative && segment.alt, failure].filter(Boolean).join(' ');
}
