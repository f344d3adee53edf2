import { testimonials, testimonialsSection } from '../../../content/home/testimonials.ts';
import { ClientFilm } from './ClientFilm.tsx';
import { EbookCard } from './EbookCard.tsx';
import styles from './Testimonials.module.css';

/** Shows three clients, each with a film or a placeholder for one, and the e-book next to them. */
export function Testimonials() {
  return (
    <section data-surface="blush" aria-labelledby="testimonials-title">
      <div className={styles.inner}>
        <h2 id="testimonials-title" className={styles.title}>
          {testimonialsSection.title}
        </h2>
        <p className={styles.note}>{testimonialsSection.note}</p>
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
      </div>
    </section>
  );
}
