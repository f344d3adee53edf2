import { filmWords } from '../../../content/home/film.ts';
import { Frame } from './Frame.tsx';
import styles from './scenes.module.css';

/** Shows the clinic's page: answers, a film of hands, and a button being pressed. */
export function PageScene() {
  return (
    <Frame>
      <g data-move="drift">
        <path className={styles.fine} d="M224 66H96v400M576 66h128v400M96 110H30v356M704 110h66v356" />
      </g>
      <rect className={styles.paper} data-move="come" x="224" y="28" width="352" height="440" rx="8" />
      <text className={`${styles.name} ${styles.dark}`} data-move="come" data-at="1" x="250" y="80">
        {filmWords.page}
      </text>
      {filmWords.rows.map(([term, answer], row) => (
        <g key={term} data-move="come" data-at={row + 2}>
          <text className={styles.quiet} x="250" y={126 + row * 40}>
            {term}
          </text>
          <text className={styles.dark} x="550" y={126 + row * 40} textAnchor="end">
            {answer}
          </text>
          <path className={styles.rule} d={`M250 ${140 + row * 40}h300`} />
        </g>
      ))}
      <g data-move="come" data-at="5">
        <rect className={styles.blush} x="250" y="236" width="300" height="112" />
        <path
          className={styles.skin}
          d="M550 348v-34c-54-30-112-34-176-14-18 6-12 20 6 18l40-4c-26 14-60 18-90 10-16-4-20 10-6 16 14 8 40 12 66 8z"
        />
        <path className={styles.pen} d="M288 330l64-16" />
        <circle className={styles.paper} cx="292" cy="270" r="20" />
        <path className={styles.body} d="M287 261l13 9-13 9z" />
      </g>
      <g data-move="press" data-at="7">
        <rect className={styles.body} x="250" y="368" width="300" height="58" rx="29" />
        <text data-move="leave" data-at="7" x="400" y="405" textAnchor="middle">
          {filmWords.ask}
        </text>
        <text data-move="come" data-at="7" x="400" y="405" textAnchor="middle">
          {filmWords.sent}
        </text>
      </g>
    </Frame>
  );
}
