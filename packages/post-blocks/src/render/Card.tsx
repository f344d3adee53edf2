import { Button } from './Button.tsx';
import styles from './Card.module.css';
import { Paragraphs } from './Text.tsx';

interface CardProps {
  kicker: string;
  title: string;
  text?: string;
  href: string;
  label: string;
}

/** What stands for a part of the site where that part is not at hand: in the editor, in feeds. */
export function Card({ kicker, title, text, href, label }: CardProps) {
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
