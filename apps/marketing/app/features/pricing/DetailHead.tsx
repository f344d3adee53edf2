import { detailHead } from '../../content/pricing/detail.ts';
import { HeadWords } from '../../layout/page/HeadWords.tsx';
import buttons from '../../layout/parts/button.module.css';
import styles from './Detail.module.css';
import { FirstInvoice } from './first-invoice/FirstInvoice.tsx';
import type { FirstInvoiceFacts } from './first-invoice/first-invoice.ts';

/** The head of the page: an example invoice, and comments on it. */
export function DetailHead({ comments, ...invoice }: FirstInvoiceFacts) {
  const { kicker, title, lead, compare, extras } = detailHead;
  return (
    <header data-surface="blush">
      <div className={styles.head}>
        <HeadWords
          kicker={kicker}
          title={title}
          lead={lead}
          actions={
            <>
              <a href="#comparison" className={buttons.primary}>
                {compare}
              </a>
              <a href="#extras" className={buttons.quiet}>
                {extras}
              </a>
            </>
          }
        />
        <FirstInvoice {...invoice} />
        <ul className="rows">
          {comments.map((comment) => (
            <li key={comment}>{comment}</li>
          ))}
        </ul>
      </div>
    </header>
  );
}
