import { filmWords } from '../../../content/home/film.ts';
import { Frame } from './Frame.tsx';
import styles from './scenes.module.css';

const COLUMN = 84;
const ROW = 58;
/** The booked hours of the week, as column and row. */
const taken = [
  [0, 0],
  [1, 0],
  [2, 0],
  [4, 0],
  [0, 1],
  [2, 1],
  [3, 1],
  [1, 2],
  [2, 2],
  [4, 2],
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 3],
  [1, 4],
  [3, 4],
  [4, 4],
] as const;
const left = (column: number) => 190 + column * COLUMN;
const top = (row: number) => 84 + row * ROW;

/** Shows the week and the gap on Thursday that gets booked. */
export function DiaryScene() {
  return (
    <Frame>
      {filmWords.days.map((day, column) => (
        <text
          // Two days of the week share a letter, so the column is the key.
          key={column}
          className={column === 3 ? undefined : styles.faint}
          x={left(column) + COLUMN / 2}
          y="62"
          textAnchor="middle"
        >
          {day}
        </text>
      ))}
      {taken.map(([column, row]) => (
        <rect
          key={`${column}${row}`}
          className={styles.taken}
          data-move="come"
          x={left(column) + 3}
          y={top(row) + 3}
          width={COLUMN - 6}
          height={ROW - 6}
          rx="4"
        />
      ))}
      <path
        className={styles.fine}
        data-move="draw"
        pathLength="1"
        d={`M190 84h420${[1, 2, 3, 4, 5].map((row) => `M190 ${top(row)}h420`).join('')}`}
      />
      <rect
        className={styles.gap}
        data-move="come"
        data-at="1"
        x={left(3) + 3}
        y={top(2) + 3}
        width={COLUMN - 6}
        height={ROW - 6}
        rx="4"
      />
      <g data-move="pop" data-at="3">
        <rect
          className={styles.body}
          x={left(3) - 6}
          y={top(2) - 4}
          width={COLUMN + 12}
          height={ROW + 8}
          rx="6"
        />
        <text x={left(3) + COLUMN / 2} y={top(2) + 37} textAnchor="middle">
          {filmWords.anna}
        </text>
      </g>
      <g data-move="come" data-at="6">
        <rect className={styles.paper} x="216" y="352" width="368" height="64" rx="8" />
        <circle className={styles.body} cx="244" cy="384" r="7" />
        <text className={styles.dark} x="266" y="393">
          {filmWords.reminder}
        </text>
      </g>
    </Frame>
  );
}
