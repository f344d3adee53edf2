import { cloneElement, type ReactElement, useState } from 'react';
import { floating } from '../menus/on-demand.ts';

interface HoverTipProps {
  label: string;
  /** Must not be focusable: the element is replaced when the script has loaded. */
  children: ReactElement<{ onPointerEnter?: () => void }>;
}

/** A tooltip whose script loads when the pointer first enters. The page must also say what the tooltip says. */
export function HoverTip({ label, children }: HoverTipProps) {
  const [module, setModule] = useState(floating.loaded);
  if (module) return <module.Tooltip label={label}>{children}</module.Tooltip>;
  return cloneElement(children, { onPointerEnter: () => void floating.load().then(setModule, () => {}) });
}
