import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { founder } from '../../../content/home/home.ts';
import buttons from '../../../layout/parts/button.module.css';
import { useSite } from '../../../layout/parts/use-site.ts';
import { Picture } from '../../../pictures/Picture.tsx';
import styles from './Founder.module.css';

/** Presents the founder and why the agency exists. */
export function Founder() {
  const { kicker, title, paragraphs, role, check } = founder;
  const { company } = useSite();
  return (
    <div className={styles.founder}>
      <div className={styles.picture}>
        <Picture id="founder" />
      </div>
      <div>
        <p className="kicker">{kicker}</p>
        <h3 className="subtitle">{title}</h3>
      </div>
      <div className={`stack ${styles.words}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {company.founder && <strong className={`heading ${styles.name}`}>{company.founder}</strong>}
          <span className="quiet">{role}</span>
        </p>
        <p>
          <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.quiet}>
            {check}
          </Link>
        </p>
      </div>
    </div>
  );
}
