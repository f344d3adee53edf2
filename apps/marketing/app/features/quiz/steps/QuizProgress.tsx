import { pounds } from '@upcurve/site-content/money/format';
import type { CSSProperties } from 'react';
import { questions as words } from '../../../content/quiz/quiz.ts';
import { CURVE_AREA, CURVE_BOX, CURVE_PATH, curveAtWidth, curveUpTo } from '../../../drawings/curve.ts';
import styles from './QuizProgress.module.css';
import type { Section } from './sections.ts';

/** The share of the curve that is already drawn at the first question. */
const BEGIN = 0.1;

/** Approximate share of the width that a section name needs. */
const ROOM = 0.1;

export const shareAt = (index: number, count: number) => BEGIN + ((1 - BEGIN) * index) / count;

interface QuizProgressProps {
  /** From 0 to 1. */
  share: number;
  sections?: readonly Section[];
  current?: Section;
  count?: number;
  /** What the answers so far add up to, in pounds a month. */
  sum?: number;
}

/** The progress curve with the section names, decorative because the text below gives the position, and the sum. */
export function QuizProgress({ share, sections = [], current, count = 1, sum }: QuizProgressProps) {
  return (
    <div className={styles.progress}>
      {sum !== undefined && (
        <p aria-live="polite" className={`frame ${styles.sum}`}>
          {sum > 0 && words.soFar(pounds(sum))}
        </p>
      )}
      <ProgressCurve share={share} />
      <ol aria-hidden="true" className={styles.axis}>
        {sections.map((section, index) => {
          const next = sections[index + 1];
          const from = shareAt(section.start, count);
          const to = next ? shareAt(next.start, count) : 1;
          return (
            <li
              key={section.start}
              style={{ '--from': from, '--to': to } as CSSProperties}
              data-current={section === current || undefined}
              data-narrow={to - from < ROOM || undefined}
            >
              <span>{section.name}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Maximum share of the width; further right the screen edge would clip the dot. */
const LAST_SEEN = 0.98;

interface ProgressCurveProps {
  share: number;
}

function ProgressCurve({ share }: ProgressCurveProps) {
  const { point, path } = curveUpTo(curveAtWidth(Math.min(share, LAST_SEEN)));
  return (
    <div className={styles.frame}>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${CURVE_BOX.width} ${CURVE_BOX.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.ground} d={CURVE_AREA} />
        <path className={`line-quiet ${styles.ahead}`} d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
        <path className={`line ${styles.drawn}`} d={path} vectorEffect="non-scaling-stroke" />
        {/* A zero-length line with round caps is a dot that stays round when the drawing is stretched. */}
        <path
          className={`line ${styles.dot}`}
          d={`M${point.x.toFixed(1)} ${point.y.toFixed(1)}h0.01`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}
