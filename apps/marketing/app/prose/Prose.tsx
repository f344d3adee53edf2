import type { Block } from './blocks.ts';
import styles from './Prose.module.css';
import { Text } from './Text.tsx';

/** Running text. Its headings are of the third level: the second belongs to the section around it. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, place) => (
        <ProseBlock key={place} block={block} />
      ))}
    </div>
  );
}

function ProseBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Text>{block}</Text>
      </p>
    );
  }
  if ('heading' in block) return <h3>{block.heading}</h3>;
  if ('note' in block) {
    return (
      <p className={styles.note}>
        <Text>{block.note}</Text>
      </p>
    );
  }
  if ('list' in block) return <ul>{items(block.list)}</ul>;
  if ('steps' in block) return <ol>{items(block.steps)}</ol>;
  return <Table {...block.table} />;
}

function items(texts: readonly string[]) {
  return texts.map((text) => (
    <li key={text}>
      <Text>{text}</Text>
    </li>
  ));
}

function Table({ caption, head, rows }: Extract<Block, { table: unknown }>['table']) {
  return (
    // Wide tables scroll by themselves, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row">
                <Text>{first}</Text>
              </th>
              {others.map((cell, place) => (
                <td key={`${head[place + 1]}`}>
                  <Text>{cell}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
