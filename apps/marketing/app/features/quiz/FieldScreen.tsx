import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { FieldStep, type StepField } from './FieldStep.tsx';
import { fieldErrors } from './field-checks.ts';
import { detour } from './guard.ts';
import { NeedsScript } from './NeedsScript.tsx';
import type { Progress } from './progress.ts';
import { progressStore } from './progress-store.ts';
import { StepFrame } from './StepFrame.tsx';
import { StepSkeleton } from './StepSkeleton.tsx';
import { useDetailsSync } from './use-details-sync.ts';
import { useProgress } from './use-progress.ts';
import { useRefusal } from './use-refusal.ts';
import { useStepCount } from './use-step-count.ts';

interface StepWords {
  place: string;
  title: string;
  lead: string;
  fields: readonly StepField[];
  /** The button that goes on. */
  next: string;
  /** The button that goes on without; none where something is needed. */
  skip?: string;
}

interface FieldScreenProps {
  step: 'profile' | 'business';
  /** How far along, 0 to 1. */
  share: number;
  words: StepWords;
  back: string;
  next: string;
  /** Whether its first field takes the focus when the step comes up: where nobody goes on without it. */
  startsInField?: boolean;
  /** Stands between the fields and the buttons. */
  children?: (progress: Progress) => ReactNode;
}

const doneBy = { profile: { isProfileDone: true }, business: { isBusinessDone: true } };

/** A step of the quiz that asks for details about the visitor. */
export function FieldScreen({ step, share, words, back, next, startsInField, children }: FieldScreenProps) {
  const progress = useProgress();
  const navigate = useNavigate();
  const { refusedFields } = useRefusal();
  useDetailsSync();
  const elsewhere = progress && detour(step, progress);
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

  /** What is there already and fits is kept; the rest is as if it had not been typed. */
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
