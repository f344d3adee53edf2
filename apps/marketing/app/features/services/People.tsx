import { serviceWording } from '../../content/service-wording.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import terms from '../../layout/parts/Terms.module.css';

/** The people who do the work, and what the clinic contributes. */
export function People({ roles, fromYou }: ServicePage['people']) {
  return (
    <div>
      <dl className="rows">
        {roles.map(({ role, does }) => (
          <div key={role} className="columns">
            <dt className="subheading">{role}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className={terms.note} data-surface="blush">
        <h3 className="subheading">{serviceWording.fromYou}</h3>
        <p>{fromYou}</p>
      </div>
    </div>
  );
}
