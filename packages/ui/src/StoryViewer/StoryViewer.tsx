import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Bars } from './controls/Bars.tsx';
import { commandOf, type KeyCommand } from './controls/keys.ts';
import { ctaOf } from './controls/story-cta.ts';
import { Tools } from './controls/Tools.tsx';
import { useGestures } from './controls/use-gestures.ts';
import { Neighbours } from './Neighbours.tsx';
import type { Playback } from './playback/playback.ts';
import { useChoices } from './playback/use-choices.ts';
import { usePlayback } from './playback/use-playback.ts';
import { useProgress } from './playback/use-progress.ts';
import { Slide } from './Slide.tsx';
import styles from './StoryViewer.module.css';
import { spokenPlace, type ViewedStory } from './story.ts';
import { useModalDialog, useSpoken } from './use-dialog.ts';

const TURN_MS = 260;

interface StoryViewerProps {
  stories: readonly ViewedStory[];
  /** The id of the first story to show. Default: the first in the list. */
  start: string;
  /**
   * Called when the visitor closes the viewer or has seen the last slide. The caller then unmounts the viewer, which
   * returns the focus.
   */
  onClose: () => void;
  /** Called with the current story, also with the first. */
  onStory?: (id: string) => void;
}

/** Shows stories full screen, controlled by touch, keys or screen reader. */
export function StoryViewer(props: StoryViewerProps) {
  const { onClose } = props;
  const { stories, story, segment, state, media, isPlaying, slides, dispatch, report, done } =
    usePlayback(props);
  const { isMuted, hasCaptions, toggleSound, toggleCaptions, silence } = useChoices();
  const [caption, setCaption] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const clip = useRef<HTMLVideoElement>(null);

  const isClip = segment?.type === 'video';
  const runs = isClip || !state.isStill;
  const bar = useProgress({
    isRunning: isPlaying && media === 'ready' && runs,
    turn: state.turn,
    duration: segment?.duration ?? 0,
    clip,
    onDone: done,
  });
  const gestures = useGestures({
    stage,
    onGesture: (gesture) => (gesture === 'close' ? onClose() : dispatch({ type: gesture })),
    onHold: (is) => dispatch({ type: 'held', is }),
  });
  const refused = useCallback(
    (what: 'sound' | 'play') => {
      if (what === 'sound') silence(true);
      else dispatch({ type: 'pause', is: true });
    },
    [dispatch, silence],
  );
  useModalDialog(dialog);
  useTurn(stage, state);
  const spoken = useSpoken(spokenPlace(stories, state, media));

  if (!story || !segment) return null;

  const togglePause = () => dispatch({ type: 'pause' });

  function obey(command: KeyCommand) {
    if (command === 'mute') toggleSound();
    else if (command === 'captions') toggleCaptions();
    else dispatch({ type: command });
  }

  function onKeyDown(event: KeyboardEvent) {
    const command = commandOf(event);
    const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (!command || (command === 'pause' && isOnControl)) return;
    event.preventDefault();
    obey(command);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label="Stories"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={({ target }) => target instanceof Element && target.matches(`.${styles.floor}`) && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div className={styles.floor}>
        <section
          ref={stage}
          className={styles.stage}
          aria-label={story.name}
          data-held={state.isHeld || undefined}
        >
          {slides.map((one) => (
            <Slide
              key={one.id}
              segment={one}
              isShown={one === segment}
              isFailed={state.media[one.id] === 'failed'}
              onMedia={report}
              {...{ isPlaying, isMuted, clip }}
              turn={state.turn}
              onEnd={done}
              onRefused={refused}
              onCaption={setCaption}
            />
          ))}
          {media === 'loading' && <div key={segment.id} className={styles.loading} aria-hidden="true" />}
          {media === 'failed' && (
            <p className={styles.failed}>This slide could not be loaded. Tap to go on.</p>
          )}
          <div className={styles.surface} {...gestures} />
          <header className={styles.head}>
            <Bars
              count={story.segments.length}
              current={state.segment}
              isFull={!runs}
              bar={bar}
              key={story.id}
            />
            <div className={styles.title}>
              <img src={story.avatar} alt="" width="40" height="40" />
              <h2>{story.name}</h2>
              <Tools
                pause={runs ? { isPaused: state.isPaused, onToggle: togglePause } : undefined}
                sound={isClip ? { isMuted, onToggle: toggleSound } : undefined}
                captions={
                  segment.captionsUrl ? { areShown: hasCaptions, onToggle: toggleCaptions } : undefined
                }
                onClose={onClose}
              />
            </div>
          </header>
          <footer className={styles.foot}>
            {hasCaptions && caption && <p className={styles.caption}>{caption}</p>}
            <Cta cta={story.cta} />
          </footer>
        </section>
        <Neighbours
          before={stories[state.story - 1]}
          after={stories[state.story + 1]}
          onStory={(type) => dispatch({ type })}
          onStep={(type) => dispatch({ type })}
        />
      </div>
      <p className={styles.unseen} aria-live="polite">
        {spoken}
      </p>
    </dialog>
  );
}

export function Cta({ cta }: { cta: string }) {
  const { href, label, isExternal } = ctaOf(cta);
  return (
    <a className={styles.cta} href={href} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
      <span>{label}</span> {isExternal && <span className={styles.unseen}>(opens in a new tab)</span>}
    </a>
  );
}

/** Slides a new story in from its side. */
function useTurn(stage: RefObject<HTMLElement | null>, { story, isStill }: Playback): void {
  const before = useRef(story);
  useLayoutEffect(() => {
    const from = Math.sign(story - before.current);
    before.current = story;
    if (from === 0 || isStill) return;
    const away = { transform: `translateX(${from * 14}%)`, opacity: 0.3 };
    const animation = stage.current?.animate?.([away, {}], {
      duration: TURN_MS,
      easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)',
    });
    return () => animation?.cancel();
  }, [stage, story, isStill]);
}
