import type { BlockOf } from '../../schema.ts';
import { Text } from '../text/Text.tsx';
import styles from './Stats.module.css';

/** Large figures, each with its meaning and source. */
export function Stats({ block: { items } }: { block: BlockOf<'stats'> }) {
  if (items.length === 0) return null;
  return (
    <dl className={styles.stats}>
      {items.map(({ value, label, source }, place) => (
        <div key={place} className={styles.figure}>
          <dt>
            <Text>{label}</Text>
          </dt>
          <dd className={styles.value}>{value}</dd>
          {source && (
            <dd className={styles.source}>
              <Text>{source}</Text>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
