import { Link } from 'react-router';
import { company } from '../content/company.ts';
import { SimplePage } from '../layout/SimplePage.tsx';
import { useBooking } from '../layout/use-booking.ts';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/book-consultation';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Book a consultation',
    description:
      'A free 30-minute consultation about growing your clinic: what happens in it and how to book.',
    path: paths.bookConsultation(),
  });
}

export default function BookConsultation() {
  const booking = useBooking();
  return (
    <SimplePage
      title="Thirty minutes, free."
      lead="A consultation about your clinic. No slides, and no contract at the end of it."
    >
      <section>
        <h2>Choose a time</h2>
        {booking.isExternal ? (
          <p>
            <a href={booking.href} rel="noopener">
              Open the calendar
            </a>{' '}
            and choose a time that suits you.
          </p>
        ) : (
          <p>
            Ring <a href={company.phoneLink}>{company.phone}</a> ({company.hours}) or write to{' '}
            <a href={`mailto:${company.email}?subject=Consultation`}>{company.email}</a> with two times that
            suit you. We confirm one of them within a working day.
          </p>
        )}
      </section>
      <section>
        <h2>What happens in it</h2>
        <ul>
          <li>Ten minutes on where your patients come from now, and what each costs you</li>
          <li>Ten minutes on the leaks: missed calls, slow replies, pages nobody finds</li>
          <li>Ten minutes on what we would do first, and what it should bring in</li>
        </ul>
      </section>
      <section>
        <h2>Make the most of it</h2>
        <p>
          Take the <Link to={paths.eligibility.welcome()}>Business Readiness &amp; Fit Checker</Link> first
          and bring your report. It saves the first ten minutes.
        </p>
      </section>
    </SimplePage>
  );
}
