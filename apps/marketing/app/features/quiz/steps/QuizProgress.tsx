import type { CSSProperties } from 'react';
import { ProgressCurve } from '../../../drawings/ProgressCurve.tsx';
import styles from './QuizProgress.module.css';
import type { Section } from './sections.ts';

/** Share of the curve covered when the questions start. */
const BEGIN = 0.1;

/** Share of the width that a name takes, about. */
const ROOM = 0.1;

/** The progress of the question at this position, 0 to 1. */
export const shareAt = (index: number, count: number) => BEGIN + ((1 - BEGIN) * index) / count;

interface QuizProgressProps {
  /** The progress, 0 to 1. */
  share: number;
  sections?: readonly Section[];
  current?: Section;
  /** How many questions there are. */
  count?: number;
}

/** The curve with the names of the parts. Decorative: the text below gives the position. */
export function QuizProgress({ share, sections = [], current, count = 1 }: QuizProgressProps) {
  return (
    <div aria-hidden="true" className={styles.progress}>
      <ProgressCurve share={share} />
      <ol className={styles.axis}>
        {sections.map((section, index) => {
          const next = sections[index + 1];
          const from = shareAt(section.start, count);
          const to = next ? shareAt(next.start, count) : 1;
          return (
            <li
              key={section.start}
              style={{ '--from': from, '--to': to } as CSSProperties}
              data-current={section === current || undefined}
              data-ends={(!next && to - from < ROOM) || undefined}
            >
              <span>{section.name}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
