import { detailHead } from '../../content/pricing/detail.ts';
import buttons from '../../layout/button.module.css';
import { HeadWords } from '../../layout/HeadWords.tsx';
import styles from './DetailHead.module.css';
import { FirstInvoice } from './FirstInvoice.tsx';
import type { FirstInvoiceFacts } from './first-invoice.ts';

/** The head of the page: an invoice as it would come, and what is to be seen on it. */
export function DetailHead({ comments, ...invoice }: FirstInvoiceFacts) {
  const { kicker, title, lead, compare, extras } = detailHead;
  return (
    <header data-surface="gold">
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
