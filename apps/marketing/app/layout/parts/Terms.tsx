import { Text } from '../../prose/Text.tsx';
import styles from './Terms.module.css';

interface TermsProps {
  items: readonly { term: string; detail: string }[];
}

/** A list of terms with explanations, which may contain links. */
export function Terms({ items }: TermsProps) {
  return (
    <dl className={styles.terms}>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Text>{detail}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
