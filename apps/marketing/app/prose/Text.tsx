import { Scene } from '@upcurve/post-blocks/render/Scene';
import { Text as MarkedText } from '@upcurve/post-blocks/render/Text';
import { SiteLink } from './SiteLink.tsx';

/** A line of content with its links and strong words. */
export const Text = ({ children }: { children: string }) => (
  <Scene Link={SiteLink}>
    <MarkedText>{children}</MarkedText>
  </Scene>
);
