import type { Answer } from '@upcurve/contracts/quiz/answers';
import { Question } from '@upcurve/contracts/quiz/questions';
import { useState } from 'react';
import { preview } from '../../content/quiz/quiz.ts';
import { Notice } from '../../forms/Notice.tsx';
import { useStaff } from '../../layout/header/use-staff.ts';
import { choicesOf } from './question/choices.ts';
import { QuestionCard } from './question/QuestionCard.tsx';
import { QuizProgress, shareAt } from './steps/QuizProgress.tsx';
import styles from './steps/StepFrame.module.css';
import { StepFrame, StepTop } from './steps/StepFrame.tsx';

/** Parses the question in a fragment; undefined if there is none. */
function questionIn(written: string): Question | undefined {
  try {
    return Question.safeParse(JSON.parse(decodeURIComponent(written))).data;
  } catch {
    return undefined;
  }
}

/**
 * Shows one question as visitors will see it. Its text comes from the link, so only staff may see it; otherwise anyone
 * could put text on our site.
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
