import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';

/** Elements that the floating button would cover or repeat. */
const KEEP_CLEAR = `main :is(form, table, [role=alert], [data-keep-clear], a[href^="${paths.bookConsultation()}"]), footer`;

/** Whether something is in sight that a button over the page must stay away from: forms, tables, errors, other ways to book, the footer. */
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
    // An element that is already observed is not observed twice.
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
