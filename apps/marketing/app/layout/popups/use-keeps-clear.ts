import { paths } from '@upcurve/site-content/paths';
import { useEffect, useState } from 'react';
import { EBOOK_DIALOG } from './EbookButton.tsx';

/** Elements that the floating link would cover or duplicate. */
const KEEP_CLEAR = [
  'main :is(form, table, [role=alert], [data-keep-clear])',
  `main a:is([href^="${paths.bookConsultation()}"], [href="${paths.eligibility.welcome()}"])`,
  `main [commandfor="${EBOOK_DIALOG}"]`,
  'footer',
].join();

/**
 * The part of the screen where these elements come too close: the last fifth on phones. On wide screens the link is
 * beside them, so it would only duplicate them, wherever on the screen they are.
 */
const near = () => (matchMedia('(width >= 48rem)').matches ? '0px' : '-80% 0px 0px');

/**
 * Returns whether anything near the bottom of the screen must not be covered or duplicated: films, forms, tables,
 * errors, other calls to action, the footer.
 */
export function useKeepsClear(): boolean {
  const [keepsClear, setKeepsClear] = useState(false);

  useEffect(() => {
    const inSight = new Set<Element>();
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        }
        setKeepsClear(inSight.size > 0);
      },
      { rootMargin: near() },
    );
    // Observing an element again has no effect.
    const watch = () => {
      for (const part of document.querySelectorAll(KEEP_CLEAR)) sight.observe(part);
    };
    const changes = new MutationObserver(watch);
    const main = document.querySelector('main');
    if (main) changes.observe(main, { childList: true, subtree: true });
    watch();
    return () => {
      sight.disconnect();
      changes.disconnect();
    };
  }, []);

  return keepsClear;
}
