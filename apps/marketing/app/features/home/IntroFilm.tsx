import { intro, video } from '../../content/home.ts';
import { useSite } from '../../layout/use-site.ts';
import { CURVE_AREA, CURVE_PATH, curveAtWidth, curveUpTo } from '../../motif/curve.ts';
import styles from './IntroFilm.module.css';
import { VideoFacade } from './VideoFacade.tsx';

const lanterns = [0.18, 0.36, 0.54, 0.72, 0.88].map((share) => curveUpTo(curveAtWidth(share)).point);

/** The film about the department, behind a still that is drawn rather than taken from it. */
export function IntroFilm() {
  const { wistiaIds } = useSite();
  return (
    <section className={styles.intro} aria-labelledby="intro-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="intro-title" className={styles.title}>
            {intro.title}
          </h2>
          <p className={styles.lead}>{intro.lead}</p>
          {wistiaIds.some(Boolean) && <p className={styles.notice}>{video.notice}</p>}
        </div>
        <VideoFacade source={intro} title={intro.name} length={intro.length} still={<Still />} />
      </div>
    </section>
  );
}

/** Five people on their way up the curve, each a light with its reflection. */
function Still() {
  return (
    <span className={styles.still} data-surface="ink">
      <svg viewBox="0 0 1000 562" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g transform="translate(0 34)">
          <path className={styles.ground} d={CURVE_AREA} />
          <path className={styles.ground} d={CURVE_AREA} transform="translate(120 60) scale(.88 1)" />
          <path className={styles.echo} d={CURVE_PATH} transform="translate(0 -46)" />
          <path className={styles.echo} d={CURVE_PATH} transform="translate(0 -92)" />
          <rect className={styles.ground} y="399" width="1000" height="140" />
          {lanterns.map(({ x, y }, place) => (
            <g key={x} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <path className={styles.post} d={`M0 0V${(400 - y).toFixed(1)}`} />
              <circle className={styles.glow} r={16 + place * 7} />
              <circle className={styles.light} r={4 + place * 1.5} />
            </g>
          ))}
          <path className={styles.line} d={CURVE_PATH} />
        </g>
      </svg>
      <span className={styles.caption}>{intro.line}</span>
    </span>
  );
}
