import styles from './EbookCover.module.css';
import cover from './ebook-cover.webp';

export function EbookCover() {
  return <img className={styles.cover} src={cover} width="576" height="768" alt="" loading="lazy" />;
}
