import { useEffect, useRef, useState } from 'react';

/** A slider on the move would talk without end. */
const PAUSE_MS = 900;

/** Announces changed figures to screen readers once they stop changing. Silent at first. */
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
