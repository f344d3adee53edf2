import { useRef } from 'react';
import { Link } from 'react-router';
import { welcome } from '../../content/quiz.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import buttons from '../../layout/button.module.css';
import { paths } from '../../paths.ts';
import { carryOnPath } from './guard.ts';
import { hasBegun } from './progress.ts';
import { progressStore } from './progress-store.ts';
import styles from './Start.module.css';
import { useProgress } from './use-progress.ts';
import { useStepCount } from './use-step-count.ts';

/** Deletes what was given, also where the server has it. */
function discard() {
  const { sessionId: id, savedDetails } = progressStore().get();
  progressStore().reset();
  // Nobody waits for it: where it fails the server forgets by itself in time. Few need it, so the calls come only now.
  if (id && savedDetails !== null)
    import('./quiz-api.ts')
      .then(({ quizApi }) => quizApi().forgetDetails({ params: { id } }))
      .catch(() => {});
}

/** Begins the quiz, or carries on with one begun earlier. */
export function Start() {
  const progress = useProgress();
  useStepCount('welcome');
  const dialog = useRef<HTMLDialogElement>(null);

  if (!progress || !hasBegun(progress)) {
    return (
      <div className="cluster">
        <Link to={paths.eligibility.profile()} prefetch="intent" className={buttons.primary}>
          {welcome.start}
          <Arrow />
        </Link>
      </div>
    );
  }

  const { begun } = welcome;
  const answered = Object.keys(progress.answers).length;
  return (
    <div className="cluster">
      <p className="quiet">{answered > 0 ? begun.answered(answered) : begun.typed}</p>
      <Link to={carryOnPath(progress)} prefetch="intent" className={buttons.primary}>
        {begun.carryOn}
        <Arrow />
      </Link>
      <button type="button" className={buttons.quiet} onClick={() => dialog.current?.showModal()}>
        {begun.startAgain}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="start-again-title">
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
