import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { recallAttribution } from '../consent/attribution.ts';
import { count } from './count.ts';

/** Counts the pages that follow in the same document; the one it was loaded with the page's counter has counted. */
export function usePageCount(): void {
  const { pathname } = useLocation();
  const counted = useRef(pathname);
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    count({ kind: 'page', path: pathname, source: recallAttribution()?.source });
  }, [pathname]);
}
