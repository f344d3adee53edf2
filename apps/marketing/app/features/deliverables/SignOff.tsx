import { signOff } from '../../content/deliverables.ts';
import { Section } from '../../layout/page/Section.tsx';
import styles from './SignOff.module.css';

/** Shows who approves each kind of content before publication. */
export function SignOff() {
  const { title, lead, columns, rows } = signOff;
  return (
    <Section title={title} lead={lead} surface="ink">
      <ul className={styles.rows}>
        {rows.map(({ what, who, when, silence }) => (
          <li key={what}>
            <h3>{what}</h3>
            <dl>
              <div>
                <dt>{columns.who}</dt>
                <dd>{who}</dd>
              </div>
              <div>
                <dt>{columns.when}</dt>
                <dd>{when}</dd>
              </div>
              <div>
                <dt>{columns.silence}</dt>
                <dd>{silence}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
