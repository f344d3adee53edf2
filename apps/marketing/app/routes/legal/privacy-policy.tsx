import { paths } from '@upcurve/site-content/paths';
import { privacyMeta, privacyPolicy } from '../../content/legal/privacy-policy.ts';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
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

/** The half width, the top and the drop of each ridge; its shape is the rising curve, turned over. */
const ridges = Array.from({ length: 10 }, (_, place) => ({
  place,
  half: 46 + place * 40,
  top: 30 - place * 40,
  fall: 250 + place * 62,
}));

/* Returns a ridge. Each half is the curve turned by 180°: level at the top, then ever steeper. */
function ridge({ half, top, fall }: (typeof ridges)[number]) {
  const at = (x: number, y: number) => `${(half * x).toFixed(0)} ${(top + fall * y).toFixed(0)}`;
  return `M${at(-1, 1)}C${at(-0.72, 0.22)} ${at(-0.42, 0)} ${at(0, 0)}C${at(0.42, 0)} ${at(0.72, 0.22)} ${at(1, 1)}`;
}

/** Draws a fingerprint whose ridges are the curve. */
function PrivacyFigure() {
  return (
    <svg viewBox="-480 -380 960 800" fill="none" aria-hidden="true">
      <clipPath id="print">
        <ellipse cx="0" cy="15" rx="292" ry="378" />
      </clipPath>
      <g clipPath="url(#print)" strokeLinecap="round">
        {ridges.map((shape) => {
          const isAccent = shape.place === 4;
          return (
            <path
              key={shape.place}
              d={ridge(shape)}
              stroke={isAccent ? 'var(--accent)' : 'var(--text)'}
              strokeOpacity={isAccent ? 1 : 0.5}
              strokeWidth={isAccent ? 9 : 5}
              strokeDasharray={
                isAccent ? undefined : `${190 + shape.place * 47} 22 ${420 - shape.place * 9} 22`
              }
            />
          );
        })}
        <path
          d="M-30 330C-14 250 -12 190 0 120C12 190 14 250 30 330"
          stroke="var(--text)"
          strokeOpacity="0.5"
          strokeWidth="5"
        />
      </g>
    </svg>
  );
}
