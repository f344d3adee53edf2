import type { ReactNode } from 'react';
import { ebookCard } from '../../../content/home/home.ts';
import { testimonials, testimonialsSection } from '../../../content/home/testimonials.ts';
import { ebookOffer } from '../../../content/site/promotion.ts';
import { EbookCover } from '../../../drawings/EbookCover.tsx';
import { Section } from '../../../layout/page/Section.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { EbookButton } from '../../../layout/popups/EbookButton.tsx';
import { ClientFilm } from './ClientFilm.tsx';
import styles from './Testimonials.module.css';

export function Testimonials({ children }: { children: ReactNode }) {
  return (
    <Section title={testimonialsSection.title} surface="blush" shape="spread">
      <Clients />
      {children}
    </Section>
  );
}

/** Three clients, each with a film or a placeholder for one, and the e-book. */
function Clients() {
  return (
    <div className={styles.people}>
      <ul className={styles.clients}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className={styles.person}>
            <ClientFilm {...testimonial} />
            <figure>
              <blockquote className={`quoted ${styles.quote}`}>{testimonial.quote}</blockquote>
              <figcaption className={`small ${styles.who}`}>
                <strong>{testimonial.clientName}</strong>
                <span>{testimonial.role}</span>
                <span className={styles.result}>{testimonial.result}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <EbookCard />
    </div>
  );
}

function EbookCard() {
  return (
    <article className={styles.card}>
      <div className={styles.book}>
        <EbookCover />
      </div>
      <h3 className={styles.title}>{ebookOffer.title}</h3>
      <EbookButton className={buttons.primary}>{ebookCard.button}</EbookButton>
    </article>
  );
}
