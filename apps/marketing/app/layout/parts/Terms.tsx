import { Text } from '../../prose/Text.tsx';
import styles from './Terms.module.css';

interface TermsProps {
  items: readonly { term: string; detail: string }[];
}

export function Terms({ items }: TermsProps) {
  return (
    <dl className="rows">
      {items.map(({ term, detail }) => (
        <div key={term} className={styles.row}>
          <dt className="subheading">{term}</dt>
          <dd className="quiet measure">
            <Text>{detail}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
