import type { CSSProperties } from 'react';
import { ProgressCurve } from '../../../drawings/ProgressCurve.tsx';
import styles from './QuizProgress.module.css';
import type { Section } from './sections.ts';

/** The share of the curve that is already drawn at the first question. */
const BEGIN = 0.1;

/** Approximate share of the width that a section name needs. */
const ROOM = 0.1;

/** Returns the progress at the question with this index, 0 to 1. */
export const shareAt = (index: number, count: number) => BEGIN + ((1 - BEGIN) * index) / count;

interface QuizProgressProps {
  /** From 0 to 1. */
  share: number;
  sections?: readonly Section[];
  current?: Section;
  /** Number of questions. */
  count?: number;
}

/** The progress curve with the section names. Decorative, because the text below gives the position. */
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
