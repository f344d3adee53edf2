import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import styles from '../Slide.module.css';
import type { StorySegment } from '../story.ts';
import type { MediaState } from './playback.ts';

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

  useEffect(() => {
    // Seeking to the current position replaces the poster with the first frame, which may be empty.
    if (own.current?.currentTime) own.current.currentTime = 0;
  }, [turn]);

  useEffect(() => {
    const video = own.current;
    if (!video || !isShown) return;
    video.muted = isMuted;
    if (!isPlaying) return video.pause();
    // Phones load a clip only when it is played, so play before it has loaded.
    video.play().catch(({ name }: Error) => {
      if (name === 'NotAllowedError') onRefused(video.muted ? 'play' : 'sound');
    });
  }, [isShown, isPlaying, isMuted, onRefused]);

  // We draw captions ourselves, because the browser's would be covered by the link.
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
