import { pounds } from '@upcurve/site-content/money/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { proof, reportPiece } from '../../../content/home/evidence.ts';
import type { MonthInFigures } from '../../../content/home/own-month.server.ts';
import { Section } from '../../../layout/page/Section.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { FigureList } from '../../../layout/parts/FigureList.tsx';
import { Fold, Folds } from '../../../layout/parts/Fold.tsx';

interface ProofProps {
  /** Our own month in figures, if there is one to show. */
  month: MonthInFigures | null;
  leaving: ReactNode;
}

/** What an owner can check today: our own month once it is counted, a test call, a month's report, and how a client leaves. */
export function Proof({ month, leaving }: ProofProps) {
  const { title } = proof;
  return (
    <Section title={title} shape="split">
      {month && (
        <div className="stack">
          <h3>{month.title}</h3>
          <p className="quiet">{month.lead}</p>
          <FigureList items={month.figures} />
        </div>
      )}
      <Folds>
        <Fold title={proof.call.title}>
          <p>{proof.call.text}</p>
          <Link to={proof.call.to} className={buttons.quiet}>
            {proof.call.link}
          </Link>
        </Fold>
        <Fold title={reportPiece.title}>
          <ReportSheet />
          <Link to={reportPiece.to} className={buttons.quiet}>
            {reportPiece.link}
          </Link>
        </Fold>
        <Fold title={proof.leaving.title}>
          {leaving}
          <Link to={proof.leaving.to} className={buttons.quiet}>
            {proof.leaving.link}
          </Link>
        </Fold>
      </Folds>
    </Section>
  );
}

function ReportSheet() {
  const { caption, columns, rows, total } = reportPiece;
  const sum = (part: 'treated' | 'turnover') => rows.reduce((all, row) => all + row[part], 0);
  return (
    <table className="table figures">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ source, treated, turnover }) => (
          <tr key={source}>
            <th scope="row">{source}</th>
            <td>{treated}</td>
            <td>{pounds(turnover)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="strong">
          <th scope="row">{total}</th>
          <td>{sum('treated')}</td>
          <td>{pounds(sum('turnover'))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
