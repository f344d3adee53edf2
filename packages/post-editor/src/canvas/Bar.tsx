import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import type { EditorView } from '@tiptap/pm/view';
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import classes from './chrome.module.css';
import { SpotMenu } from './Spot.tsx';

interface BarProps {
  label: string;
  /** The box that the bar is placed beside, in coordinates of the screen. */
  box: DOMRect;
  position: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end';
  children: ReactNode;
}

/** A toolbar over the page. Alt+F10 moves the focus to it, the arrow keys move in it, and Escape moves back. */
export function Bar({ label, box, position, children }: BarProps) {
  const { store } = useEditor();
  return (
    <SpotMenu box={box} position={position}>
      <Popover.Dropdown
        className={classes.bar}
        role="toolbar"
        aria-label={label}
        data-editor-bar
        onKeyDown={(event) => moveInBar(event, () => store.editor.view.focus())}
      >
        {children}
      </Popover.Dropdown>
    </SpotMenu>
  );
}

/** Moves the focus to the toolbar over the page, or to the next one if there are several. */
export function focusBar(): void {
  const bars = [...document.querySelectorAll<HTMLElement>('[data-editor-bar][role="toolbar"]')].reverse();
  const at = bars.findIndex((bar) => bar.contains(document.activeElement));
  bars[(at + 1) % bars.length]?.querySelector<HTMLElement>('button:not([disabled])')?.focus();
}

/** Handles the arrow keys and Escape in a toolbar. */
export function moveInBar(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  if (event.defaultPrevented || (event.target as Element).matches('input, [role^="menuitem"]')) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([disabled]), a')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step) buttons[(at + step + buttons.length) % buttons.length]?.focus();
  else if (event.key === 'F10' && event.altKey) focusBar();
  else if (event.key === 'Escape') leave();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

interface BarButtonProps {
  label: string;
  icon: ComponentType<{ size: number; stroke: number }>;
  /** The key that does the same. */
  keys?: string;
  isOn?: boolean;
  isOff?: boolean;
  onClick: () => void;
}

export function BarButton({ label, icon: Icon, keys, isOn, isOff, onClick }: BarButtonProps) {
  return (
    <Tooltip
      label={keys ? `${label} (${keys})` : label}
      openDelay={400}
      events={{ hover: true, focus: true, touch: false }}
    >
      <ActionIcon
        className={classes.button}
        size="md"
        variant={isOn ? 'light' : 'subtle'}
        aria-label={label}
        disabled={isOff ?? false}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        // Keeps the caret in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <Icon size={17} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

const isOfEditor = (view: EditorView, element: EventTarget | null) =>
  element instanceof Element && (view.dom.contains(element) || element.closest('[data-editor-bar]') !== null);

/** Whether the text or one of its toolbars has the focus, and no mouse button is down in the text. */
export function useIsWriting(): boolean {
  const { view } = useEditor().store.editor;
  const [isFocused, setFocused] = useState(() => isOfEditor(view, document.activeElement));
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    document.addEventListener('focusin', ({ target }) => setFocused(isOfEditor(view, target)), options);
    document.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!relatedTarget && document.hasFocus()) setFocused(false);
      },
      options,
    );
    view.dom.addEventListener('mousedown', () => setPressed(true), options);
    // After the browser has set the selection of a click.
    window.addEventListener('mouseup', () => setTimeout(() => setPressed(false)), options);
    return () => stop.abort();
  }, [view]);
  return isFocused && !isPressed;
}
