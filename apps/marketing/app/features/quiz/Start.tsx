import { useRef } from 'react';
import { Link } from 'react-router';
import { Arrow } from '../../layout/Arrow.tsx';
import buttons from '../../layout/button.module.css';
import { paths } from '../../paths.ts';
import { carryOnPath } from './guard.ts';
import { hasBegun } from './progress.ts';
import { progressStore } from './progress-store.ts';
import { quizApi } from './quiz-api.ts';
import styles from './Start.module.css';
import { useProgress } from './use-progress.ts';

/** Deletes what was given, also where the server has it. */
function discard() {
  const { sessionId: id, savedDetails } = progressStore().get();
  progressStore().reset();
  // Nobody waits for it: where it fails the server forgets by itself in time.
  if (id && savedDetails !== null)
    quizApi()
      .forgetDetails({ params: { id } })
      .catch(() => {});
}

/** Begins the quiz, or carries on with one begun earlier. */
export function Start() {
  const progress = useProgress();
  const dialog = useRef<HTMLDialogElement>(null);

  if (!progress || !hasBegun(progress)) {
    return (
      <div className={styles.start}>
        <Link to={paths.eligibility.profile()} prefetch="intent" className={buttons.primary}>
          Start the quiz
          <Arrow />
        </Link>
      </div>
    );
  }

  const answered = Object.keys(progress.answers).length;
  return (
    <div className={styles.start}>
      <p className={styles.saved}>
        {answered > 0
          ? `You have dealt with ${answered} ${answered === 1 ? 'question' : 'questions'} already. They are kept on this device.`
          : 'You have begun already. What you typed is kept on this device.'}
      </p>
      <Link to={carryOnPath(progress)} prefetch="intent" className={buttons.primary}>
        Carry on where you stopped
        <Arrow />
      </Link>
      <button type="button" className={buttons.quiet} onClick={() => dialog.current?.showModal()}>
        Start again
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="start-again-title">
        <h2 id="start-again-title">Start again from nothing?</h2>
        <p>Everything you have given so far is deleted from this device.</p>
        <form method="dialog" className={styles.choices}>
          <button type="submit" className={buttons.secondary}>
            Keep my answers
          </button>
          <button type="submit" className={buttons.primary} onClick={discard}>
            Delete and start again
          </button>
        </form>
      </dialog>
    </div>
  );
}
