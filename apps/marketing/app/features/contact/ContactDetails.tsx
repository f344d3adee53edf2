import { contactPage } from '../../content/contact/contact.ts';
import { company } from '../../content/site/company.ts';
import styles from './Contact.module.css';

/** Shows the agency's telephone, e-mail and address. */
export function ContactDetails() {
  const { call, write, visit } = contactPage;
  return (
    <div className={styles.details}>
      <section>
        <h2>{call.title}</h2>
        <p className={styles.large}>
          <a href={company.phoneLink} className="target">
            {company.phone}
          </a>
        </p>
        <p>
          {company.hours}. {call.text}
        </p>
      </section>
      <section>
        <h2>{write.title}</h2>
        <p className={styles.large}>
          <a href={`mailto:${company.email}`} className="target">
            {company.email}
          </a>
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
