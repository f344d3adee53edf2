import { paths } from '@upcurve/site-content/paths';
import { privacyMeta, privacyPolicy } from '../../content/legal/privacy-policy.ts';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
import { PrivacyFigure } from '../../features/legal/PrivacyFigure.tsx';
import { useSite } from '../../layout/parts/use-site.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/privacy-policy';

const others = [
  { label: 'Trading terms', to: paths.tradingTerms() },
  { label: 'Terms of use', to: paths.terms() },
];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...privacyMeta, path: paths.privacyPolicy() });
}

export default function PrivacyPolicy() {
  const { company } = useSite();
  return <LegalPage document={privacyPolicy(company)} figure={<PrivacyFigure />} others={others} />;
}
