import type { ReactNode } from 'react';
import { testimonials, testimonialsSection } from '../../../content/home/testimonials.ts';
import { Section } from '../../../layout/page/Section.tsx';
import { ClientFilm } from './ClientFilm.tsx';
import { EbookCard } from './EbookCard.tsx';
import { Founder } from './Founder.tsx';
import styles from './Testimonials.module.css';

/** Shows three clients, each with a film or a placeholder for one, then the clients' stories, and the founder. */
export function Testimonials({ children }: { children: ReactNode }) {
  return (
    <Section title={testimonialsSection.title} lead={testimonialsSection.note} surface="blush" shape="spread">
      <ul className={styles.people}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className={styles.person}>
            <ClientFilm {...testimonial} />
            <figure>
              <blockquote className={styles.quote}>{testimonial.quote}</blockquote>
              <figcaption className={styles.who}>
                <strong>{testimonial.clientName}</strong>
                <span>{testimonial.role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
        <li className={styles.ebook}>
          <EbookCard />
        </li>
      </ul>
      {children}
      <Founder />
    </Section>
  );
}
