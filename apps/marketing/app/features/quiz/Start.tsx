import { paths } from '@upcurve/site-content/paths';
import { lazy, Suspense, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { welcome } from '../../content/quiz/quiz.ts';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { hasBegun, resumePath } from './progress/progress.ts';
import { progressStore, useProgress } from './progress/progress-store.ts';
import { useStepCount } from './progress/visit.ts';
import { readFigure } from './session/figures.ts';
import styles from './Welcome.module.css';

// Few visitors bring a number from the home page, so its calculation is not in the first script.
const ExampleLoss = lazy(async () => ({
  default: (await import('../../money/ExampleLoss.tsx')).ExampleLoss,
}));

/** Deletes the visitor's answers here and on the server. */
function discard() {
  const { sessionId: id, savedDetails } = progressStore().get();
  progressStore().reset();
  // Not awaited: if the request fails, the server deletes the data later anyway. Loaded on demand, because few visitors
  // need it.
  if (id && savedDetails !== null)
    import('./session/quiz-api.ts')
      .then(({ quizApi }) => quizApi().forgetDetails({ params: { id } }))
      .catch(() => {});
}

function keepEnquiries(enquiries: number) {
  const { fields } = progressStore().get();
  progressStore().update({ fields: { ...fields, enquiries: String(enquiries) } });
}

export function Start() {
  const progress = useProgress();
  const [query] = useSearchParams();
  useStepCount('welcome');
  const dialog = useRef<HTMLDialogElement>(null);
  // Given on the home page.
  const enquiries = readFigure('enquiries', query.get('enquiries') ?? '');

  if (!progress || !hasBegun(progress)) {
    return (
      <div className="stack">
        {/* Pages are cached without their query. */}
        {progress && enquiries !== undefined && (
          <p>
            <Suspense>
              {welcome.asked(enquiries)} <ExampleLoss enquiries={enquiries} /> {welcome.own}
            </Suspense>
          </p>
        )}
        <div className="cluster">
          <Link
            to={paths.eligibility.profile()}
            prefetch="intent"
            className={buttons.primary}
            onClick={() => enquiries !== undefined && keepEnquiries(enquiries)}
          >
            {welcome.start}
            <Arrow />
          </Link>
        </div>
      </div>
    );
  }

  const { begun } = welcome;
  const answered = Object.keys(progress.answers).length;
  return (
    <div className="cluster">
      <p className="quiet">{answered > 0 ? begun.answered(answered) : begun.typed}</p>
      <Link to={resumePath(progress)} prefetch="intent" className={buttons.primary}>
        {begun.carryOn}
        <Arrow />
      </Link>
      <button type="button" className={buttons.quiet} onClick={() => dialog.current?.showModal()}>
        {begun.startAgain}
      </button>
      <dialog ref={dialog} className={`card ${styles.dialog}`} aria-labelledby="start-again-title">
        <h2 id="start-again-title">{begun.title}</h2>
        <p className="quiet">{begun.warning}</p>
        <form method="dialog" className="cluster">
          <button type="submit" className={buttons.secondary}>
            {begun.keep}
          </button>
          <button type="submit" className={buttons.primary} onClick={discard}>
            {begun.discard}
          </button>
        </form>
      </dialog>
    </div>
  );
}
