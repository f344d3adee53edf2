import { paths } from '@upcurve/site-content/paths';
import {
  partnerApply,
  partnerFee,
  partnerFigures,
  partnerRules,
  partnersHead,
  partnersMeta,
} from '../content/partners.ts';
import styles from '../features/partners/Partners.module.css';
import { ContactForm } from '../forms/ContactForm.tsx';
import { Section } from '../layout/page/Section.tsx';
import { Arrow } from '../layout/parts/Arrow.tsx';
import buttons from '../layout/parts/button.module.css';
import { FigureList } from '../layout/parts/FigureList.tsx';
import { Terms } from '../layout/parts/Terms.tsx';
import { useSite } from '../layout/parts/use-site.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/partner-program';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...partnersMeta, path: paths.partnerProgram() });
}

export default function PartnerProgram() {
  const { email } = useSite().company;
  return (
    <>
      <PartnersHead />
      <Section title={partnerFee.title} lead={partnerFee.lead} shape="split">
        <Terms items={partnerFee.items} />
      </Section>
      <Section id="rules" title={partnerRules.title} lead={partnerRules.lead} surface="blush" shape="split">
        <Terms items={partnerRules.items} />
      </Section>
      <Section id="apply" title={partnerApply.title} lead={partnerApply.lead} shape="split">
        <ContactForm form="partner" source={paths.partnerProgram()} />
        {email && (
          <p className={styles.mail}>
            {partnerApply.byMail} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </Section>
    </>
  );
}

function PartnersHead() {
  const { kicker, title, lead, apply } = partnersHead;
  return (
    <header data-surface="ink">
      <div className={`frame stack ${styles.head}`}>
        <div className={`split ${styles.words}`}>
          <div className="stack">
            <p className="kicker">{kicker}</p>
            <h1 className="headline">{title}</h1>
          </div>
          <div>
            <p className="lead">{lead}</p>
            <div className="cluster">
              <a href="#apply" className={buttons.primary}>
                {apply}
                <Arrow />
              </a>
            </div>
          </div>
        </div>
        <FigureList items={partnerFigures} />
      </div>
    </header>
  );
}
