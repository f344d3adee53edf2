import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { FieldStep, type StepField } from './FieldStep.tsx';
import { detour } from './guard.ts';
import { NeedsScript } from './NeedsScript.tsx';
import type { Progress } from './progress.ts';
import { progressStore } from './progress-store.ts';
import { StepActions } from './StepActions.tsx';
import { StepFrame } from './StepFrame.tsx';
import { StepSkeleton } from './StepSkeleton.tsx';
import { useDetailsSync } from './use-details-sync.ts';
import { useProgress } from './use-progress.ts';
import { useRefusal } from './use-refusal.ts';

interface FieldScreenProps {
  step: 'profile' | 'business';
  /** How far along, 0 to 1. */
  share: number;
  words: { place: string; title: string; lead: string };
  fields: readonly StepField[];
  /** Where Back leads. */
  back: string;
  /** The button that goes on, and where to. */
  next: { label: string; to: string };
  /** Stands between the fields and the buttons. */
  children?: (progress: Progress) => ReactNode;
}

const doneBy = { profile: { isProfileDone: true }, business: { isBusinessDone: true } };

/** A step of the quiz that asks for details about the visitor. */
export function FieldScreen({ step, share, words, fields, back, next, children }: FieldScreenProps) {
  const progress = useProgress();
  const navigate = useNavigate();
  const { refusedFields } = useRefusal();
  useDetailsSync();
  const elsewhere = progress && detour(step, progress);
  if (elsewhere) return <Navigate to={elsewhere} replace />;

  return (
    <StepFrame share={share} {...words}>
      {progress ? (
        <FieldStep
          fields={fields}
          progress={progress}
          refused={refusedFields}
          onDone={() => {
            const { fields: given, confirmed } = progressStore().get();
            const own = Object.fromEntries(fields.map(({ name }) => [name, given[name]]));
            progressStore().update({ ...doneBy[step], confirmed: { ...confirmed, ...own } });
            navigate(next.to);
          }}
          actions={<StepActions back={back} next={next.label} />}
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
