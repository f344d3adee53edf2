import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './PageLinks.module.css';

interface PageLinksProps {
  page: number;
  totalPages: number;
  to: (page: number) => string;
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true };

/** Links to the first, last, current and adjacent pages of a list. Empty if there is only one page. */
export function PageLinks({ page, totalPages, to }: PageLinksProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages">
      <ol className={classes.pages}>
        <li>{step(page - 1, 'Previous page', <IconChevronLeft {...icon} />)}</li>
        {shownPages(page, totalPages).map((each, at) =>
          each === 'gap' ? (
            <li key={at === 1 ? 'before' : 'after'} className={classes.gap}>
              <span aria-hidden>…</span>
            </li>
          ) : (
            <li key={each}>
              <Link
                to={to(each)}
                className={classes.page}
                aria-label={`Page ${each}`}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </Link>
            </li>
          ),
        )}
        <li>{step(page + 1, 'Next page', <IconChevronRight {...icon} />)}</li>
      </ol>
    </nav>
  );

  function step(other: number, label: string, arrow: ReactNode) {
    const isThere = other >= 1 && other <= totalPages;
    // Stays a link on the first and last page, to keep the focus.
    return (
      <Link
        to={to(isThere ? other : page)}
        className={classes.page}
        aria-label={label}
        aria-disabled={!isThere || undefined}
        onClick={(event) => !isThere && event.preventDefault()}
      >
        {arrow}
      </Link>
    );
  }
}

export type ShownPage = number | 'gap';

/** Returns the pages to link to: the first, the last, the current one and its neighbours, with gaps in between. */
export function shownPages(current: number, total: number): ShownPage[] {
  const near = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(near)].toSorted((a, b) => a - b);
  return pages.flatMap((page, at) => {
    const before = pages[at - 1];
    return before !== undefined && page > before + 1 ? ['gap' as const, page] : [page];
  });
}
