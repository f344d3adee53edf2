import { fitChecker, founder } from '../../content/home/home.ts';
import { Section } from '../../layout/page/Section.tsx';
import { BookingLink } from '../../layout/parts/BookingLink.tsx';
import buttons from '../../layout/parts/button.module.css';
import { useSite } from '../../layout/parts/use-site.ts';
import { Picture } from '../../pictures/Picture.tsx';
import styles from './Founder.module.css';

/** Presents the founder; at the end of the page, offers a consultation. */
export function Founder() {
  const { company } = useSite();
  return (
    <Section title={founder.title} shape="split">
      <div className={styles.founder}>
        <Picture id="founder" />
        <div>
          <p className="heading">{founder.quote}</p>
          <p className="small">{company.founder ? `${company.founder}, ${founder.role}` : founder.role}</p>
        </div>
        <p className={styles.story}>{founder.story}</p>
      </div>
      <div className={`stack ${styles.fit}`}>
        <h3 className="subtitle">{fitChecker.title}</h3>
        <p>{fitChecker.text}</p>
        <BookingLink className={buttons.primary}>{fitChecker.book}</BookingLink>
      </div>
    </Section>
  );
}
