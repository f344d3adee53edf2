import type { MediaState, Place } from './playback.ts';
import type { ViewedStory } from './story.ts';

/** Where one is, and what is to be seen there, for those who hear it. */
export function spokenPlace(stories: readonly ViewedStory[], at: Place, media: MediaState): string {
  const story = stories[at.story];
  const segment = story?.segments[at.segment];
  if (!story || !segment) return '';
  const place = `Story ${at.story + 1} of ${stories.length}: ${story.name}, slide ${at.segment + 1} of ${story.segments.length}.`;
  const failure = media === 'failed' && 'It could not be loaded.';
  return [place, !segment.isDecorative && segment.alt, failure].filter(Boolean).join(' ');
}
