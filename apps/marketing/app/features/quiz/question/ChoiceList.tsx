import { type CSSProperties, type MouseEvent, useRef } from 'react';
import motion from '../../../drawings/motion.module.css';
import styles from './ChoiceList.module.css';
import { type Choice, keyHint } from './choices.ts';

/** From this number of options on, the list uses two columns if there is room and no option is too long. */
const MANY = 7;
const SHORT = 40;

function countOf(choices: readonly Choice[]): 'two' | 'many' | undefined {
  if (choices.length === 2) return 'two';
  return choices.length >= MANY && choices.every(({ label }) => label.length <= SHORT) ? 'many' : undefined;
}

interface ChoiceListProps {
  choices: readonly Choice[];
  isSingle: boolean;
  describedBy: string | undefined;
  isChosen: (value: string) => boolean;
  onChoose: (index: number, byPointer: boolean) => void;
}

export function ChoiceList({ choices, isSingle, describedBy, isChosen, onChoose }: ChoiceListProps) {
  /*
   * Arrow keys on radio buttons fire clicks with a count of 0; only a pointer's click may advance to the next question.
   * WebKit also reports 0 when it forwards a label's click to its button, so the preceding click is remembered.
   */
  const wasPressed = useRef(false);
  const cameByPointer = (event: Event) =>
    wasPressed.current || ('detail' in event && Number(event.detail) > 0);
  const onClick = (event: MouseEvent, index: number, value: string) => {
    if (isSingle && isChosen(value) && cameByPointer(event.nativeEvent)) onChoose(index, true);
  };

  return (
    <fieldset
      className={styles.list}
      aria-labelledby="question"
      aria-describedby={describedBy}
      data-count={countOf(choices)}
      style={{ '--rows': Math.ceil(choices.length / 2) } as CSSProperties}
      onPointerDown={() => {
        wasPressed.current = true;
      }}
      onKeyDown={() => {
        wasPressed.current = false;
      }}
    >
      {choices.map(({ value, label }, index) => (
        <label key={value} className={`card ${styles.choice} ${motion.press}`}>
          <input
            className="covering"
            type={isSingle ? 'radio' : 'checkbox'}
            name="answer"
            value={value}
            checked={isChosen(value)}
            onChange={(event) => onChoose(index, cameByPointer(event.nativeEvent))}
            onClick={(event) => onClick(event, index, value)}
          />
          <span className={styles.key} aria-hidden="true">
            {keyHint(index)}
          </span>
          <span className={styles.label}>{label}</span>
          <svg className={styles.tick} viewBox="0 0 24 16" aria-hidden="true">
            <path
              d="M2 9C6 11 8 13 9 15C12 9 16 4 22 1"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
