import { paths } from '@upcurve/site-content/paths';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { choose, closeChoice, openChoice, useChoiceView } from '../../consent/choice.ts';
import { mayRemember } from '../../consent/consent.ts';
import { consentWords as words } from '../../content/site/consent.ts';
import { asksForChoice } from '../page/page-rules.ts';
import buttons from '../parts/button.module.css';
import styles from './CookieChoice.module.css';

/** The cookie banner at the bottom of a page, and its dialog. Both need script. */
export function CookieChoice() {
  const { asks, isOpen } = useChoiceView();
  const { pathname } = useLocation();
  return (
    <>
      {asks && asksForChoice(pathname) && (
        <section role="dialog" className={styles.bar} aria-labelledby="choice-question" data-asks="">
          <div>
            <h2 id="choice-question">{words.question}</h2>
            <p>
              <span>{words.assurance} </span>
              {words.asked} <Link to={`${paths.privacyPolicy()}#browser`}>{words.more}</Link>
            </p>
          </div>
          <Answers />
        </section>
      )}
      {isOpen && <Choice />}
    </>
  );
}

function Choice() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Focuses the dialog instead of a button, so that pressing Enter does not answer it by accident.
    dialog.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.choice}
      tabIndex={-1}
      aria-labelledby="choice-title"
      onClose={closeChoice}
    >
      <h2 id="choice-title">{words.title}</h2>
      <p>{words.lead}</p>
      {[words.necessary, words.memory].map(({ title, text }) => (
        <div key={title} className={styles.purpose}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
      <p className="small">{mayRemember() ? words.allowed : words.refused}</p>
      {/* The dialog closes before it is removed, so that the focus returns to the button that opened it. */}
      <Answers onChosen={() => dialog.current?.close()} />
      <button type="button" className={buttons.quiet} onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  );
}

/** Two buttons of equal size and prominence. */
function Answers({ onChosen }: { onChosen?: () => void }) {
  const answer = (isAllowed: boolean) => () => {
    onChosen?.();
    choose(isAllowed);
  };
  return (
    <div className={styles.answers}>
      <button type="button" className={styles.answer} onClick={answer(true)}>
        {words.accept}
      </button>
      <button type="button" className={styles.answer} onClick={answer(false)}>
        {words.reject}
      </button>
    </div>
  );
}

/** Opens the cookie dialog. Hidden without script, because then nothing is stored. */
export function ChoiceButton({ className = '' }: { className?: string }) {
  return (
    <button type="button" className={`needs-script ${className}`} onClick={openChoice}>
      Cookie choice
    </button>
  );
}
