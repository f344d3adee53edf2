import type { Tier } from '@upcurve/contracts/quiz/quiz';
import { fill, pounds, poundsAndPence } from '@upcurve/site-content/money/format';
import { report } from '../../content/deliverables.ts';
import { Section } from '../../layout/page/Section.tsx';
import styles from './Report.module.css';
import { ScoreRing } from './ScoreRing.tsx';

/** A clinic's score before and now. */
export interface ScoreThen {
  before: number;
  now: number;
  tier: Tier;
}

const sum = (part: 'enquiries' | 'reached' | 'treated' | 'turnover') =>
  report.rows.reduce((total, row) => total + row[part], 0);

/** Shows the middle part of a monthly report. */
export function Report({ score }: { score: ScoreThen }) {
  const { title, lead, label, heading, columns, rows, total, reading } = report;
  return (
    <Section id="report" title={title} lead={lead} surface="blush" shape="split">
      <figure className={styles.sheet}>
        <figcaption className="kicker">{label}</figcaption>
        <h3 className={styles.heading}>{heading}</h3>
        <div className="scroll">
          <table className={`table figures ${styles.table}`}>
            <thead>
              <tr>
                {Object.values(columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ source, enquiries, reached, treated, turnover, spent }) => (
                <tr key={source}>
                  <th scope="row">
                    {source}
                    {spent > 0 && (
                      <span className="small">{report.perPound(poundsAndPence(turnover / spent))}</span>
                    )}
                  </th>
                  <td>{enquiries}</td>
                  <td>{reached}</td>
                  <td>{treated}</td>
                  <td>{pounds(turnover)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{total}</th>
                <td>{sum('enquiries')}</td>
                <td>{sum('reached')}</td>
                <td>{sum('treated')}</td>
                <td>{pounds(sum('turnover'))}</td>
              </tr>
            </tfoot>
          </table>
        </div>
        <dl className={styles.reading}>
          {reading.map(({ term, detail }) => (
            <div key={term}>
              <dt className="strong">{term}</dt>
              <dd className="quiet">{detail}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.score}>
          <ScoreRing score={score.now} tier={score.tier} />
          <p className="small">{fill(report.score, { score: String(score.before) })}</p>
        </div>
      </figure>
    </Section>
  );
}
