import { useState } from 'react';
import { copyLink } from '../../content/calculator.ts';
import buttons from '../../layout/button.module.css';
import { paths } from '../../paths.ts';
import styles from './CopyLink.module.css';

/** Copies the address of this result; where the browser refuses, shows it. */
export function CopyLink({ query }: { query: string }) {
  // What was said of one link is not true of the next.
  const [told, setTold] = useState({ query, words: '' });
  const link = () => location.origin + paths.calculator.results() + query;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link());
      setTold({ query, words: copyLink.copied });
    } catch {
      setTold({ query, words: `${copyLink.refused} ${link()}` });
    }
  }

  return (
    <>
      <button type="button" className={`needs-script ${buttons.quiet}`} onClick={copy}>
        {copyLink.label}
      </button>
      <p role="status" className={styles.told}>
        {told.query === query && told.words}
      </p>
    </>
  );
}
