import { printed } from '../../../content/report/words.ts';
import { paths } from '../../../paths.ts';
import styles from './Report.module.css';

/** Where the report stands, on paper. */
export function PrintedAddress({ resultToken }: { resultToken: string }) {
  return (
    <p className={styles.address}>
      {printed.address} <strong>{`${location.origin}${paths.eligibility.report(resultToken)}`}</strong>.{' '}
      {printed.note}
    </p>
  );
}
