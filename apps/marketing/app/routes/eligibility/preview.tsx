import type { Answer } from '@upcurve/contracts/quiz/answers';
import { Question } from '@upcurve/contracts/quiz/questions';
import { paths } from '@upcurve/site-content/paths';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { preview } from '../../content/quiz/quiz.ts';
import { choicesOf } from '../../features/quiz/question/choices.ts';
import { QuestionCard } from '../../features/quiz/question/QuestionCard.tsx';
import { NeedsScript, StepSkeleton, useIsBrowser } from '../../features/quiz/steps/placeholders.tsx';
import { QuizProgress, shareAt } from '../../features/quiz/steps/QuizProgress.tsx';
import styles from '../../features/quiz/steps/StepFrame.module.css';
import { StepFrame, StepTop } from '../../features/quiz/steps/StepFrame.tsx';
import { Notice } from '../../forms/Notice.tsx';
import { useStaff } from '../../layout/header/use-staff.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/preview';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: preview.title, path: paths.eligibility.preview(), isIndexed: false });
}

export default function Preview() {
  const { hash } = useLocation();
  if (useIsBrowser()) return <PreviewScreen key={hash} written={hash.slice(1)} />;
  return (
    <StepFrame share={0} place={preview.place} title={preview.title}>
      <StepSkeleton />
      <NeedsScript />
    </StepFrame>
  );
}

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
function PreviewScreen({ written }: { written: string }) {
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
