import type { BlockOf } from '../../schema.ts';
import { Button } from './Button.tsx';
import styles from './CallToAction.module.css';
import { Paragraphs, Text } from './Text.tsx';

/** A call to action on a dark background with the curve. */
export function CallToAction({ block: { title, text, label, href } }: { block: BlockOf<'callToAction'> }) {
  return (
    <div className={styles.panel} data-surface="ink">
      <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 380C420 380 720 300 1000 20" vectorEffect="non-scaling-stroke" />
      </svg>
      {title && (
        <p className={styles.title}>
          <Text>{title}</Text>
        </p>
      )}
      {text && (
        <div className={styles.text}>
          <Paragraphs>{text}</Paragraphs>
        </div>
      )}
      {label && href && <Button href={href}>{label}</Button>}
    </div>
  );
}
