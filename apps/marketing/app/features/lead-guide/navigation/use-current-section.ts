import { useEffect, useState } from 'react';

/** The upper part of the screen, below the site's header. The section that crosses it is the current one. */
const READING_ZONE = '-15% 0px -75% 0px';

/** Returns the id of the current section; undefined above the first one. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join();

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id);
        }
      },
      { rootMargin: READING_ZONE },
    );
    for (const id of list.split(',')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);

  return current;
}
