import styles from './blocks.module.css';

const SLOT = /(\[[^\]]+\])/;

/** A line to say or send; what the reader fills in stands out. */
export function Slots({ children }: { children: string }) {
  return children.split(SLOT).map((part, place) =>
    SLOT.test(part) ? (
      <span key={`${place}${part}`} className={styles.slot}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
