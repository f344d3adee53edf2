import { useWindowEvent } from '@mantine/hooks';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { openDialogs } from '../screen-keys.ts';
import classes from './DropTarget.module.css';
import { pastedName } from './pasted-name.ts';

interface DropTargetProps {
  onFiles: (files: File[]) => void;
  /** Said while something is held over it, such as 'Drop to upload'. */
  label: string;
  /** Take what is pasted anywhere on the screen or, where it stands in a dialog, in that. */
  takesPaste?: boolean;
  className?: string;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  Boolean(dataTransfer?.types.includes('Files'));

const isWritten = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;

/** Takes the files that are dropped on it, and what is pasted. What it does needs a button beside it, too. */
export function DropTarget({ onFiles, label, takesPaste, className = '', children }: DropTargetProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);

  // A file that misses the place would else replace the page, and what was being done on it.
  const keepPage = (event: globalThis.DragEvent) => {
    if (!event.defaultPrevented && hasFiles(event)) event.preventDefault();
  };
  useWindowEvent('dragover', keepPage);
  useWindowEvent('drop', keepPage);

  useWindowEvent('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const top = openDialogs().at(-1);
    const isElsewhere = top && !top.contains(place.current);
    if (!takesPaste || files.length === 0 || isElsewhere || isWritten(event.target)) return;
    event.preventDefault();
    onFiles(files.map(pastedName));
  });

  // React also tells of what happens in dialogs that belong to it but stand over it.
  const isOurs = (event: DragEvent) => {
    const dialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
    return hasFiles(event) && (!dialog || dialog.contains(place.current));
  };
  const hold = (event: DragEvent) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    event.stopPropagation();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way besides the button
    <div
      ref={place}
      className={`${classes.target} ${className}`}
      data-over={isOver || undefined}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && place.current?.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className={classes.over} aria-hidden>
          <span>{label}</span>
        </div>
      )}
    </div>
  );
}
