import { cloneElement, type ReactElement, useState } from 'react';
import { tooltipPart } from './press-parts.ts';

interface HoverTipProps {
  label: string;
  /** Never takes the focus: it is another element once the script of tooltips has come. */
  children: ReactElement<{ onPointerEnter?: () => void }>;
}

/** A tooltip whose script comes with the first pointer. What it says has to stand in the page too, for those without one. */
export function HoverTip({ label, children }: HoverTipProps) {
  const [Tooltip, setTooltip] = useState(() => tooltipPart.loaded());
  if (Tooltip) {
    return <Tooltip label={label}>{children}</Tooltip>;
  }
  return cloneElement(children, {
    onPointerEnter: () =>
      void tooltipPart.load().then(
        (part) => setTooltip(() => part),
        () => {},
      ),
  });
}
