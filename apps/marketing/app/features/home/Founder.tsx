import { founder } from '../../content/home.ts';
import styles from './Founder.module.css';

/** Who began it, and why. */
export function Founder() {
  const { kicker, title, paragraphs, name, role, imageSrc, altText } = founder;
  return (
    <section className={styles.founder} aria-labelledby="founder-title">
      <img className={styles.portrait} src={imageSrc} alt={altText} width="480" height="600" loading="lazy" />
      <div className={styles.words}>
        <p className={styles.kicker}>{kicker}</p>
        <h2 id="founder-title" className={styles.title}>
          {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.name}>
          <strong>{name}</strong>
          <span>{role}</span>
        </p>
      </div>
    </section>
  );
}
