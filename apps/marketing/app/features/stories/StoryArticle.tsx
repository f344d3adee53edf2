import type { Segment, Story } from '@upcurve/contracts/testimonials/testimonials';
import { paths } from '@upcurve/site-content/paths';
import { ctaOf } from '@upcurve/ui/story-cta';
import { renditionsOf } from '@upcurve/ui/story-renditions';
import { storyPage } from '../../content/stories.ts';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { SampleNote } from './SampleNote.tsx';
import styles from './StoryArticle.module.css';

type Neighbour = Pick<Story, 'id' | 'name'>;

interface StoryArticleProps {
  story: Story;
  before?: Neighbour;
  after?: Neighbour;
}

/** A story as a plain page. It shows everything that the viewer shows, but needs no script. */
export function StoryArticle({ story, before, after }: StoryArticleProps) {
  const { id, name, avatar, segments } = story;
  const { href, label, isExternal } = ctaOf(story.cta);
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <img src={avatar} alt="" width="200" height="200" />
        <div>
          <p className="kicker">{storyPage.kicker}</p>
          <h1 className={`title ${styles.title}`}>{name}</h1>
          <a href={paths.openStory(id)} className={`needs-script ${buttons.quiet}`} data-needs-script="">
            {storyPage.watch}
          </a>
        </div>
      </header>
      <ol className={styles.segments}>
        {segments.map((segment, place) => (
          <li key={segment.id}>
            <StoryFigure segment={segment} place={place + 1} count={segments.length} isFirst={place === 0} />
          </li>
        ))}
      </ol>
      <SampleNote />
      <footer className={styles.foot}>
        <a href={href} className={buttons.primary} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
          {label}
          {isExternal && <span className="visually-hidden">(opens in a new tab)</span>}
          <Arrow />
        </a>
        {(before || after) && (
          <nav aria-label={storyPage.others} className={`cluster ${styles.others}`}>
            {before && (
              <a href={paths.story(before.id)} rel="prev">
                <span className="small">{storyPage.previous}</span> <u>{before.name}</u>
              </a>
            )}
            {after && (
              <a href={paths.story(after.id)} rel="next">
                <span className="small">{storyPage.next}</span> <u>{after.name}</u>
              </a>
            )}
          </nav>
        )}
      </footer>
    </article>
  );
}

interface StoryFigureProps {
  segment: Segment;
  place: number;
  count: number;
  isFirst: boolean;
}

const SIZES = '(min-width: 60rem) 26rem, (min-width: 40rem) 45vw, 92vw';

/** One picture or clip of a story, with the browser's native controls. */
function StoryFigure({ segment, place, count, isFirst }: StoryFigureProps) {
  const { type, url, width, height, posterUrl, captionsUrl, isDecorative } = segment;
  const alt = isDecorative ? '' : segment.alt;
  const { sources, srcSet } = renditionsOf(segment);
  const size = { width: width ?? undefined, height: height ?? undefined };
  return (
    <figure className={styles.figure}>
      {type === 'video' ? (
        <video
          src={url}
          poster={posterUrl}
          {...size}
          controls
          playsInline
          preload="metadata"
          aria-label={alt || storyPage.clip}
        >
          {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en-GB" label="English" default />}
        </video>
      ) : (
        <picture>
          {sources.map((source) => (
            <source key={source.type} {...source} sizes={SIZES} />
          ))}
          <img
            src={url}
            srcSet={srcSet}
            sizes={SIZES}
            alt={alt}
            {...size}
            loading={isFirst ? 'eager' : 'lazy'}
          />
        </picture>
      )}
      <figcaption className="small">{storyPage.place(place, count)}</figcaption>
    </figure>
  );
}
