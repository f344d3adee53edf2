import type { BlockOf } from '../../schema.ts';
import { embedOf } from '../../third-parties.ts';
import styles from './Facade.module.css';
import { Facade } from './Facade.tsx';

/** Content from a supported site, loaded on click. */
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
