import { isHref } from '../../inline.ts';
import { type LinkProps, useAddress, useScene } from '../Scene.tsx';

/** A link to any allowed address; only the text if the address is not allowed. */
export function SmartLink({ href, className, children }: LinkProps) {
  const { Link, base } = useScene();
  const address = useAddress();
  if (!isHref(href)) return children;
  if (Link && !base && href.startsWith('/')) {
    return (
      <Link href={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={address(href)} className={className}>
      {children}
    </a>
  );
}
