import { Text } from '../text/Text.tsx';
import styles from './Caption.module.css';

/** The caption of a picture, film or chart. Renders nothing if it is empty. */
export function Caption({ children }: { children: string }) {
  if (!children) return null;
  return (
    <figcaption className={styles.caption}>
      <Text>{children}</Text>
    </figcaption>
  );
}
