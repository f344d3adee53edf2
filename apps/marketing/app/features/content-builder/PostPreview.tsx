import { words } from '../../content/content-builder.ts';
import { CURVE_AREA, CURVE_PATH } from '../../motif/curve.ts';
import { LIMITS } from './checks.ts';
import { asText } from './export-post.ts';
import styles from './PostPreview.module.css';
import { type Block, isEmpty, type Post } from './post.ts';

/** The post as readers see it. Nothing in it can be clicked or focused: it is a picture of a post. */
export function PostPreview({ post }: { post: Post }) {
  const blocks = post.blocks.filter((block) => !isEmpty(block));
  if (blocks.length === 0) return <p className={styles.nothing}>{words.nothing}</p>;
  return post.format === 'social' ? <Caption post={{ ...post, blocks }} /> : <Page blocks={blocks} />;
}

function Page({ blocks }: { blocks: readonly Block[] }) {
  const first = blocks.find(({ type }) => type === 'heading');
  return (
    <div className={styles.page}>
      {blocks.map((block) => (
        <PageBlock key={block.id} block={block} isTitle={block === first} />
      ))}
    </div>
  );
}

function PageBlock({ block, isTitle }: { block: Block; isTitle: boolean }) {
  switch (block.type) {
    case 'heading':
      return <p className={isTitle ? styles.title : styles.heading}>{block.values.text}</p>;
    case 'text':
      return <p className={styles.text}>{block.values.text.trim()}</p>;
    case 'quote': {
      const { before, after, name } = block.values;
      return (
        <div className={styles.quote}>
          {before && (
            <p>
              <span className={styles.when}>{words.before}</span>“{before}”
            </p>
          )}
          {after && (
            <p className={styles.later}>
              <span className={styles.when}>{words.after}</span>“{after}”
            </p>
          )}
          {name && <p className={styles.who}>{name}</p>}
        </div>
      );
    }
    case 'offer': {
      const { treatment, price, detail } = block.values;
      return (
        <div className={styles.offer}>
          <p className={styles.price}>
            <span>{treatment}</span>
            <strong>{price}</strong>
          </p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
      );
    }
    case 'question':
      return (
        <div className={styles.question}>
          <p className={styles.asked}>{block.values.question}</p>
          <p>{block.values.answer}</p>
        </div>
      );
    case 'action':
      return (
        <div>
          <p className={styles.action}>{block.values.label || block.values.address}</p>
          {block.values.label && block.values.address && (
            <p className={styles.address}>{block.values.address}</p>
          )}
        </div>
      );
  }
}

/** A picture made from the first heading, and the caption with its opening set apart from what stays folded. */
function Caption({ post }: { post: Post }) {
  const first = post.blocks.find(({ type }) => type === 'heading');
  const signs = [...asText(post)];
  const opening = signs.slice(0, LIMITS.fold).join('');
  const rest = signs.slice(LIMITS.fold).join('');
  return (
    <div className={styles.social}>
      <p className={styles.account}>
        <span className={styles.avatar} aria-hidden="true" />
        {words.account}
      </p>
      <div className={styles.cover} data-surface="ink">
        <svg viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true" className={styles.curve}>
          <path d={CURVE_AREA} className={styles.ground} />
          <path d={CURVE_PATH} className={styles.line} vectorEffect="non-scaling-stroke" />
        </svg>
        <p className={styles.title}>{first?.type === 'heading' ? first.values.text : ''}</p>
      </div>
      <p className={styles.caption}>
        {opening}
        {rest && <span className={styles.fold}>{words.more}</span>}
        {rest && <span className={styles.rest}>{rest}</span>}
      </p>
    </div>
  );
}
