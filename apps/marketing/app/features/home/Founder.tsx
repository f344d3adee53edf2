import { founder } from '../../content/home/home.ts';
import { useSite } from '../../layout/parts/use-site.ts';
import { Picture } from '../../pictures/Picture.tsx';
import styles from './Founder.module.css';

/** Presents the founder and why the agency exists. */
export function Founder() {
  const { kicker, title, paragraphs, role } = founder;
  const { company } = useSite();
  return (
    <section className={styles.founder} aria-labelledby="founder-title">
      <div className={styles.picture}>
        <Picture id="founder" />
      </div>
      <div className={styles.words}>
        <p className="kicker">{kicker}</p>
        <h2 id="founder-title" className={styles.title}>
          {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.name}>
          {company.founder && <strong>{company.founder}</strong>}
          <span className="quiet">{role}</span>
        </p>
      </div>
    </section>
  );
}
