import { paths } from '@upcurve/site-content/paths';
import { type ServiceId, services } from '@upcurve/site-content/services';
import { Link } from 'react-router';
import { servicesSection } from '../../../content/home/home.ts';
import { serviceBlocks } from '../../../content/home/service-blocks.ts';
import { ServicePiece } from '../../../drawings/work-samples/ServicePiece.tsx';
import { Section } from '../../../layout/page/Section.tsx';
import buttons from '../../../layout/parts/button.module.css';
import questions from '../../../layout/parts/Questions.module.css';
import styles from './ServiceRows.module.css';

/** Shows the nine services as rows that open, one at a time. They also open without script. */
export function ServiceRows() {
  return (
    <Section title={servicesSection.title} lead={servicesSection.lead} shape="spread">
      <div className={questions.list}>
        {(Object.keys(services) as ServiceId[]).map((id) => (
          <ServiceRow key={id} id={id} />
        ))}
      </div>
      <Link to={paths.services()} prefetch="intent" className={buttons.quiet}>
        {servicesSection.all}
      </Link>
    </Section>
  );
}

/** A service: its name and promise; opened, a work sample, a description and three benefits. */
function ServiceRow({ id }: { id: ServiceId }) {
  const { slug, label } = services[id];
  const { title, description, benefits, link } = serviceBlocks[id];
  return (
    <details name="service" className={questions.item}>
      <summary className={`${questions.question} ${styles.row}`}>
        <h3>{label}</h3>
        <span className="quiet">{title}</span>
      </summary>
      <div className={styles.service}>
        <ServicePiece id={id} />
        <div>
          <p>{description}</p>
          <dl className={`stack ${styles.benefits}`}>
            {benefits.map((benefit) => (
              <div key={benefit.title}>
                <dt className="strong">{benefit.title}</dt>
                <dd className="quiet">{benefit.description}</dd>
              </div>
            ))}
          </dl>
          <Link to={paths.service(slug)} prefetch="intent" className={buttons.quiet}>
            {link}
          </Link>
        </div>
      </div>
    </details>
  );
}
