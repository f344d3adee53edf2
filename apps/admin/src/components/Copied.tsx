import { Anchor } from '@mantine/core';
import classes from './Copied.module.css';
import { CopyButton } from './CopyButton.tsx';

interface CopiedProps {
  text: string;
  /** What it is, such as 'the e-mail address'. */
  what: string;
  /** Where it leads. */
  href: string;
  /** It leads out of the admin. */
  isOutside?: boolean;
  children?: string;
}

/** Something to reach somebody by: a link, and a button that copies it. */
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
