import { paths } from '@upcurve/site-content/paths';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { floatingAction } from '../page/page-rules.ts';
import { Arrow } from '../parts/Arrow.tsx';
import styles from './FloatingAction.module.css';

/**
 * The link in a bar at the bottom of the screen, as wide as the page, so that it never covers a part of a line. The
 * server renders it visible; script hides it while it would cover a control.
 */
export function FloatingAction({ pathname }: { pathname: string }) {
  const [keepsClear, ref] = useKeepsClear();
  const action = floatingAction(pathname);
  if (!action) return null;
  return (
    <aside
      ref={ref}
      className={styles.place}
      data-surface="ink"
      data-hidden={keepsClear || undefined}
      aria-label="Always at hand"
    >
      {action === 'book' ? (
        <Link to={paths.bookConsultation()} className={`plain strong ${styles.link}`}>
          <span>Book a Consultation</span>
          <Arrow />
        </Link>
      ) : (
        <Link to={paths.home()} className={`plain strong ${styles.link}`}>
          Back to Home
        </Link>
      )}
    </aside>
  );
}

/** Elements that the floating link must not cover. */
const KEEP_CLEAR = [
  'main :is(form, input, textarea, label, button, table, [role=alert], [data-keep-clear])',
  `main a:is([href^="${paths.bookConsultation()}"], [href="${paths.eligibility.welcome()}"])`,
  'footer :is(a, button, label, h2, p)',
].join();

/**
 * Returns whether the link covers anything that must not be covered, and the ref of the link: controls, tables, films,
 * errors, other calls to action, the text of the footer.
 */
function useKeepsClear(): [keepsClear: boolean, ref: (link: HTMLElement) => () => void] {
  const [keepsClear, setKeepsClear] = useState(false);

  const ref = useCallback((link: HTMLElement) => {
    const covered = new Set<Element>();
    let sight: IntersectionObserver | undefined;
    // Observing an element again has no effect.
    const watch = () => {
      for (const part of document.querySelectorAll(KEEP_CLEAR)) sight?.observe(part);
    };
    /** Observes the part of the window that the link covers, which depends on the window's size. */
    const measure = () => {
      const { top, right, bottom, left } = link.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const margins = [top, clientWidth - right, clientHeight - bottom, left];
      sight?.disconnect();
      covered.clear();
      sight = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) covered.add(target);
            else covered.delete(target);
          }
          setKeepsClear(covered.size > 0);
        },
        { rootMargin: margins.map((margin) => `${-margin}px`).join(' ') },
      );
      watch();
    };
    const changes = new MutationObserver(watch);
    const main = document.querySelector('main');
    if (main) changes.observe(main, { childList: true, subtree: true });
    addEventListener('resize', measure);
    // The link moves down once the cookie banner below it has gone.
    const moved = new ResizeObserver(measure);
    if (link.parentElement) moved.observe(link.parentElement);
    return () => {
      removeEventListener('resize', measure);
      moved.disconnect();
      sight?.disconnect();
      changes.disconnect();
    };
  }, []);

  return [keepsClear, ref];
}
