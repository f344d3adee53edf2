import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { type Field, type Progress, redirectFrom } from './progress/progress.ts';
import { progressStore, useProgress } from './progress/progress-store.ts';
import { useStepCount } from './progress/visit.ts';
import { useDetailsSync } from './session/details-sync.ts';
import { useRefusal } from './session/refusal.ts';
import { FieldStep, type StepField } from './steps/FieldStep.tsx';
import { NeedsScript, StepSkeleton } from './steps/placeholders.tsx';
import { StepFrame } from './steps/StepFrame.tsx';

interface StepWords {
  place: string;
  title: string;
  lead: string;
  fields: readonly StepField[];
  next: string;
}

interface FieldScreenProps {
  step: 'profile' | 'business';
  /** The progress from 0 to 1. */
  share: number;
  words: StepWords;
  back: string;
  next: string;
  startsInField?: boolean;
  /** What fields hold that the visitor has not touched. It is not stored. */
  typical?: Partial<Record<Field, string>>;
  children?: (progress: Progress) => ReactNode;
}

export function FieldScreen(props: FieldScreenProps) {
  const { step, share, words, back, next, startsInField, typical, children } = props;
  const progress = useProgress();
  const navigate = useNavigate();
  const { refusedFields } = useRefusal();
  useDetailsSync();
  const elsewhere = progress && redirectFrom(step, progress);
  useStepCount(elsewhere ? undefined : step);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  const { place, title, lead, fields } = words;

  function goOn() {
    const { fields: given, confirmed } = progressStore().get();
    const own = Object.fromEntries(fields.map(({ name }) => [name, given[name]]));
    progressStore().update({ isProfileDone: true, confirmed: { ...confirmed, ...own } });
    navigate(next);
  }

  return (
    <StepFrame {...{ share, place, title, lead, back }} givesFocus={startsInField}>
      {progress ? (
        <FieldStep
          fields={fields}
          typical={typical}
          progress={progress}
          refused={refusedFields}
          startsInField={startsInField}
          next={words.next}
          onDone={goOn}
        >
          {children?.(progress)}
        </FieldStep>
      ) : (
        <StepSkeleton />
      )}
      <NeedsScript />
    </StepFrame>
  );
}
