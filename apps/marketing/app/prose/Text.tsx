import type { LinkProps } from '@upcurve/post-blocks/render/Scene';
import { Scene } from '@upcurve/post-blocks/render/Scene';
import { Text as MarkedText } from '@upcurve/post-blocks/render/text/Text';
import { Link } from 'react-router';

/** The link component for pages of the site. */
export const SiteLink = ({ href, ...props }: LinkProps) => <Link to={href} {...props} />;

/** A line of text that may contain links and bold words. */
export const Text = ({ children }: { children: string }) => (
  <Scene Link={SiteLink}>
    <MarkedText>{children}</MarkedText>
  </Scene>
);
