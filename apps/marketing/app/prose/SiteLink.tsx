import type { LinkProps } from '@upcurve/post-blocks/render/Scene';
import { Link } from 'react-router';

/** How texts and blocks link to a page of the site. */
export const SiteLink = ({ href, ...props }: LinkProps) => <Link to={href} {...props} />;
