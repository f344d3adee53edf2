import { filmWords } from '../../../content/home/film.ts';
import { Frame } from './Frame.tsx';
import styles from './scenes.module.css';

/** Shows the phone: a typed question, the clinic as the first answer, and the half-hour drive radius of its ads. */
export function SearchScene() {
  return (
    <Frame>
      <g data-move="drift">
        {[90, 165, 240, 330].map((radius) => (
          <circle
            key={radius}
            className={styles.fine}
            data-move="pop"
            data-at="5"
            cx="400"
            cy="214"
            r={radius}
          />
        ))}
        <circle className={styles.light} data-move="pop" data-at="6" cx="186" cy="104" r="7" />
        <circle className={styles.light} data-move="pop" data-at="6" cx="624" cy="152" r="7" />
        <circle className={styles.light} data-move="pop" data-at="7" cx="590" cy="356" r="7" />
        <circle className={styles.light} data-move="pop" data-at="7" cx="214" cy="330" r="7" />
      </g>
      <rect className={styles.ground} x="258" y="34" width="284" height="460" rx="34" />
      <rect
        className={styles.line}
        data-move="draw"
        pathLength="1"
        x="258"
        y="34"
        width="284"
        height="460"
        rx="34"
      />
      <rect className={styles.raised} x="278" y="66" width="244" height="54" rx="27" />
      <circle className={styles.warm} cx="306" cy="92" r="8" />
      <path className={styles.warm} d="M312 98l7 7" />
      <text data-move="type" data-at="1" x="332" y="101">
        {filmWords.search}
      </text>
      <g data-move="come" data-at="4">
        <path className={styles.raised} d="M278 262h244v76H278zM278 352h244v76H278z" />
        <path className={styles.fine} d="M296 288h120M296 310h180M296 378h150M296 400h96" />
      </g>
      <g data-move="come" data-at="3">
        <rect className={styles.paper} x="270" y="138" width="260" height="108" rx="6" />
        <circle className={styles.body} cx="298" cy="172" r="10" />
        <text className={`${styles.name} ${styles.dark}`} x="318" y="182">
          {filmWords.clinic}
        </text>
        <text className={styles.clay} x="288" y="224">
          {filmWords.clinicLine}
        </text>
      </g>
    </Frame>
  );
}
