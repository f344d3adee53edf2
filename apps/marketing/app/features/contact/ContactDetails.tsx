import { company } from '../../content/company.ts';
import { contactPage } from '../../content/contact.ts';
import styles from './Contact.module.css';

/** How to reach the agency: telephone, e-mail, address. */
export function ContactDetails() {
  const { ring, write, visit } = contactPage;
  return (
    <div className={styles.details}>
      <section>
        <h2>{ring.title}</h2>
        <p className={styles.large}>
          <a href={company.phoneLink}>{company.phone}</a>
        </p>
        <p>
          {company.hours}. {ring.text}
        </p>
      </section>
      <section>
        <h2>{write.title}</h2>
        <p className={styles.large}>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <p>{write.text}</p>
      </section>
      <section>
        <h2>{visit.title}</h2>
        <address>
          {company.address.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </address>
        <p>{visit.text}</p>
      </section>
    </div>
  );
}
