import styles from './StoryViewer.module.css';
import { ctaOf } from './story-cta.ts';

/** The story's link. */
export function Cta({ cta }: { cta: string }) {
  const { href, label, isExternal } = ctaOf(cta);
  return (
    <a className={styles.cta} href={href} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
      {label} {isExternal && <span className={styles.unseen}>(opens in a new tab)</span>}
    </a>
  );
}
