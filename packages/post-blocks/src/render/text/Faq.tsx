import type { BlockOf } from '../../schema.ts';
import { useScene } from '../Scene.tsx';
import styles from './Faq.module.css';
import { Paragraphs } from './Text.tsx';

/** Questions that expand to show their answers, also without script. */
export function Faq({ block: { items } }: { block: BlockOf<'faq'> }) {
  const { base } = useScene();
  if (items.length === 0) return null;
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer }, place) => (
        <details key={place} className={styles.item} open={base !== undefined}>
          <summary className={styles.question}>{question}</summary>
          <div className={styles.answer}>
            <Paragraphs>{answer}</Paragraphs>
          </div>
        </details>
      ))}
    </div>
  );
}
