import type { Answer } from '@upcurve/contracts/answers';
import { Question } from '@upcurve/contracts/questions';
import { useState } from 'react';
import { preview } from '../../content/quiz.ts';
import { Notice } from '../../forms/Notice.tsx';
import { useStaff } from '../../layout/use-staff.ts';
import { choicesOf } from './choices.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { QuizProgress, shareAt } from './QuizProgress.tsx';
import styles from './StepFrame.module.css';
import { StepFrame } from './StepFrame.tsx';
import { StepTop } from './StepTop.tsx';

/** The question that a fragment holds; undefined where it holds none. */
function questionIn(written: string): Question | undefined {
  try {
    return Question.safeParse(JSON.parse(decodeURIComponent(written))).data;
  } catch {
    return undefined;
  }
}

/**
 * One question as visitors see it. What it says is in the link, so it is shown to staff only: nobody can make our website say
 * something to anybody else.
 */
export function PreviewScreen({ written }: { written: string }) {
  const isStaff = useStaff() !== undefined;
  const [question] = useState(() => questionIn(written));
  const [answer, setAnswer] = useState<Answer>();
  const [isGiven, setGiven] = useState(false);

  if (!isStaff || !question) {
    return (
      <StepFrame share={0} place={preview.place} title={isStaff ? preview.lost : preview.staffOnly}>
        <Notice>
          <p>{isStaff ? preview.lostWhy : preview.signIn}</p>
        </Notice>
      </StepFrame>
    );
  }
  return (
    <>
      <QuizProgress share={shareAt(0, 1)} />
      <div className={styles.step}>
        <StepTop>
          <p className={styles.place}>{preview.place}</p>
        </StepTop>
        <div role="status">
          {isGiven && (
            <Notice>
              <p>{preview.given}</p>
            </Notice>
          )}
        </div>
        <QuestionCard
          question={question}
          answer={answer}
          isLast={false}
          showsKeys={choicesOf(question).length > 0}
          onAnswer={(next) => {
            setAnswer(next);
            setGiven(false);
          }}
          onNext={() => setGiven(true)}
          onSkip={() => {
            setAnswer(null);
            setGiven(true);
          }}
        />
      </div>
    </>
  );
}
