import { ebookCard } from '../../../content/home/home.ts';
import { ebookOffer } from '../../../content/site/promotion.ts';
import { EbookCover } from '../../../drawings/EbookCover.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { EbookButton } from '../../../layout/popups/EbookButton.tsx';
import styles from './EbookCard.module.css';

/** Offers the e-book for download. */
export function EbookCard() {
  return (
    <article className={styles.card}>
      <div className={styles.book}>
        <EbookCover />
      </div>
      <p className="kicker not-on-phones">{ebookCard.kicker}</p>
      <h3 className={styles.title}>{ebookOffer.title}</h3>
      <p className={`quiet not-on-phones ${styles.text}`}>{ebookCard.text}</p>
      <EbookButton className={buttons.primary}>{ebookCard.button}</EbookButton>
    </article>
  );
}
