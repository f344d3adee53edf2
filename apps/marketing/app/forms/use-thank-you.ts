import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import type { FormName } from '../content/forms.ts';
import { paths } from '../paths.ts';

/** Between the word that a form has arrived and the thank-you page; by the specification. */
const REDIRECT_MS = 1000;

/** Goes on to the form's thank-you page a moment after it has arrived, unless the visitor has left by then. */
export function useThankYou(form: FormName, isSent: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => goOn(paths.thankYou(form), navigate), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSent, navigate, form]);
}

/** What stands behind a fragment is shown by `:target`, which only a page load sets. */
function goOn(path: string, navigate: NavigateFunction): void {
  if (path.includes('#')) location.assign(path);
  else navigate(path);
}
