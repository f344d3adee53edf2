import type { LinkProps } from '@upcurve/post-blocks/render/Scene';
import { Link } from 'react-router';

/** How posts link to the site's own pages. */
export function SiteLink({ href, className, children }: LinkProps) {
  return (
    <Link to={href} className={className}>
      {children}
    </Link>
  );
}
