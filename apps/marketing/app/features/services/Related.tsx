import { Link } from 'react-router';
import { type ServiceId, services } from '../../content/services.ts';
import { ServiceDrawing } from '../../motif/drawings/ServiceDrawing.tsx';
import { paths } from '../../paths.ts';
import styles from './Related.module.css';

/** The services that this one hands its patients on to. */
export function Related({ ids }: { ids: readonly ServiceId[] }) {
  return (
    <ul className={styles.related}>
      {ids.map((id) => {
        const { slug, label, line } = services[id];
        return (
          <li key={id} className={styles.service}>
            <div className={styles.drawing}>
              <ServiceDrawing id={id} />
            </div>
            <div>
              <h3 className={styles.name}>
                <Link to={paths.service(slug)} prefetch="intent" className={styles.link}>
                  {label}
                </Link>
              </h3>
              <p>{line}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
