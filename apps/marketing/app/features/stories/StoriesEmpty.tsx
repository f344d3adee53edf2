import { storiesEmpty, storiesNext, storiesRules } from '../../content/stories.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import { BookingLink } from '../../layout/BookingLink.tsx';
import buttons from '../../layout/button.module.css';
import { Section } from '../../layout/Section.tsx';
import { CURVE_AREA, CURVE_PATH } from '../../motif/curve.ts';
import styles from './StoriesEmpty.module.css';

/** Where the stories play; while none is published, why. */
export function StoriesStage() {
  return (
    <section id="stories" className={styles.stage} data-surface="ink" aria-labelledby="stories-title">
      <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.ground} d={CURVE_AREA} />
        <path className={styles.line} d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.frame}>
        <div className={styles.segments} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <h2 id="stories-title">{storiesEmpty.title}</h2>
        <p>{storiesEmpty.text}</p>
      </div>
    </section>
  );
}

/** What each story will be held to, and what to do meanwhile. */
export function StoriesPromise() {
  return (
    <>
      <Section title={storiesRules.title} shape="split">
        <dl className={styles.rules}>
          {storiesRules.items.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={storiesNext.title} lead={storiesNext.lead} surface="blush">
        <BookingLink className={buttons.primary}>
          {storiesNext.book}
          <Arrow />
        </BookingLink>
      </Section>
    </>
  );
}
