import { fill, formatPounds } from '@upcurve/site-content/money/format';
import { ASSUMPTIONS, calculateLoss, LEAKS, type Loss, sharesOf } from '@upcurve/site-content/money/model';
import { paths } from '@upcurve/site-content/paths';
import { Link, useSearchParams } from 'react-router';
import { assumptions, leaks, leakWords, sums, leaks as words, working } from '../../content/calculator.ts';
import { forms } from '../../content/contact/forms.ts';
import styles from '../../features/calculator/results/LeakList.module.css';
import { ResultHead } from '../../features/calculator/results/ResultHead.tsx';
import { resultLines } from '../../features/calculator/results/result-lines.ts';
import { Sum } from '../../features/calculator/results/Sum.tsx';
import { ContactForm } from '../../forms/ContactForm.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Fold, Folds } from '../../layout/parts/Fold.tsx';
import { readQuery, writeQuery } from '../../money/link.ts';
import { pageMeta } from '../../page-meta.ts';
import type { RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/results';

/** Not cached, because the query contains the visitor's figures. */
export const handle: RoutePolicy = { varyBy: 'all' };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Your result: revenue calculator',
    path: paths.calculator.results(),
    isIndexed: false,
  });
}

export default function Results() {
  const [query] = useSearchParams();
  const shared = readQuery(query);
  const loss = calculateLoss(shared.figures);
  return (
    <>
      <ResultHead shared={shared} loss={loss} query={writeQuery(shared)} />
      <Section
        title={leaks.title}
        lead={fill(leaks.lead, { year: formatPounds(loss.year.likely) })}
        surface="blush"
        shape="split"
      >
        <LeakList loss={loss} />
      </Section>
      <Section title={working.title} shape="split">
        <Folds>
          <Fold title={sums.title}>
            <Sum figures={shared.figures} loss={loss} />
          </Fold>
          <Fold title={assumptions.title}>
            <p className="quiet measure">{assumptions.lead}</p>
            <AssumptionTable />
          </Fold>
        </Folds>
      </Section>
      <Section
        id="send"
        title={forms.calculator.title}
        lead={forms.calculator.lead}
        surface="blush"
        shape="split"
      >
        <ContactForm
          form="calculator"
          source={paths.calculator.results()}
          result={resultLines(shared).join('\n')}
        />
      </Section>
    </>
  );
}

function AssumptionTable() {
  return (
    <table className="table figures above-2">
      <caption className="visually-hidden">{assumptions.caption}</caption>
      <tbody>
        {assumptions.rows.map(({ label, id }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{ASSUMPTIONS[id]}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The likely year's losses by cause; the last line is their sum. */
function LeakList({ loss }: { loss: Loss }) {
  const { leaks, year } = loss;
  const shares = sharesOf(loss);
  return (
    <div>
      <ol>
        {LEAKS.map((leak) => {
          const { name, text, service } = leakWords[leak];
          const share = shares[leak];
          return (
            <li key={leak} className={styles.leak}>
              <div className={styles.figure}>
                <h3>{name}</h3>
                <p className={`amount ${styles.amount}`}>{formatPounds(leaks[leak])}</p>
              </div>
              <svg className={styles.bar} aria-hidden="true">
                <rect width="100%" height="1" y="5" className="fill-strong" />
                <rect width={`${share}%`} height="6" className="fill-accent" />
              </svg>
              <div className={styles.words}>
                <p>{share === 0 ? words.none : fill(words.share, { share: String(share) })}</p>
                <p className="quiet measure">
                  {text}{' '}
                  <Link to={paths.service(service.slug)} prefetch="intent">
                    {service.label}
                  </Link>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className={styles.total}>
        {words.total} <strong className={`amount ${styles.amount}`}>{formatPounds(year.likely)}</strong>
      </p>
    </div>
  );
}
