import { Link } from 'react-router';
import { banner } from '../content/promotion.ts';
import { paths } from '../paths.ts';
import styles from './TopBanner.module.css';

/** The line above the header; shown where content/promotion.ts gives it a message. */
export function TopBanner() {
  if (!banner) return null;
  return (
    <aside className={styles.banner} data-surface="ink" aria-label="Offer">
      <p>{banner.message}</p>
      <Link to={paths.whatWeDo()} className={styles.button}>
        {banner.button}
      </Link>
    </aside>
  );
}
