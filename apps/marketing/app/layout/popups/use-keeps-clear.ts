import { paths } from '@upcurve/site-content/paths';
import { useCallback, useState } from 'react';

/** Elements that the floating link must not cover. */
const KEEP_CLEAR = [
  'main :is(input, select, textarea, label, button, table, [role=alert], [data-keep-clear])',
  `main a:is([href^="${paths.bookConsultation()}"], [href="${paths.eligibility.welcome()}"])`,
  'footer :is(a, button, label, h2, p)',
].join();

/**
 * Returns whether the link covers anything that must not be covered, and the ref of the link: controls, tables, films,
 * errors, other calls to action, the text of the footer.
 */
export function useKeepsClear(): [keepsClear: boolean, ref: (link: HTMLElement) => () => void] {
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
    measure();
    return () => {
      removeEventListener('resize', measure);
      sight?.disconnect();
      changes.disconnect();
    };
  }, []);

  return [keepsClear, ref];
}
