import { Link } from 'react-router';
import { listWords } from '../../../content/blog.ts';
import styles from './Pagination.module.css';
import { pagesShown } from './paging.ts';

interface PaginationProps {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}

export function Pagination({ page, pages, pathOf }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={listWords.pages}>
      <Step to={page > 1 ? pathOf(page - 1) : undefined} rel="prev">
        {listWords.newer}
      </Step>
      <ol className={styles.list}>
        {pagesShown(page, pages).map((each) => (
          <li key={each}>
            {typeof each === 'number' ? (
              <Link
                to={pathOf(each)}
                className={`plain icon-button tabular ${styles.page}`}
                aria-current={each === page ? 'page' : undefined}
                aria-label={listWords.page(each)}
              >
                {each}
              </Link>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pages ? pathOf(page + 1) : undefined} rel="next">
        {listWords.older}
      </Step>
    </nav>
  );
}

function Step({ to, rel, children }: { to: string | undefined; rel: 'prev' | 'next'; children: string }) {
  if (!to) return <span />;
  return (
    <Link to={to} rel={rel} className="target">
      {children}
    </Link>
  );
}
