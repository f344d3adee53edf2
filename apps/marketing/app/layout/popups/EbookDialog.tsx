import { paths } from '@upcurve/site-content/paths';
import { type MouseEvent, useCallback, useLayoutEffect, useState } from 'react';
import { rememberOfferClosed } from '../../consent/exit-memory.ts';
import { ebookOffer } from '../../content/site/promotion.ts';
import { EbookCover } from '../../drawings/EbookCover.tsx';
import { ContactForm } from '../../forms/ContactForm.tsx';
import { EmbeddedForm } from '../../forms/EmbeddedForm.tsx';
import buttons from '../parts/button.module.css';
import { useSite } from '../parts/use-site.ts';
import { closeEbook, commandAttributes, EBOOK_DIALOG, openEbook } from './EbookButton.tsx';
import styles from './EbookDialog.module.css';
import { useExitIntent } from './use-exit-intent.ts';

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
        <div className={styles.cover} data-surface="blush">
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
