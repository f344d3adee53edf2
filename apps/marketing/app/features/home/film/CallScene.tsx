import { filmWords } from '../../../content/home/film.ts';
import { Frame } from './Frame.tsx';
import styles from './scenes.module.css';

const HEIGHTS = [10, 22, 38, 26, 48, 64, 40, 54, 30, 44, 20, 34, 14];
/** Returns a waveform: one stroke per moment around a middle line. */
const voice = (left: number) =>
  HEIGHTS.map((height, at) => `M${left + at * 13} ${136 - height / 2}v${height}`).join('');

/** Three minutes on the clock, then two voices: a question and its answer. */
export function CallScene() {
  return (
    <Frame>
      <circle className={styles.raised} cx="400" cy="136" r="92" />
      <circle
        className={styles.gilt}
        data-move="draw"
        data-at="1"
        pathLength="1"
        cx="400"
        cy="136"
        r="92"
        transform="rotate(-90 400 136)"
      />
      <g data-move="pop" data-at="2">
        <path
          className={styles.paper}
          d="M364 104c10-8 20-6 25 3l7 14c3 6 1 11-5 15-4 3-4 6-1 10 6 9 13 15 21 20 4 3 7 2 10-2 4-6 9-8 15-5l13 8c9 5 10 15 2 25-11 12-27 14-46 4-22-11-40-31-50-52-8-18-4-31 9-40z"
          transform="translate(74 -6) scale(.8)"
        />
      </g>
      <text className={styles.name} data-move="come" data-at="3" x="400" y="196" textAnchor="middle">
        {filmWords.minutes}
      </text>
      <g data-move="drift">
        <path className={styles.warm} data-move="type" data-at="4" d={voice(110)} />
        <path className={styles.gilt} data-move="type" data-at="6" d={voice(534)} />
      </g>
      <g data-move="come" data-at="5">
        <path className={styles.body} d="M192 262h214a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H214l-22 20z" />
        <text x="218" y="303">
          {filmWords.question}
        </text>
      </g>
      <g data-move="come" data-at="7">
        <path className={styles.paper} d="M256 352h344v84l-22-20H256a8 8 0 0 1-8-8v-48a8 8 0 0 1 8-8z" />
        <text className={styles.dark} x="266" y="393">
          {filmWords.answer}
        </text>
      </g>
    </Frame>
  );
}
