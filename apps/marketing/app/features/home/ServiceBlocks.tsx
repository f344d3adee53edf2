import { Link } from 'react-router';
import { servicesSection } from '../../content/home.ts';
import { serviceBlocks } from '../../content/service-blocks.ts';
import { type ServiceId, services } from '../../content/services.ts';
import buttons from '../../layout/button.module.css';
import { ServiceDrawing } from '../../motif/drawings/ServiceDrawing.tsx';
import { paths } from '../../paths.ts';
import styles from './ServiceBlocks.module.css';

const ids = Object.keys(services) as ServiceId[];

/** The nine services, each with its drawing and what it brings. */
export function ServiceBlocks() {
  return (
    <section className={styles.services} aria-labelledby="services-title">
      <header className={styles.head}>
        <h2 id="services-title" className={styles.title}>
          {servicesSection.title}
        </h2>
        <p className={styles.lead}>{servicesSection.lead}</p>
      </header>
      <ol>
        {ids.map((id) => (
          <li key={id} className={styles.row}>
            <ServiceBlock id={id} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ServiceBlock({ id }: { id: ServiceId }) {
  const { slug, label } = services[id];
  const { title, description, benefits } = serviceBlocks[id];
  return (
    <article className={styles.block} aria-labelledby={`service-${id}`}>
      <div className={styles.drawing}>
        <ServiceDrawing id={id} />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <h3 id={`service-${id}`} className={styles.name}>
          {title}
        </h3>
        <p className={styles.description}>{description}</p>
        <dl className={styles.benefits}>
          {benefits.map((benefit) => (
            <div key={benefit.title}>
              <dt>{benefit.title}</dt>
              <dd>{benefit.description}</dd>
            </div>
          ))}
        </dl>
        <Link to={paths.service(slug)} prefetch="intent" className={buttons.quiet}>
          {servicesSection.more}
          <span className="visually-hidden">: {label}</span>
        </Link>
      </div>
    </article>
  );
}
