import { Link } from 'react-router';
import { BookingLink } from '../layout/BookingLink.tsx';
import { SimplePage } from '../layout/SimplePage.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/pricing';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Pricing',
    description: 'How the fee for a Revenue Generating Department is set, and what it includes.',
    path: paths.pricing(),
  });
}

export default function Pricing() {
  return (
    <SimplePage
      title="One fee, set against one target."
      lead="We quote in pounds after the first consultation, since a two-chair clinic and a surgical group need different departments."
    >
      <section>
        <h2>What the fee covers</h2>
        <p>
          All nine services and the people who do them. Advertising itself is paid to the platforms from your
          own account, at cost, where you can see every pound of it.
        </p>
      </section>
      <section>
        <h2>What it depends on</h2>
        <ul>
          <li>How many enquiries there are to answer and ring back</li>
          <li>How much must be made before it can be advertised: website, film, offers</li>
          <li>The growth target we agree, and how soon</li>
        </ul>
      </section>
      <section>
        <h2>Find out where you stand first</h2>
        <p>
          The <Link to={paths.eligibility.welcome()}>Business Readiness &amp; Fit Checker</Link> takes five
          minutes and says whether the RGD would pay for itself in your clinic. Or{' '}
          <BookingLink>book a free 30-minute consultation</BookingLink> and ask for a figure.
        </p>
      </section>
    </SimplePage>
  );
}
