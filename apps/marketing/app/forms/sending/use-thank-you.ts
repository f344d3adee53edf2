import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';

/** The delay between the success message and the thank-you page, from the specification. */
const REDIRECT_MS = 1000;

/** Goes to the next page shortly after a form was sent, unless the visitor has navigated by then. */
export function useThankYou(next: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => goOn(next, navigate), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [next, navigate]);
}

/** Loads the page if the path has a fragment: `:target` shows its content and is only set by a page load. */
function goOn(path: string, navigate: NavigateFunction): void {
  if (path.includes('#')) location.assign(path);
  else navigate(path);
}
