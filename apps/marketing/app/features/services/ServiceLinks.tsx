import { paths } from '@upcurve/site-content/paths';
import { type ServiceId, services } from '@upcurve/site-content/services';
import { Link } from 'react-router';
import { Drawing } from '../../drawings/Drawing.tsx';
import motion from '../../drawings/motion.module.css';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import styles from './ServiceLinks.module.css';

export function ServiceLinks({ ids }: { ids: readonly ServiceId[] }) {
  return (
    <ul>
      {ids.map((id) => {
        const { slug, label, line } = services[id];
        return (
          <li key={id} className={`${styles.service} ${motion.press}`}>
            <h3 className={styles.name}>
              <Link to={paths.service(slug)} prefetch="intent" className="covering">
                {label}
              </Link>
              <Arrow />
            </h3>
            <p>{line}</p>
            <Drawing name={id} />
          </li>
        );
      })}
    </ul>
  );
}
