import type { ReactNode } from 'react';

const files = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' });

interface DrawingProps {
  /** The name of its file. */
  name: string;
  /** The viewBox of the file. */
  viewBox?: string;
  /** The drawing's words. */
  children?: ReactNode;
}

/**
 * A decorative line drawing. It takes its colours from the surface it is on. The files have no clip paths, because
 * WebKit ignores them in a file that is used from a page.
 */
export function Drawing({ name, viewBox = '0 0 480 400', children }: DrawingProps) {
  return (
    <svg viewBox={viewBox} width="100%" aria-hidden="true">
      <use href={`${files[`./${name}.svg`]}#drawing`} />
      {children}
    </svg>
  );
}
