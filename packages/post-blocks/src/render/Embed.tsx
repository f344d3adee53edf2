import type { BlockOf } from '../schema.ts';
import { embedOf } from '../third-parties.ts';
import styles from './Embed.module.css';
import { Facade } from './Facade.tsx';

/** Something of another site that we know, behind a press. */
export function Embed({ block: { url, title, height } }: { block: BlockOf<'embed'> }) {
  const source = embedOf(url);
  if (!source) return null;
  return (
    <div className={styles.embed}>
      <Facade
        source={source}
        title={title}
        action={`Show it here, from ${source.provider}`}
        height={height}
      />
    </div>
  );
}
