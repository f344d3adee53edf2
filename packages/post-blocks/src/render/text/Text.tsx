import { Fragment, type ReactNode } from 'react';
import { type Inline, parseInline } from '../../inline.ts';
import { SmartLink } from './SmartLink.tsx';

/** Marked text with its line breaks. */
export function Text({ children }: { children: string }) {
  return shown(parseInline(children));
}

/** Marked text in paragraphs, separated by empty lines. */
export function Paragraphs({ children }: { children: string }) {
  return children
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part, place) => (
      <p key={place}>
        <Text>{part}</Text>
      </p>
    ));
}

const shown = (parts: readonly Inline[]): ReactNode[] =>
  parts.map((part, place) => {
    const key = `${place}`;
    if (typeof part === 'string') return <Fragment key={key}>{lines(part)}</Fragment>;
    const children = shown(part.children);
    switch (part.mark) {
      case 'bold':
        return <strong key={key}>{children}</strong>;
      case 'italic':
        return <em key={key}>{children}</em>;
      case 'code':
        return <code key={key}>{children}</code>;
      default:
        return (
          <SmartLink key={key} href={part.href}>
            {children}
          </SmartLink>
        );
    }
  });

function lines(text: string): ReactNode {
  if (!text.includes('\n')) return text;
  return text.split('\n').map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
}
