import { Link } from 'react-router';
import { SimplePage } from '../layout/SimplePage.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/blog';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Blog',
    description: 'Notes on growing an aesthetic clinic.',
    path: paths.blog(),
  });
}

export default function Blog() {
  return (
    <SimplePage
      title="Notes on growing a clinic."
      lead="What we measure, try and learn, written down for clinic owners."
    >
      <section>
        <h2>Nothing is published yet</h2>
        <p>
          The first articles are being edited. Until they are here, the{' '}
          <Link to={paths.eligibility.welcome()}>Business Readiness &amp; Fit Checker</Link> gives you advice
          about your own clinic rather than clinics at large.
        </p>
      </section>
    </SimplePage>
  );
}
