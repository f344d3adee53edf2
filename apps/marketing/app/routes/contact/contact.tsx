import { phoneLink } from '@upcurve/contracts/shared/phone';
import { paths } from '@upcurve/site-content/paths';
import { useCallback, useState } from 'react';
import { contactPage } from '../../content/contact/contact.ts';
import { forms } from '../../content/contact/forms.ts';
import { addressLines, agency } from '../../content/site/company.ts';
import styles from '../../features/contact/Contact.module.css';
import { ContactForm } from '../../forms/ContactForm.tsx';
import { EmbeddedForm } from '../../forms/EmbeddedForm.tsx';
import { useThankYou } from '../../forms/sending/use-thank-you.ts';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { useSite } from '../../layout/parts/use-site.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/contact';

/** From the specification. */
const FRAME_HEIGHT_PX = 800;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Contact us',
    description: 'How to reach Upcurve, who answers, and how soon you hear back about your clinic.',
    path: paths.contact(),
  });
}

export default function Contact() {
  const { contactFormUrl, company } = useSite();
  const { phone, email } = company;
  const { call, write, visit } = contactPage;
  const address = addressLines(company);
  const [isSent, setIsSent] = useState(false);
  const onSent = useCallback(() => setIsSent(true), []);
  useThankYou(isSent ? paths.thankYou('contact') : undefined);

  return (
    <div className={styles.page}>
      <PageHead
        title={contactPage.title}
        lead={contactPage.lead}
        actions={
          phone && (
            <div>
              <a href={phoneLink(phone)} className={`target ${styles.large}`}>
                {phone}
              </a>
              <p className="small">
                {agency.hours}. {call}
              </p>
            </div>
          )
        }
      />
      <section className={styles.main} aria-labelledby="contact-form">
        <h2 id="contact-form">{contactPage.form}</h2>
        {contactFormUrl ? (
          <EmbeddedForm
            url={contactFormUrl}
            title={forms.contact.title}
            height={FRAME_HEIGHT_PX}
            onSent={onSent}
          />
        ) : (
          <>
            <p className="quiet above-1 below-4">{forms.contact.lead}</p>
            <ContactForm form="contact" source={paths.contact()} />
          </>
        )}
      </section>
      <div className={`rows sticky ${styles.beside}`}>
        {email && (
          <section>
            <h2 className="label">{write}</h2>
            <a href={`mailto:${email}`} className={`target ${styles.large}`}>
              {email}
            </a>
          </section>
        )}
        {address.length > 0 && (
          <section>
            <h2 className="label">{visit}</h2>
            <address>
              {[agency.name, ...address].map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
            </address>
          </section>
        )}
      </div>
    </div>
  );
}
