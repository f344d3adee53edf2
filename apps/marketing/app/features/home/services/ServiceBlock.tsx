import { Link } from 'react-router';
import { servicesSection } from '../../../content/home/home.ts';
import { serviceBlocks } from '../../../content/home/service-blocks.ts';
import { type ServiceId, services } from '../../../content/services.ts';
import { ServicePiece } from '../../../drawings/work-samples/ServicePiece.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { paths } from '../../../paths.ts';
import styles from './ServiceBlocks.module.css';

/** Shows a service: a work sample, a description, and benefits that collapse in narrow windows. */
export function ServiceBlock({ id }: { id: ServiceId }) {
  const { slug, label } = services[id];
  const { title, description, benefits, link } = serviceBlocks[id];
  return (
    <article className={styles.block} aria-labelledby={`service-${id}`}>
      <div className={styles.piece}>
        <ServicePiece id={id} />
      </div>
      <div className={styles.words}>
        <p className="kicker">{label}</p>
        <h3 id={`service-${id}`} className={styles.name}>
          {title}
        </h3>
        <p className={styles.description}>{description}</p>
        <div className={styles.more}>
          <details className={styles.fold}>
            <summary className="target">{servicesSection.benefits}</summary>
            <dl className={styles.benefits}>
              {benefits.map((benefit) => (
                <div key={benefit.title}>
                  <dt>{benefit.title}</dt>
                  <dd>{benefit.description}</dd>
                </div>
              ))}
            </dl>
          </details>
          <Link to={paths.service(slug)} prefetch="intent" className={buttons.quiet}>
            {link}
          </Link>
        </div>
      </div>
    </article>
  );
}
