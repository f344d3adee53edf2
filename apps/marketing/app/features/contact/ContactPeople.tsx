import { contactPeople, peopleSection } from '../../content/contact/people.ts';
import { Portrait } from '../../drawings/Portrait.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { useSite } from '../../layout/parts/use-site.ts';
import styles from './Contact.module.css';

export function ContactPeople() {
  const { company } = useSite();
  return (
    <Section title={peopleSection.title} surface="blush">
      <ul className={styles.people}>
        {contactPeople(company).map(({ id, name, role, does, facts }) => (
          <li key={id}>
            <Portrait id={id} />
            <div>
              <h3>{name}</h3>
              {role && <p className="kicker">{role}</p>}
              <p>{does}</p>
              {facts.map((fact) => (
                <p key={fact} className="small">
                  {fact}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
