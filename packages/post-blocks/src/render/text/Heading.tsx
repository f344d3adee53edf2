import type { BlockOf } from '../../schema.ts';
import { useScene } from '../Scene.tsx';
import styles from './Heading.module.css';
import { Text } from './Text.tsx';

export function Heading({ block: { id, level, text } }: { block: BlockOf<'heading'> }) {
  const { anchors } = useScene();
  const Tag = `h${level}` as const;
  return (
    <Tag id={anchors?.[id]} className={styles[Tag]}>
      <Text>{text}</Text>
    </Tag>
  );
}
