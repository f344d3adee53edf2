import { paths } from '@upcurve/site-content/paths';
import { tradingTerms, tradingTermsMeta } from '../../content/legal/trading-terms.ts';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
import { TradingTermsFigure } from '../../features/legal/TradingTermsFigure.tsx';
import { useSite } from '../../layout/parts/use-site.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/trading-terms';

const others = [
  { label: 'Privacy policy', to: paths.privacyPolicy() },
  { label: 'Terms of use', to: paths.terms() },
];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...tradingTermsMeta, path: paths.tradingTerms() });
}

export default function TradingTerms() {
  const { company } = useSite();
  return <LegalPage document={tradingTerms(company)} figure={<TradingTermsFigure />} others={others} />;
}
