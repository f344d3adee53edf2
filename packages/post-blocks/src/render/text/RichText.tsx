import type { BlockOf, ListItem } from '../../schema.ts';
import styles from './RichText.module.css';
import { Paragraphs, Text } from './Text.tsx';

export function RichText({ block: { nodes } }: { block: BlockOf<'richText'> }) {
  return (
    <div className={styles.text}>
      {nodes.map((node, place) => {
        const key = `${place}`;
        return node.type === 'paragraph' ? (
          <Paragraphs key={key}>{node.text}</Paragraphs>
        ) : (
          <List key={key} isOrdered={node.isOrdered} items={node.items} />
        );
      })}
    </div>
  );
}

/** Lists nested in a numbered list use dashes, so that numbers are not confused. */
function List({ isOrdered, items }: { isOrdered: boolean; items: readonly ListItem[] }) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map(({ text, items: below }, place) => (
        <li key={place}>
          <Text>{text}</Text>
          {below.length > 0 && <List isOrdered={false} items={below} />}
        </li>
      ))}
    </Tag>
  );
}
