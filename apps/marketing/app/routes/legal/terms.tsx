import { paths } from '@upcurve/site-content/paths';
import { terms, termsMeta } from '../../content/legal/terms.ts';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
import { TermsFigure } from '../../features/legal/TermsFigure.tsx';
import { useSite } from '../../layout/parts/use-site.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/terms';

const others = [
  { label: 'Trading terms', to: paths.tradingTerms() },
  { label: 'Privacy policy', to: paths.privacyPolicy() },
];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...termsMeta, path: paths.terms() });
}

export default function Terms() {
  const { company } = useSite();
  return <LegalPage document={terms(company)} figure={<TermsFigure />} others={others} />;
}
