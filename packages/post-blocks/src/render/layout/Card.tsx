import { Button } from '../text/Button.tsx';
import { Paragraphs } from '../text/Text.tsx';
import styles from './Card.module.css';

export interface CardWords {
  kicker: string;
  title: string;
  href: string;
  label: string;
}

/** A placeholder for a part of the site that is not available, such as in the editor or in feeds. */
export function Card({ kicker, title, text, href, label }: CardWords & { text?: string }) {
  return (
    <div className={styles.card} data-surface="blush">
      <p className={styles.kicker}>{kicker}</p>
      <p className={styles.title}>{title}</p>
      {text && (
        <div className={styles.text}>
          <Paragraphs>{text}</Paragraphs>
        </div>
      )}
      <Button href={href}>{label}</Button>
    </div>
  );
}
