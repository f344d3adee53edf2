import { icons } from './controls/icons.tsx';
import styles from './Neighbours.module.css';
import type { ViewedStory } from './story.ts';

interface NeighboursProps {
  before?: ViewedStory;
  after?: ViewedStory;
  onStory: (which: 'previousStory' | 'nextStory') => void;
  onStep: (which: 'previous' | 'next') => void;
}

/** The buttons next to the stage: previous and next story, previous and next slide. */
export function Neighbours({ before, after, onStory, onStep }: NeighboursProps) {
  return (
    <>
      <button
        type="button"
        className={styles.step}
        data-side="before"
        aria-label="Previous slide"
        onClick={() => onStep('previous')}
      >
        {icons.previous}
      </button>
      <button
        type="button"
        className={styles.step}
        data-side="after"
        aria-label="Next slide"
        onClick={() => onStep('next')}
      >
        {icons.next}
      </button>
      {before && <Neighbour story={before} side="before" onOpen={() => onStory('previousStory')} />}
      {after && <Neighbour story={after} side="after" onOpen={() => onStory('nextStory')} />}
    </>
  );
}

interface NeighbourProps {
  story: ViewedStory;
  side: 'before' | 'after';
  onOpen: () => void;
}

function Neighbour({ story, side, onOpen }: NeighbourProps) {
  const { name, avatar, segments } = story;
  const first = segments[0];
  const label = `${side === 'before' ? 'Previous' : 'Next'} story: ${name}`;
  return (
    <button type="button" className={styles.neighbour} data-side={side} aria-label={label} onClick={onOpen}>
      {first?.placeholder && <img className={styles.glimpse} src={first.placeholder} alt="" />}
      <span className={styles.who}>
        <img className={styles.avatar} src={avatar} alt="" width="72" height="72" />
        <span>{name}</span>
      </span>
    </button>
  );
}
