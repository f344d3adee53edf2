import { paths } from '@upcurve/site-content/paths';
import { tradingTerms, tradingTermsMeta } from '../../content/legal/trading-terms.ts';
import { CURVE_PATH } from '../../drawings/curve.ts';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
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

const lines = [640, 820, 760, 900, 560].map((length, place) => ({ y: 40 + place * 46, length }));

/** Draws a page of clauses with the curve as its signature. */
function TradingTermsFigure() {
  return (
    <svg viewBox="-20 -20 1060 560" fill="none" aria-hidden="true">
      <path d="M0 0H920V520H0Z" stroke="var(--hairline-strong)" strokeWidth="2" />
      <g stroke="var(--text)" strokeWidth="3" strokeOpacity="0.35">
        {lines.map(({ y, length }) => (
          <path key={y} d={`M60 ${y + 20}h${length - 100}`} />
        ))}
      </g>
      <path d="M60 455H860" stroke="var(--text)" strokeWidth="2.5" />
      <g transform="translate(70 236) scale(0.95 0.54)">
        <path d={CURVE_PATH} stroke="var(--accent)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </g>
      <path
        d="M70 441c40 -70 78 -96 84 -60s-52 74 -26 66 60 -58 84 -62 -10 46 14 50 54 -44 84 -34"
        stroke="var(--accent)"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
