import { paths } from '@upcurve/site-content/paths';
import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { mayShowOffer, rememberOfferClosed } from '../../consent/exit-memory.ts';
import { ebookOffer } from '../../content/site/promotion.ts';
import { EbookCover } from '../../drawings/EbookCover.tsx';
import { ContactForm } from '../../forms/ContactForm.tsx';
import { EmbeddedForm } from '../../forms/EmbeddedForm.tsx';
import buttons from '../parts/button.module.css';
import { useSite } from '../parts/use-site.ts';
import { closeEbook, commandAttributes, EBOOK_DIALOG, openEbook } from './EbookButton.tsx';
import styles from './EbookDialog.module.css';

/** From the specification. */
const FRAME_HEIGHT_PX = 601;

/** Removes tokens from paths, because they must not appear in a message. */
const withoutToken = (pathname: string) => pathname.replace(/\/[\w-]{40,}/, '');

interface EbookDialogProps {
  pathname: string;
  /** Whether the popup opens when the visitor is about to leave the page. */
  opensOnExit: boolean;
}

/** The e-book offer. Opens by its buttons, and once when the visitor is about to leave. */
export function EbookDialog({ pathname, opensOnExit }: EbookDialogProps) {
  const { ebookFormUrl } = useSite();
  const [isSent, setIsSent] = useState(false);
  const onSent = useCallback(() => setIsSent(true), []);
  useExitIntent(opensOnExit, openEbook);
  // Navigation closes the popup before the page's title gets the focus, because closing returns the focus to its
  // button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs when the path changes.
  useLayoutEffect(() => closeEbook, [pathname]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard
    <dialog
      id={EBOOK_DIALOG}
      className={styles.dialog}
      closedby="any"
      aria-labelledby="ebook-title"
      onClose={rememberOfferClosed}
      onClick={closeOutside}
    >
      <div className={styles.inner}>
        <div className={`not-on-phones ${styles.cover}`} data-surface="blush">
          <EbookCover />
        </div>
        <div className={styles.words}>
          <button {...commandAttributes('close')} className={styles.close}>
            <span className="visually-hidden">Close</span>
            <svg viewBox="0 0 16 16" width="16" height="16" stroke="currentColor" aria-hidden="true">
              <path d="M1 1l14 14M15 1L1 15" strokeWidth="1.5" />
            </svg>
          </button>
          <h2 id="ebook-title" className={styles.title}>
            {ebookOffer.title}
          </h2>
          {isSent ? (
            <div role="status" className={styles.sent}>
              <p>{ebookOffer.sent}</p>
              <a href={paths.ebookFile()} className={buttons.primary} download>
                {ebookOffer.download}
              </a>
            </div>
          ) : (
            <>
              <p>{ebookOffer.lead}</p>
              {ebookFormUrl ? (
                <EmbeddedForm
                  url={ebookFormUrl}
                  title={ebookOffer.title}
                  height={FRAME_HEIGHT_PX}
                  onSent={onSent}
                />
              ) : (
                <ContactForm form="e-book" source={`${withoutToken(pathname)}: e-book`} onSent={onSent} />
              )}
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}

/**
 * Closes the dialog on a backdrop click in browsers without `closedby`. Such a click targets the dialog itself. A text
 * selection dragged out of the box also ends on the dialog, but must not close it.
 */
function closeOutside(event: MouseEvent<HTMLDialogElement>) {
  if ('closedBy' in HTMLDialogElement.prototype || event.target !== event.currentTarget) return;
  if (getSelection()?.isCollapsed !== false) event.currentTarget.close();
}

/** Values from the specification. */
const TOP_PX = 30;
const DELAY_MS = 50;

/**
 * Calls `show` when the visitor is about to leave: the pointer leaves through the top edge and stays out, or the tab
 * becomes hidden. At most once per session, and never while a dialog is open.
 */
function useExitIntent(isAllowed: boolean, show: () => void): void {
  useEffect(() => {
    if (!isAllowed) return;
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const offer = () => {
      // A visitor in a dialog is not about to leave.
      if (mayShowOffer() && !document.querySelector('dialog[open]')) show();
    };
    const root = document.documentElement;
    root.addEventListener(
      'mouseleave',
      ({ clientY }) => {
        if (clientY <= TOP_PX) timer = setTimeout(offer, DELAY_MS);
      },
      { signal },
    );
    root.addEventListener('mouseenter', () => clearTimeout(timer), { signal });
    const onHidden = () => {
      if (document.visibilityState === 'hidden') offer();
    };
    document.addEventListener('visibilitychange', onHidden, { signal });
    // The tab may have become hidden while this script was loading.
    onHidden();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isAllowed, show]);
}
