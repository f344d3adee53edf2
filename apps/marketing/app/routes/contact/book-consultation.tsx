import { useSearchParams } from 'react-router';
import { bookingPage } from '../../content/contact/contact.ts';
import { forms } from '../../content/contact/forms.ts';
import { ChosenPlan } from '../../features/contact/ChosenPlan.tsx';
import styles from '../../features/contact/Contact.module.css';
import { ContactForm } from '../../forms/ContactForm.tsx';
import { planOf } from '../../forms/calendar/wish.ts';
import { EmbeddedForm } from '../../forms/EmbeddedForm.tsx';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { useSite } from '../../layout/parts/use-site.ts';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { Text } from '../../prose/Text.tsx';
import type { PagePolicy } from '../../route-policy.ts';
import type { Route } from './+types/book-consultation';

/** There are only a few plans, so the page is cached once per plan. */
export const handle: PagePolicy = {
  varyBy: (query) => (planOf(query.get('plan')) ? ['plan'] : []),
  script: 'on-touch',
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Book a consultation',
    description:
      'A free 30-minute consultation about growing your clinic: what happens in each ten minutes of it, and a form to ask for the time that suits you.',
    path: paths.bookConsultation(),
  });
}

export default function BookConsultation() {
  const { bookingUrl } = useSite();
  const [query] = useSearchParams();
  const plan = planOf(query.get('plan'));
  const { agenda, prepare, calendar } = bookingPage;
  return (
    <>
      <PageHead kicker={bookingPage.kicker} title={bookingPage.title} lead={bookingPage.lead} />
      <div className={styles.columns}>
        <section aria-labelledby="booking">
          <h2 id="booking">{bookingUrl ? calendar.title : forms.consultation.title}</h2>
          <p className={styles.lead}>{bookingUrl ? calendar.notice : forms.consultation.lead}</p>
          {bookingUrl ? (
            <EmbeddedForm url={bookingUrl} title={calendar.title} height={800} />
          ) : (
            <>
              {plan && <ChosenPlan plan={plan} />}
              <ContactForm form="consultation" source={paths.bookConsultation()} plan={plan} />
            </>
          )}
        </section>
        <section className={styles.beside} aria-labelledby="agenda">
          <h2 id="agenda">{agenda.title}</h2>
          <ol className={styles.agenda}>
            {agenda.parts.map(({ minutes, text }) => (
              <li key={text}>
                <p className={styles.minutes}>
                  {minutes} <span>min</span>
                </p>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <h3>{prepare.title}</h3>
          <p>
            <Text>{prepare.text}</Text>
          </p>
        </section>
      </div>
    </>
  );
}
