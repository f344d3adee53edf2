import { Fragment, type ReactNode } from 'react';
import { type Inline, isHref, parseInline } from '../../inline.ts';
import { type LinkProps, useAddress, useScene } from '../Scene.tsx';

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

/** A link to any allowed target. Renders only the text if the target is not allowed. */
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
