import { Frame } from './Frame.tsx';
import styles from './scenes.module.css';

/** Shows someone on a sofa in the evening, lit by a phone. Also the film's still. */
export function SofaScene() {
  return (
    <Frame>
      <path className={styles.ground} d="M0 346H800V450H0Z" />
      <g data-move="drift">
        <path className={styles.fine} d="M196 40h118v104H196zM255 40v104M196 92h118" />
        <circle className={styles.glow} data-move="pop" data-at="1" cx="560" cy="108" r="88" />
        <path className={styles.fine} d="M560 100V346" />
        <path className={styles.light} d="M538 62h44l20 50h-84z" />
      </g>
      <g transform="translate(40 -10.4) scale(.9)">
        <path
          className={styles.line}
          data-move="draw"
          pathLength="1"
          d="M176 396v-14h448v14M176 382V282c0-16 10-26 25-26s25 10 25 26v42h348v-42c0-16 10-26 25-26s25 10 25 26v100M226 268v-34c0-20 14-34 34-34h280c20 0 34 14 34 34v34M226 352h348"
        />
        <g data-move="come" data-at="1">
          <path
            className={styles.body}
            d="M262 322c-8-40 4-74 38-78 30-3 50 22 76 42 30-6 44-60 78-62 34-1 38 60 58 84 12 8 30 6 42 6v8z"
          />
          <path
            className={styles.hair}
            d="M254 206c0-32 22-50 48-50s44 18 44 44l-22 34c-30 22-66 12-70-28z"
          />
          <path
            className={styles.skin}
            d="M296 182c16-14 44-8 46 16 8 12 8 16 2 20-2 18-14 24-30 20l-4 16h-22z"
          />
          <path className={styles.skin} d="M516 308c18 8 32 4 44 8 8 2 8 8 2 8h-48z" />
        </g>
        <g data-move="come" data-at="2">
          <circle className={styles.glow} cx="398" cy="208" r="66" />
          <circle className={styles.glow} cx="398" cy="208" r="34" />
          <path className={styles.body} d="M322 268c26 12 48 0 66-24l12 10c-22 34-48 46-78 38z" />
          <path className={styles.skin} d="M384 248c0-12 10-20 20-16 6 4 4 14-4 22z" />
          <rect
            className={styles.light}
            x="388"
            y="184"
            width="26"
            height="52"
            rx="5"
            transform="rotate(14 401 210)"
          />
        </g>
        <path className={styles.fine} d="M110 396h580" />
      </g>
    </Frame>
  );
}
