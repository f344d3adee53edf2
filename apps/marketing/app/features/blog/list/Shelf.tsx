import { paths } from '@upcurve/site-content/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listWords } from '../../../content/blog.ts';
import styles from './Shelf.module.css';

interface ShelfProps {
  kicker: string;
  title: string;
  lead?: string;
  /** Shown next to the title, such as the author's picture. */
  mark?: ReactNode;
  children: ReactNode;
}

export function Shelf({ kicker, title, lead, mark, children }: ShelfProps) {
  return (
    <div className={styles.shelf}>
      <header className={styles.head}>
        {mark}
        <div>
          <p className="small">
            <Link to={paths.blog()} prefetch="intent" className="target plain accent strong">
              {listWords.blog}
            </Link>
            <span aria-hidden="true"> / </span>
            <span>{kicker}</span>
          </p>
          <h1 className={`headline ${styles.title}`} data-long={title.length > 28 || undefined}>
            {title}
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
      </header>
      {children}
    </div>
  );
}
