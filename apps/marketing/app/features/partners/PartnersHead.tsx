import { partnersHead } from '../../content/partners.ts';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import styles from './Partners.module.css';
import type { PartnerStatement } from './partner-statement.ts';
import { Statement } from './Statement.tsx';

/** The head of the page: a partner's earnings, as a statement. */
export function PartnersHead(statement: PartnerStatement) {
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
        <Statement {...statement} />
      </div>
    </header>
  );
}
