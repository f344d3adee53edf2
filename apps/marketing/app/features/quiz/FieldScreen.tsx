import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { type Progress, redirectFrom } from './progress/progress.ts';
import { progressStore, useProgress } from './progress/progress-store.ts';
import { useStepCount } from './progress/visit.ts';
import { useDetailsSync } from './session/details-sync.ts';
import { useRefusal } from './session/refusal.ts';
import { FieldStep, fieldErrors, type StepField } from './steps/FieldStep.tsx';
import { NeedsScript, StepSkeleton } from './steps/placeholders.tsx';
import { StepFrame } from './steps/StepFrame.tsx';

interface StepWords {
  place: string;
  title: string;
  lead: string;
  fields: readonly StepField[];
  next: string;
  /** The label of the skip button; undefined if a field is required. */
  skip?: string;
}

interface FieldScreenProps {
  step: 'profile' | 'business';
  /** The progress from 0 to 1. */
  share: number;
  words: StepWords;
  back: string;
  next: string;
  /** Whether the first field is focused, as on steps that cannot be skipped. */
  startsInField?: boolean;
  children?: (progress: Progress) => ReactNode;
}

const doneBy = { profile: { isProfileDone: true }, business: { isBusinessDone: true } };

export function FieldScreen({ step, share, words, back, next, startsInField, children }: FieldScreenProps) {
  const progress = useProgress();
  const navigate = useNavigate();
  const { refusedFields } = useRefusal();
  useDetailsSync();
  const elsewhere = progress && redirectFrom(step, progress);
  useStepCount(elsewhere ? undefined : step);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  const { place, title, lead, fields } = words;
  const names = fields.map(({ name }) => name);

  function goOn() {
    const { fields: given, confirmed } = progressStore().get();
    const own = Object.fromEntries(names.map((name) => [name, given[name]]));
    progressStore().update({ ...doneBy[step], confirmed: { ...confirmed, ...own } });
    navigate(next);
  }

  /** Skips the step; keeps the valid values and clears the others. */
  function skip() {
    const given = { ...progressStore().get().fields };
    for (const name of Object.keys(fieldErrors(names, given)) as typeof names) given[name] = '';
    progressStore().update({ fields: given });
    goOn();
  }

  return (
    <StepFrame {...{ share, place, title, lead, back }} givesFocus={startsInField}>
      {progress ? (
        <FieldStep
          fields={fields}
          progress={progress}
          refused={refusedFields}
          startsInField={startsInField}
          next={words.next}
          skip={words.skip === undefined ? undefined : { label: words.skip, onSkip: skip }}
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
