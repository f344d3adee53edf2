import { Anchor } from '@mantine/core';
import classes from './Copied.module.css';
import { CopyButton } from './CopyButton.tsx';

interface CopiedProps {
  text: string;
  /** What is copied, such as 'the e-mail address'. */
  what: string;
  /** Where it leads. */
  href: string;
  /** The link leaves the admin. */
  isOutside?: boolean;
  children?: string;
}

/** Contact details as a link, with a button that copies them. */
export function Copied({ text, what, href, isOutside, children = text }: CopiedProps) {
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
