import { type LinkProps, Scene } from '@upcurve/post-blocks/render/Scene';
import { Text as MarkedText } from '@upcurve/post-blocks/render/text/Text';
import { Link } from 'react-router';

export const SiteLink = ({ href, ...props }: LinkProps) => <Link to={href} {...props} />;

export const Text = ({ children }: { children: string }) => (
  <Scene Link={SiteLink}>
    <MarkedText>{children}</MarkedText>
  </Scene>
);
