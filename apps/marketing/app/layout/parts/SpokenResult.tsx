import { useEffect, useRef, useState } from 'react';

/** Without a pause, a moving slider would cause constant announcements. */
const PAUSE_MS = 900;

/** Announces changed figures to screen readers once they stop changing. The first value is not announced. */
export function SpokenResult({ children }: { children: string }) {
  const [spoken, setSpoken] = useState('');
  const first = useRef(children);
  useEffect(() => {
    if (children === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSpoken(children), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
  );
}
