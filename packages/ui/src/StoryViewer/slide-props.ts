import type { RefObject } from 'react';
import type { MediaState } from './playback/playback.ts';
import type { StorySegment } from './story.ts';

export interface SlideProps {
  segment: StorySegment;
  /** Other slides are prefetched and hidden. */
  isShown: boolean;
  /** It could not be loaded; the placeholder is shown. */
  isFailed: boolean;
  onMedia: (id: string, state: MediaState) => void;
}

export interface ClipProps {
  isPlaying: boolean;
  isMuted: boolean;
  turn: number;
  /** A ref to the current clip. */
  clip: RefObject<HTMLVideoElement | null>;
  onEnd: (turn: number) => void;
  /** The browser blocked sound, or playing, until the visitor interacts. */
  onRefused: (what: 'sound' | 'play') => void;
  onCaption: (text: string) => void;
}
