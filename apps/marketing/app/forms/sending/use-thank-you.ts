import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';

/** Between the word that a form has arrived and the thank-you page; by the specification. */
const REDIRECT_MS = 1000;

/** Goes to the next page shortly after a form has arrived, unless the visitor has left by then. */
export function useThankYou(next: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => goOn(next, navigate), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [next, navigate]);
}

/** `:target` reveals the content of a fragment, and only a page load sets it. */
function goOn(path: string, navigate: NavigateFunction): void {
  if (path.includes('#')) location.assign(path);
  else navigate(path);
}
