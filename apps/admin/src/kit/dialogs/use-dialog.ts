import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';

/**
 * The state of a dialog about a subject. Pass its Modal `returnFocus={false}`, because this hook restores the focus.
 */
export interface Dialog<Subject> {
  /** Stays set while the dialog fades out, to keep its text visible. */
  subject: Subject | null;
  isOpen: boolean;
  /** Counts how often the dialog was opened. Use it as the key of a form to reset it each time. */
  opening: number;
  /** `from` is the pressed element. It must be passed, because Safari does not focus pressed buttons. */
  open: (subject: Subject, from?: Element | null) => void;
  /** Restores the focus to the opener, or to `home` if the opener no longer exists. */
  close: () => void;
  /** Closes the dialog and focuses `home`, for actions that remove the opener. */
  finish: () => void;
  /** Clears the subject after the dialog has faded out, which unmounts its contents. */
  forget: () => void;
}

/** Manages the state of a dialog. `home` is the heading of the screen or section. */
export function useDialog<Subject>(home?: RefObject<HTMLElement | null>): Dialog<Subject> {
  const [{ subject, opening }, setShown] = useState({ subject: null as Subject | null, opening: 0 });
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  return {
    subject,
    isOpen,
    opening,
    open(about, from = focusedControl()) {
      opener.current = from instanceof HTMLElement ? from : null;
      setShown((before) => ({ subject: about, opening: before.opening + 1 }));
      setOpen(true);
    },
    close() {
      setOpen(false);
      const target = opener.current?.isConnected ? opener.current : (home?.current ?? heading());
      target?.focus();
    },
    finish() {
      setOpen(false);
      (home?.current ?? heading())?.focus();
    },
    forget: () => setShown((before) => ({ ...before, subject: null })),
  };
}

const heading = () => document.querySelector('h1');

/** Returns the focused element, or the button of the menu that it belongs to. */
function focusedControl(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : document.activeElement;
}

/** Loads the script of a `useDialog` dialog when it is first opened. The first modal adds 32 kB (gzip) to a list. */
export function lazyDialog<Shown extends (props: never) => ReactNode>(load: () => Promise<Shown>): Shown {
  // `lazy` does not support components with type parameters.
  const Opened = lazy(async () => ({ default: (await load()) as unknown as ComponentType<object> }));
  const OnceOpened = (props: { dialog: { subject: unknown } }) =>
    props.dialog.subject === null ? null : createElement(Suspense, null, createElement(Opened, props));
  return OnceOpened as unknown as Shown;
}
