import { paths } from '@upcurve/site-content/paths';
import { NavLink } from 'react-router';
import { listWords } from '../../../content/blog.ts';
import styles from './Browse.module.css';
import { SearchForm } from './SearchForm.tsx';

interface BrowseProps {
  categories: readonly { name: string; slug: string }[];
  search?: string;
}

/** Lets visitors browse the blog by category or search it. */
export function Browse({ categories, search = '' }: BrowseProps) {
  const subjects = [
    { name: listWords.all, to: paths.blog() },
    ...categories.map(({ name, slug }) => ({ name, to: paths.blogCategory(slug) })),
  ];
  return (
    <div className={styles.browse}>
      <nav aria-label={listWords.categories}>
        <ul className={`cluster ${styles.subjects}`}>
          {subjects.map(({ name, to }) => (
            <li key={to}>
              <NavLink to={to} end prefetch="intent" className={`plain target ${styles.subject}`}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <SearchForm search={search} />
    </div>
  );
}
