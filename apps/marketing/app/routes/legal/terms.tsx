import { paths } from '@upcurve/site-content/paths';
import { terms, termsMeta } from '../../content/legal/terms.ts';
import { CURVE_AREA, CURVE_PATH } from '../../drawings/curve.ts';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
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

/** Draws a page in its window, with the curve as content. */
function TermsFigure() {
  return (
    <svg viewBox="-20 -20 1060 640" fill="none" aria-hidden="true">
      <rect width="1000" height="580" rx="20" stroke="var(--text)" strokeWidth="3" />
      <path d="M0 80H1000" stroke="var(--text)" strokeWidth="2" />
      <g stroke="var(--text)" strokeWidth="3">
        <circle cx="42" cy="40" r="10" />
        <circle cx="78" cy="40" r="10" />
        <circle cx="114" cy="40" r="10" />
        <path d="M180 40H700" strokeOpacity="0.4" />
      </g>
      <g transform="translate(0 180)">
        <path d={CURVE_AREA} fill="var(--blush)" opacity="0.75" />
        <path d={CURVE_PATH} stroke="var(--accent)" strokeWidth="5" />
      </g>
      <g stroke="var(--text)" strokeWidth="3" strokeOpacity="0.4">
        <path d="M60 160H420M60 206H520M60 252H360" />
      </g>
      <circle cx="1000" cy="200" r="14" fill="var(--accent)" />
    </svg>
  );
}
