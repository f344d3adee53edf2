import { Button, type ButtonProps } from '@mantine/core';
import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import { Suspense, useRef, useState } from 'react';
import { useEditor } from '../editor-context.ts';

interface PickButtonProps extends ButtonProps {
  kind: MediaKind;
  onPick: (media: Media) => void;
  /** Returns the element to focus after the dialog, if it is not the button. */
  focusAfter?: () => HTMLElement | null;
}

/** A button that opens the library to choose a file. */
export function PickButton({ kind, onPick, focusAfter, ...button }: PickButtonProps) {
  const { Picker, onPicked } = useEditor().media;
  const [isPicking, setPicking] = useState(false);
  const self = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={self} variant="default" size="xs" onClick={() => setPicking(true)} {...button} />
      {isPicking && (
        <Suspense fallback={null}>
          <Picker
            kinds={[kind]}
            onClose={() => {
              setPicking(false);
              // After the dialog has returned the focus.
              requestAnimationFrame(() => (focusAfter?.() ?? self.current)?.focus());
            }}
            onPick={([picked]) => {
              if (!picked) return;
              onPicked([picked]);
              onPick(picked);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
