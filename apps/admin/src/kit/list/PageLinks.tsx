import { Pagination } from '@mantine/core';
import { Link } from 'react-router';

interface PageLinksProps {
  page: number;
  totalPages: number;
  to: (page: number) => string;
}

/** Links to the first, last, current and adjacent pages of a list. Empty if there is only one page. */
export function PageLinks({ page, totalPages, to }: PageLinksProps) {
  const step = (other: number, label: string) => {
    const isThere = other >= 1 && other <= totalPages;
    // Stays a link on the first and last page, to keep the focus.
    return {
      component: Link,
      to: to(isThere ? other : page),
      'aria-label': label,
      'aria-disabled': !isThere,
    };
  };
  return (
    <nav aria-label="Pages">
      <Pagination
        total={totalPages}
        value={page}
        color="ink"
        hideWithOnePage
        getItemProps={(each) => ({ component: Link, to: to(each), 'aria-label': `Page ${each}` })}
        getControlProps={(control) =>
          control === 'next' ? step(page + 1, 'Next page') : step(page - 1, 'Previous page')
        }
      />
    </nav>
  );
}
