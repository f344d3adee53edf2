import type { ReactNode } from 'react';
import type { MonthInFigures } from '../../../content/home/own-month.server.ts';
import { testimonials, testimonialsSection } from '../../../content/home/testimonials.ts';
import { Section } from '../../../layout/page/Section.tsx';
import { FigureList } from '../../../layout/parts/FigureList.tsx';
import { useSite } from '../../../layout/parts/use-site.ts';
import { ClientFilm, wistiaIdOf } from './ClientFilm.tsx';
import { EbookCard } from './EbookCard.tsx';
import { Founder } from './Founder.tsx';
import styles from './Testimonials.module.css';

interface TestimonialsProps {
  month: MonthInFigures;
  /** The clients' stories. */
  children: ReactNode;
}

/** Our own month in figures until there are clients' films; then three clients, their stories, and the founder. */
export function Testimonials({ month, children }: TestimonialsProps) {
  const site = useSite();
  const { title, example } = testimonialsSection;
  const rest = (
    <>
      <Clients />
      {children}
      <Founder />
    </>
  );
  if (testimonials.some((testimonial) => wistiaIdOf(testimonial, site)))
    return (
      <Section title={title} surface="blush" shape="spread">
        {rest}
      </Section>
    );
  return (
    <Section title={month.title} lead={month.lead} surface="blush" shape="spread">
      <FigureList items={month.figures} />
      <div className={styles.head}>
        <h3>{example.title}</h3>
        <p className="small">{example.note}</p>
      </div>
      {rest}
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
