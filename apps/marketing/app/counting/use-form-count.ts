import type { FormStep } from '@upcurve/contracts/analytics/events';
import type { FormType } from '@upcurve/contracts/leads/contact';
import { useCallback, useEffect, useRef } from 'react';
import { count } from './count.ts';

/** Counts that a form was seen, started and sent, once each per mount. */
export function useFormCount(form: FormType) {
  const seen = useRef(new Set<FormStep>());
  const element = useRef<HTMLFormElement>(null);

  const tell = useCallback(
    (step: FormStep) => {
      if (seen.current.has(step)) return;
      seen.current.add(step);
      count({ kind: 'form', form, step });
    },
    [form],
  );

  useEffect(() => {
    // Some test environments have no IntersectionObserver.
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell('shown');
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [tell]);

  return { element, tell };
}
