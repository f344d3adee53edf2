import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';

/** Elements that the floating button would cover or duplicate. */
const KEEP_CLEAR = `main :is(form, table, [role=alert], [data-keep-clear], a[href^="${paths.bookConsultation()}"]), footer`;

/**
 * Returns whether anything is visible that the floating button must not cover or duplicate: forms, tables, errors,
 * other booking links, the footer.
 */
export function useKeepsClear(): boolean {
  const [keepsClear, setKeepsClear] = useState(false);

  useEffect(() => {
    const inSight = new Set<Element>();
    const sight = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      setKeepsClear(inSight.size > 0);
    });
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
