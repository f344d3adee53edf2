import { partnerFigures, partnersHead } from '../../content/partners.ts';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { FigureList } from '../../layout/parts/FigureList.tsx';
import styles from './Partners.module.css';

/** The head of the page, with a partner's earnings by plan. */
export function PartnersHead() {
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
