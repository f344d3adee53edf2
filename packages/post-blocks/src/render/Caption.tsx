import styles from './Caption.module.css';
import { Text } from './Text.tsx';

/** The line below a picture, a film or a chart; nothing where none is written. */
export function Caption({ children }: { children: string }) {
  if (!children) return null;
  return (
    <figcaption className={styles.caption}>
      <Text>{children}</Text>
    </figcaption>
  );
}
