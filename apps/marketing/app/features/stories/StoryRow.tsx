import { paths } from '@upcurve/site-content/paths';
import type { StoryViewer } from '@upcurve/ui/StoryViewer/StoryViewer';
import { type ComponentProps, type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import styles from './StoryRow.module.css';
import { loadViewer, prepareStory, type StoryTeaser } from './story-source.ts';
import { useOpenStory } from './use-open-story.ts';

interface Loaded {
  Viewer: ComponentType<ComponentProps<typeof StoryViewer>>;
  stories: ComponentProps<typeof StoryViewer>['stories'];
}

/** The width of a still: 9/16 of the heights in the style sheet. */
const STILL_SIZES = { small: '10rem', large: '(width >= 48rem) min(18.5rem, 20vw), 10rem' };

interface StoryRowProps {
  stories: readonly StoryTeaser[];
  label: string;
  size?: keyof typeof STILL_SIZES;
}

/** A row of stories. Each links to its plain page; with script, a click loads and opens the viewer. */
export function StoryRow({ stories, label, size = 'small' }: StoryRowProps) {
  const { id, open, showOther, close } = useOpenStory();
  const [loaded, setLoaded] = useState<Loaded>();
  const row = useRef<HTMLUListElement>(null);
  const isNamed = stories.some((story) => story.id === id);
  const isShown = isNamed && loaded !== undefined;

  // Only needed to open the viewer, because the id changes while the viewer is open.
  const wanted = isNamed && !loaded ? id : undefined;
  useEffect(() => {
    if (!wanted) return;
    let isLeft = false;
    loadViewer().then(
      ({ StoryViewer: Viewer, stories: all }) => !isLeft && setLoaded({ Viewer, stories: all }),
      // If the viewer does not load, the plain page shows the story.
      () => !isLeft && location.assign(paths.story(wanted)),
    );
    return () => {
      isLeft = true;
    };
  }, [wanted]);

  // Reloads the stories when the viewer is opened again.
  useEffect(() => {
    if (!isNamed) setLoaded(undefined);
  }, [isNamed]);

  // The viewer returns the focus to the clicked link. Visitors who arrived by a link to the story clicked none.
  const lastShown = useRef<string>(undefined);
  useEffect(() => {
    if (isShown) lastShown.current = id;
    else if (lastShown.current && document.activeElement === document.body) {
      row.current?.querySelector<HTMLElement>(`[href="${paths.story(lastShown.current)}"]`)?.focus();
    }
  }, [isShown, id]);

  function press(event: MouseEvent, pressed: string) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(pressed);
  }

  return (
    <>
      <ul ref={row} className={`rail ${styles[size]}`} aria-label={label}>
        {stories.map(({ id: own, name, still }) => (
          <li key={own}>
            <a
              href={paths.story(own)}
              className={styles.story}
              aria-busy={wanted === own || undefined}
              onClick={(event) => press(event, own)}
              onPointerEnter={() => prepareStory(own)}
              onFocus={() => prepareStory(own)}
            >
              <picture>
                {still.sources.map((source) => (
                  <source key={source.type} {...source} sizes={STILL_SIZES[size]} />
                ))}
                <img
                  src={still.src}
                  srcSet={still.srcSet}
                  sizes={STILL_SIZES[size]}
                  alt=""
                  width="180"
                  height="320"
                  loading="lazy"
                />
              </picture>
              <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
      {isShown && (
        <loaded.Viewer stories={loaded.stories} start={id ?? ''} onClose={close} onStory={showOther} />
      )}
    </>
  );
}
