import { signOff } from '../../content/deliverables.ts';
import { Section } from '../../layout/page/Section.tsx';
import styles from './SignOff.module.css';

/** Shows who approves each kind of content before publication. */
export function SignOff() {
  const { title, lead, columns, rows } = signOff;
  return (
    <Section title={title} lead={lead} surface="ink">
      <ul className={`rows closed ${styles.rows}`}>
        {rows.map(({ what, who, when, silence }) => (
          <li key={what} className="split">
            <h3>{what}</h3>
            <dl className="columns">
              <div>
                <dt className="small">{columns.who}</dt>
                <dd>{who}</dd>
              </div>
              <div>
                <dt className="small">{columns.when}</dt>
                <dd>{when}</dd>
              </div>
              <div>
                <dt className="small">{columns.silence}</dt>
                <dd>{silence}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
