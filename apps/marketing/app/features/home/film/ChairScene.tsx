import { filmWords } from '../../../content/home/film.ts';
import { Frame } from './Frame.tsx';
import styles from './scenes.module.css';

/** Shows the treatment chair under its lamp, and the line that this appointment adds to the report. */
export function ChairScene() {
  return (
    <Frame>
      <path className={styles.ground} d="M0 346H800V450H0Z" />
      <g data-move="drift">
        <path className={styles.glow} data-move="come" data-at="1" d="M300 72l72 16 20 190H204z" />
        <path className={styles.fine} d="M336 70C380 20 470 10 540 44V346M510 346h60" />
        <path className={styles.light} d="M296 66l74 17-3 13-74-17z" />
      </g>
      <path
        className={styles.line}
        data-move="draw"
        pathLength="1"
        d="M196 190c-14-6-26 6-18 20l44 64c8 12 18 18 34 18h170c10 0 18 4 26 12l26 26M318 292v40M268 346c0-10 8-14 18-14h64c10 0 18 4 18 14z"
      />
      <g data-move="come" data-at="1">
        <path
          className={styles.body}
          d="M222 232c18-22 48-14 66 8l28 30c30 6 76 0 110 4 20 4 34 20 46 34l-16 12c-14-18-24-30-46-32H262c-16 0-22-6-30-18z"
        />
        <path
          className={styles.hair}
          d="M180 196c-6-26 12-46 36-44 24 2 34 20 30 38l-30 30c-20 2-32-6-36-24z"
        />
        <path
          className={styles.skin}
          d="M206 166c20-8 44 4 42 24-2 16-10 24-8 40l-24 8c-16-10-24-40-10-72z"
        />
      </g>
      <g data-move="come" data-at="2">
        <path
          className={styles.coat}
          d="M420 346V240c-30 6-74 0-108-14-10-4-6-20 6-18 36 4 80-6 106-30 18-12 66-12 84 6 14 14 18 34 18 60v102z"
        />
        <path className={styles.seam} d="M470 182v164M420 240c8-2 14-6 18-10" />
        <circle className={styles.skin} cx="468" cy="128" r="34" />
        <path
          className={styles.hair}
          d="M432 128c-2-30 18-46 40-44 26 2 38 26 28 56-8-8-10-18-10-26-20 4-44 2-58 14z"
        />
        <circle className={styles.skin} cx="312" cy="216" r="11" />
      </g>
      <g data-move="come" data-at="5">
        <rect className={styles.paper} x="196" y="366" width="408" height="66" rx="6" />
        <text className={styles.quiet} x="218" y="408">
          {filmWords.ads}
        </text>
        <text className={`${styles.name} ${styles.dark}`} x="272" y="410">
          {filmWords.spent}
        </text>
        <path
          className={styles.warm}
          data-move="draw"
          data-at="6"
          pathLength="1"
          d="M342 399h76m-12-9l12 9-12 9"
        />
        <g data-move="come" data-at="7">
          <text className={styles.quiet} x="440" y="408">
            {filmWords.till}
          </text>
          <text className={`${styles.name} ${styles.clay}`} x="496" y="410">
            {filmWords.earned}
          </text>
        </g>
      </g>
    </Frame>
  );
}
