import styles from './TermList.module.css';

/** Terms with a line on each. */
export function TermList({ items }: { items: readonly { term: string; detail: string }[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
