import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { Bars } from './Bars.tsx';
import { keepChoices, readChoices } from './choices.ts';
import { ctaOf } from './cta.ts';
import { commandOf, type KeyCommand } from './keys.ts';
import { Neighbours } from './Neighbours.tsx';
import { Slide } from './Slide.tsx';
import styles from './StoryViewer.module.css';
import type { ViewedStory } from './story.ts';
import { Tools } from './Tools.tsx';
import { useShown, useSpoken } from './use-dialog.ts';
import { useGestures } from './use-gestures.ts';
import { usePlayback } from './use-playback.ts';
import { useProgress } from './use-progress.ts';

interface StoryViewerProps {
  stories: readonly ViewedStory[];
  /** The id of the story to begin with; the first where there is no such. */
  start: string;
  /** The visitor wants to leave, or has seen the last. Take the viewer away then: it gives the focus back. */
  onClose: () => void;
  /** Which story is on, also the one it began with. */
  onStory?: (id: string) => void;
}

/** Stories over the whole screen: tapped, held and swiped, by keys, or read out. */
export function StoryViewer(props: StoryViewerProps) {
  const { onClose } = props;
  const { stories, story, segment, state, media, isPlaying, slides, dispatch, report, done } =
    usePlayback(props);
  const [choices, setChoices] = useState(readChoices);
  const [isSilenced, setSilenced] = useState(false);
  const [caption, setCaption] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const clip = useRef<HTMLVideoElement>(null);

  const isClip = segment?.type === 'video';
  const isMuted = choices.isMuted || isSilenced;
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
      if (what === 'sound') setSilenced(true);
      else dispatch({ type: 'pause', is: true });
    },
    [dispatch],
  );
  useShown(dialog);
  const spoken = useSpoken(spokenOf());

  if (!story || !segment) return null;

  function spokenOf(): string {
    if (!story || !segment) return '';
    const alt = segment.isDecorative ? '' : ` ${segment.alt}`;
    return `Story ${state.story + 1} of ${stories.length}: ${story.name}, slide ${state.segment + 1} of ${story.segments.length}.${alt}`;
  }

  function choose(change: Partial<typeof choices>) {
    const chosen = { ...choices, ...change };
    setChoices(chosen);
    setSilenced(false);
    keepChoices(chosen);
  }

  const toggles = {
    pause: () => dispatch({ type: 'pause' }),
    mute: () => choose({ isMuted: !isMuted }),
    captions: () => choose({ hasCaptions: !choices.hasCaptions }),
  };

  function obey(command: KeyCommand) {
    if (command === 'pause' || command === 'mute' || command === 'captions') toggles[command]();
    else dispatch({ type: command });
  }

  function onKeyDown(event: KeyboardEvent) {
    const command = commandOf(event);
    const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (!command || (command === 'pause' && isOnControl)) return;
    event.preventDefault();
    obey(command);
  }

  const { href, label, isExternal } = ctaOf(story.cta);
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
              isFailed={one === segment && media === 'failed'}
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
            <p className={styles.failed} role="status">
              This slide could not be loaded. Tap to go on.
            </p>
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
                pause={runs ? { isPaused: state.isPaused, onToggle: toggles.pause } : undefined}
                sound={isClip ? { isMuted, onToggle: toggles.mute } : undefined}
                captions={
                  segment.captionsUrl
                    ? { areShown: choices.hasCaptions, onToggle: toggles.captions }
                    : undefined
                }
                onClose={onClose}
              />
            </div>
          </header>
          <footer className={styles.foot}>
            {choices.hasCaptions && caption && <p className={styles.caption}>{caption}</p>}
            <a className={styles.cta} href={href} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
              {label} {isExternal && <span className={styles.unseen}>(opens a new tab)</span>}
            </a>
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
