import { leakWords } from '../../content/calculator.ts';
import { inPounds } from '../../money/in-words.ts';
import { LEAKS, type Loss } from '../../money/model.ts';
import styles from './LeakFigures.module.css';

/** Where the likely year leaks, a line each; rules between them are the caller's. */
export function LeakFigures({ leaks, className }: Pick<Loss, 'leaks'> & { className: string | undefined }) {
  return (
    <dl className={`${styles.figures} ${className}`}>
      {LEAKS.map((leak) => (
        <div key={leak}>
          <dt>{leakWords[leak].name}</dt>
          <dd>{inPounds(leaks[leak])}</dd>
        </div>
      ))}
    </dl>
  );
}
