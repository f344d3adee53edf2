import { paths } from '@upcurve/site-content/paths';
import { type ServiceId, services } from '@upcurve/site-content/services';
import { Link } from 'react-router';
import { whatWeDo } from '../../../content/home/home.ts';
import { serviceBlocks } from '../../../content/home/service-blocks.ts';
import { Section } from '../../../layout/page/Section.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { Fold, Folds } from '../../../layout/parts/Fold.tsx';

export function ServiceRows() {
  const { title, lead } = whatWeDo;
  return (
    <Section id="what-we-do" title={title} lead={lead} shape="split">
      <Folds>
        {(Object.keys(services) as ServiceId[]).map((id) => (
          <ServiceRow key={id} id={id} />
        ))}
      </Folds>
    </Section>
  );
}

function ServiceRow({ id }: { id: ServiceId }) {
  const { slug, label, line } = services[id];
  const { description, benefits, link } = serviceBlocks[id];
  return (
    <Fold title={label} line={line} name="service">
      <div className="stack">
        <p className="measure">{description}</p>
        <dl className="stack">
          {benefits.map((benefit) => (
            <div key={benefit.title}>
              <dt className="strong">{benefit.title}</dt>
              <dd className="quiet">{benefit.description}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Link to={paths.service(slug)} prefetch="intent" className={buttons.quiet}>
        {link}
      </Link>
    </Fold>
  );
}
