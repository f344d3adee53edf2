import { Anchor } from '@mantine/core';
import classes from './CopyableText.module.css';
import { CopyButton } from './CopyButton.tsx';

interface CopiedProps {
  text: string;
  /** The copied item, such as 'the email address'. */
  what: string;
  /** The target of the link. */
  href: string;
  /** Whether the link leaves the admin. */
  isOutside?: boolean;
  children?: string;
}

/** Shows a contact detail as a link, with a button to copy it. */
export function CopyableText({ text, what, href, isOutside, children = text }: CopiedProps) {
  const outside = isOutside && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <span className={classes.line}>
      <Anchor inherit href={href} className={classes.text} {...outside}>
        {children}
      </Anchor>
      <CopyButton text={text} what={what} size="compact-xs" variant="subtle" />
    </span>
  );
}
