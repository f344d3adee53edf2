import { testimonials, testimonialsSection } from '../../content/testimonials.ts';
import { EbookCard } from './EbookCard.tsx';
import styles from './Testimonials.module.css';
import { VideoFacade } from './VideoFacade.tsx';

/** Three clients on film, and the e-book beside them. */
export function Testimonials() {
  return (
    <section className={styles.testimonials} data-surface="blush" aria-labelledby="testimonials-title">
      <div className={styles.inner}>
        <h2 id="testimonials-title" className={styles.title}>
          {testimonialsSection.title}
        </h2>
        <ul className={styles.people}>
          {testimonials.map(({ id, clientName, role, quote, imageSrc, altText, ...source }) => (
            <li key={id} className={styles.person}>
              <VideoFacade
                source={source}
                title={clientName}
                still={<img src={imageSrc} alt={altText} width="400" height="500" loading="lazy" />}
              />
              <figure>
                <blockquote className={styles.quote}>{quote}</blockquote>
                <figcaption className={styles.who}>
                  <strong>{clientName}</strong>
                  <span>{role}</span>
                </figcaption>
              </figure>
            </li>
          ))}
          <li className={styles.ebook}>
            <EbookCard />
          </li>
        </ul>
        <p className={styles.note}>{testimonialsSection.note}</p>
      </div>
    </section>
  );
}
