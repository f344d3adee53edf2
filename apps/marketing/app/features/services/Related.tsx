import { Link } from 'react-router';
import { type ServiceId, services } from '../../content/services.ts';
import motion from '../../drawings/motion.module.css';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import { paths } from '../../paths.ts';
import styles from './Related.module.css';

/** Links to the services that take over the patients of this one. */
export function Related({ ids }: { ids: readonly ServiceId[] }) {
  return (
    <ul className="split">
      {ids.map((id) => {
        const { slug, label, line } = services[id];
        return (
          <li key={id} className={`${styles.service} ${motion.press}`}>
            <h3 className={styles.name}>
              <Link to={paths.service(slug)} prefetch="intent" className={styles.link}>
                {label}
              </Link>
              <Arrow />
            </h3>
            <p>{line}</p>
          </li>
        );
      })}
    </ul>
  );
}
