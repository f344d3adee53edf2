import { company } from '../content/company.ts';
import { SimplePage } from '../layout/SimplePage.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/privacy-policy';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Privacy policy',
    description: 'What Upcurve keeps about you, why, for how long, and how to have it deleted.',
    path: paths.privacyPolicy(),
  });
}

export default function PrivacyPolicy() {
  return (
    <SimplePage
      title="Privacy policy"
      lead="What we keep about you, why, and how to have it deleted. Version of 1 November 2026."
    >
      <section>
        <h2>The quiz</h2>
        <p>
          While you answer, your name, contact details and answers are kept in your own browser for up to 30
          days. Your answers, without your name, are also saved on our server so that we learn where the quiz
          is too long; what is never handed in is deleted there after 30 days.
        </p>
        <p>
          When you ask for the report, we receive what you gave: name, email, and phone, clinic, town and
          website if you filled them in, your answers, and the page or campaign that led you here. We use it
          to work out your report and to answer you. The legal basis is our legitimate interest in replying to
          clinics that ask us for an assessment.
        </p>
      </section>
      <section>
        <h2>Marketing</h2>
        <p>
          We send advice by e-mail only if you ticked the box for it, and every message has a link to stop.
          Your report does not depend on the box.
        </p>
      </section>
      <section>
        <h2>Who sees it, and for how long</h2>
        <p>
          Our own staff, and the customer system in which they work. We do not sell it. We delete it after 24
          months at the latest, and earlier when you ask.
        </p>
      </section>
      <section>
        <h2>Cookies and storage</h2>
        <p>
          This site sets no tracking cookies and loads nothing from other companies. It stores in your browser
          only what the quiz needs to carry on where you stopped and, until you close the tab, which campaign
          or site led you here.
        </p>
      </section>
      <section>
        <h2>Your rights</h2>
        <p>
          You may see, correct, export or delete what we hold, or object to our using it. Write to{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a> or ring{' '}
          <a href={company.phoneLink}>{company.phone}</a>; we answer within a month. If we fail you, you may
          complain to the Information Commissioner’s Office at{' '}
          <a href="https://ico.org.uk/make-a-complaint/" rel="noopener">
            ico.org.uk
          </a>
          .
        </p>
        <address>{company.address.join(', ')}</address>
      </section>
    </SimplePage>
  );
}
