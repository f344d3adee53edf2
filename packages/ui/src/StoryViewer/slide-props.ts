import type { RefObject } from 'react';
import type { MediaState } from './playback.ts';
import type { StorySegment } from './story.ts';

export interface SlideProps {
  segment: StorySegment;
  /** The others are fetched ahead, out of sight. */
  isShown: boolean;
  /** It is not to be had: its placeholder stands for it. */
  isFailed: boolean;
  onMedia: (id: string, state: MediaState) => void;
}

export interface ClipProps {
  isPlaying: boolean;
  isMuted: boolean;
  turn: number;
  /** Holds the clip that is shown. */
  clip: RefObject<HTMLVideoElement | null>;
  onEnd: (turn: number) => void;
  /** The browser lets nothing play with sound, or at all, without a press. */
  onRefused: (what: 'sound' | 'play') => void;
  onCaption: (text: string) => void;
}
