import { phoneLink } from '@upcurve/contracts/shared/phone';
import { contactPage } from '../../content/contact/contact.ts';
import { addressLines, agency } from '../../content/site/company.ts';
import { useSite } from '../../layout/parts/use-site.ts';
import styles from './Contact.module.css';

/** Shows the agency's telephone, email and address, as far as they are set. */
export function ContactDetails() {
  const { call, write, visit } = contactPage;
  const { company } = useSite();
  const { phone, email } = company;
  const address = addressLines(company);
  if (!phone && !email && address.length === 0) return null;
  return (
    <div className={`rows ${styles.details}`} data-keep-clear>
      {phone && (
        <section>
          <h2 className="label">{call.title}</h2>
          <p className={styles.large}>
            <a href={phoneLink(phone)} className="target">
              {phone}
            </a>
          </p>
          <p>
            {agency.hours}. {call.text}
          </p>
        </section>
      )}
      {email && (
        <section>
          <h2 className="label">{write.title}</h2>
          <p className={styles.large}>
            <a href={`mailto:${email}`} className="target">
              {email}
            </a>
          </p>
          <p>{write.text}</p>
        </section>
      )}
      {address.length > 0 && (
        <section>
          <h2 className="label">{visit.title}</h2>
          <address>
            {[agency.name, ...address].map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </address>
          <p>{visit.text}</p>
        </section>
      )}
    </div>
  );
}
