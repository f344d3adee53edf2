import { paths } from '@upcurve/site-content/paths';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { banner } from '../../content/site/promotion.ts';
import { openEbook } from '../popups/EbookButton.tsx';
import styles from './bars.module.css';

/** The banner above the header. Shown if content/promotion.ts has a message. */
export function TopBanner() {
  if (!banner) return null;
  return (
    <aside className={`cluster not-printed ${styles.banner}`} data-surface="ink" aria-label="Offer">
      <p>{banner.message}</p>
      <Link to={paths.whatWeDo()} className="target accent strong" onClick={offer}>
        {banner.button}
      </Link>
    </aside>
  );
}

/** Opens the popup instead of the link's page, unless the visitor opens the link in a new tab. */
function offer(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openEbook();
}
