import { paths } from '@upcurve/site-content/paths';
import { type ServiceId, services } from '@upcurve/site-content/services';
import { Link } from 'react-router';
import motion from '../../drawings/motion.module.css';
import { ServiceDrawing } from '../../drawings/services/ServiceDrawing.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import styles from './ServiceLinks.module.css';

interface ServiceLinksProps {
  ids: readonly ServiceId[];
  /** Whether each link has the drawing of its service. */
  isDrawn?: boolean;
}

/** Links to the pages of some services, with one line on each. */
export function ServiceLinks({ ids, isDrawn = false }: ServiceLinksProps) {
  return (
    <ul className={isDrawn ? undefined : 'split'}>
      {ids.map((id) => {
        const { slug, label, line } = services[id];
        return (
          <li key={id} className={`${styles.service} ${motion.press}`} data-drawn={isDrawn || undefined}>
            <h3 className={styles.name}>
              <Link to={paths.service(slug)} prefetch="intent" className="covering">
                {label}
              </Link>
              <Arrow />
            </h3>
            <p>{line}</p>
            {isDrawn && <ServiceDrawing id={id} />}
          </li>
        );
      })}
    </ul>
  );
}
