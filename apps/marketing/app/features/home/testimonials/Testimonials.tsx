import type { ReactNode } from 'react';
import { testimonials, testimonialsSection } from '../../../content/home/testimonials.ts';
import { Section } from '../../../layout/page/Section.tsx';
import { ClientFilm } from './ClientFilm.tsx';
import { EbookCard } from './EbookCard.tsx';
import styles from './Testimonials.module.css';

/** Three clients, the e-book, and the clients' stories. */
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
