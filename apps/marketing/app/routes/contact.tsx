import { company } from '../content/company.ts';
import { SimplePage } from '../layout/SimplePage.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/contact';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Contact us',
    description: 'Ring, write or visit: how to reach Upcurve, and who answers.',
    path: paths.contact(),
  });
}

export default function Contact() {
  return (
    <SimplePage
      title="Talk to us."
      lead="A person answers, and it is one of the people who would do the work."
    >
      <section>
        <h2>Ring</h2>
        <p>
          <a href={company.phoneLink}>{company.phone}</a>, {company.hours}. Outside these hours leave your
          name; we ring back the next working morning.
        </p>
      </section>
      <section>
        <h2>Write</h2>
        <p>
          <a href={`mailto:${company.email}`}>{company.email}</a>. Tell us the clinic, the town and what you
          would like to change. We answer within one working day.
        </p>
      </section>
      <section>
        <h2>Visit</h2>
        <address>
          {company.address.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </address>
      </section>
    </SimplePage>
  );
}
