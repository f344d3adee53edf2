import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './Slide.module.css';
import type { ClipProps, SlideProps } from './slide-props.ts';

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
    // A clip that is sent to where it already stands drops its poster for its first frame, which may be empty.
    if (own.current?.currentTime) own.current.currentTime = 0;
  }, [turn]);

  useEffect(() => {
    const video = own.current;
    if (!video || !isShown) return;
    video.muted = isMuted;
    if (!isPlaying) return video.pause();
    // Playing is what makes a phone fetch it, so it begins before anything is there.
    video.play().catch(({ name }: Error) => {
      if (name === 'NotAllowedError') onRefused(video.muted ? 'play' : 'sound');
    });
  }, [isShown, isPlaying, isMuted, onRefused]);

  // Drawn by us: a browser's own captions would lie under the link.
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

/** What WebVTT marks up inside a cue is for browsers that draw it. */
const plain = (text: string) => text.replaceAll(/<[^>]*>/g, '');
