import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import styles from '../Slide.module.css';
import type { StorySegment } from '../story.ts';
import type { MediaState } from './playback.ts';

export interface SlideProps {
  segment: StorySegment;
  /** False for slides that are hidden and only prefetched. */
  isShown: boolean;
  /** The media failed to load, so the placeholder is shown. */
  isFailed: boolean;
  onMedia: (id: string, state: MediaState) => void;
}

export interface ClipProps {
  isPlaying: boolean;
  isMuted: boolean;
  turn: number;
  /** A ref to the current clip's element. */
  clip: RefObject<HTMLVideoElement | null>;
  onEnd: (turn: number) => void;
  /** Called when the browser blocks sound or playback until the visitor interacts. */
  onRefused: (what: 'sound' | 'play') => void;
  onCaption: (text: string) => void;
}

export function Clip(props: SlideProps & ClipProps) {
  const { segment, isShown, isPlaying, isMuted, turn, clip } = props;
  const { onMedia, onEnd, onRefused, onCaption } = props;
  const { id, url, posterUrl, captionsUrl, alt, isDecorative } = segment;
  const own = useRef<HTMLVideoElement>(null);

  useLayoutEffect(() => {
    const video = own.current;
    if (!isShown || !video) return;
    clip.current = video;
    return () => {
      clip.current = null;
      video.pause();
    };
  }, [isShown, clip]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn plays the clip again.
  useEffect(() => {
    // Does not seek at the start, because that replaces the poster with the first frame, which may be empty.
    if (own.current?.currentTime) own.current.currentTime = 0;
  }, [turn]);

  useEffect(() => {
    const video = own.current;
    if (!video || !isShown) return;
    video.muted = isMuted;
    if (!isPlaying) return video.pause();
    // Calls play before the clip has loaded, because phones load a clip only on playback.
    video.play().catch(({ name }: Error) => {
      if (name === 'NotAllowedError') onRefused(video.muted ? 'play' : 'sound');
    });
  }, [isShown, isPlaying, isMuted, onRefused]);

  // Captions are drawn by our code, because the link would cover the browser's.
  useEffect(() => {
    const track = own.current?.textTracks?.[0];
    if (!track || !isShown) return;
    track.mode = 'hidden';
    const read = () =>
      onCaption(
        [...(track.activeCues ?? [])].map((cue) => ('text' in cue ? plain(String(cue.text)) : '')).join('\n'),
      );
    read();
    track.addEventListener('cuechange', read);
    return () => {
      track.removeEventListener('cuechange', read);
      onCaption('');
    };
  }, [isShown, onCaption]);

  const ready = () => onMedia(id, 'ready');
  return (
    <video
      ref={own}
      className={styles.media}
      src={url}
      poster={posterUrl}
      aria-label={isDecorative ? undefined : alt}
      aria-hidden={isDecorative || undefined}
      muted
      playsInline
      preload="auto"
      onCanPlay={ready}
      onPlaying={ready}
      onWaiting={() => onMedia(id, 'loading')}
      onError={() => onMedia(id, 'failed')}
      onEnded={() => onEnd(turn)}
    >
      {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en-GB" label="English" />}
    </video>
  );
}

/** Removes WebVTT markup from a cue. */
const plain = (text: string) => text.replaceAll(/<[^>]*>/g, '');
