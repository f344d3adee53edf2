import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { banner } from '../../content/site/promotion.ts';
import { paths } from '../../paths.ts';
import { openEbook } from '../popups/EbookButton.tsx';
import styles from './bars.module.css';

/** The line above the header; shown where content/promotion.ts gives it a message. */
export function TopBanner() {
  if (!banner) return null;
  return (
    <aside className={styles.banner} data-surface="ink" aria-label="Offer">
      <p>{banner.message}</p>
      <Link to={paths.whatWeDo()} className={styles.button} data-held onClick={offer}>
        {banner.button}
      </Link>
    </aside>
  );
}

/** The popup in place of the link, unless it is wanted in another tab. */
function offer(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openEbook();
}
