import { useWindowEvent } from '@mantine/hooks';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import classes from './DropTarget.module.css';

interface DropTargetProps {
  onFiles: (files: File[]) => void;
  /** Shown while a file is dragged over the target, such as 'Drop to upload'. */
  label: string;
  className?: string;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  Boolean(dataTransfer?.types.includes('Files'));

/** Accepts dropped files. The screen must also offer a button for choosing files. */
export function DropTarget({ onFiles, label, className = '', children }: DropTargetProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);

  // Otherwise the browser would open a file dropped outside the target, and unsaved work would be lost.
  const keepPage = (event: globalThis.DragEvent) => {
    if (!event.defaultPrevented && hasFiles(event)) event.preventDefault();
  };
  useWindowEvent('dragover', keepPage);
  useWindowEvent('drop', keepPage);

  // React events also bubble from child dialogs that are elsewhere in the DOM.
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
