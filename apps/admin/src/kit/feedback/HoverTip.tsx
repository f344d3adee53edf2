import { cloneElement, type ReactElement, useState } from 'react';
import { floatingMenus } from '../menus/on-demand.ts';

interface HoverTipProps {
  label: string;
  /** Must not be focusable, because the element is replaced once the script has loaded. */
  children: ReactElement<{ onPointerEnter?: () => void }>;
}

/** Shows a tooltip whose script loads on first hover. The page must provide the same information elsewhere. */
export function HoverTip({ label, children }: HoverTipProps) {
  const [module, setModule] = useState(floatingMenus.loaded);
  if (module) return <module.Tooltip label={label}>{children}</module.Tooltip>;
  return cloneElement(children, {
    onPointerEnter: () => void floatingMenus.load().then(setModule, () => {}),
  });
}
