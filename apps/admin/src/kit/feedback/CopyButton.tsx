import { Anchor, Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './CopyButton.module.css';

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  text: string;
  /** A name for the copied text, for screen readers. */
  what: string;
  /** The button's label. Default 'Copy'. */
  label?: string;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true };

export function CopyButton({
  text,
  what,
  label = 'Copy',
  size = 'sm',
  variant = 'default',
}: CopyButtonProps) {
  const { copy, copied, error } = useClipboard();
  return (
    <>
      <Button
        size={size}
        variant={variant}
        aria-label={`${copied ? 'Copied' : 'Copy'} ${what}`}
        leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
        onClick={() => copy(text)}
      >
        {copied ? 'Copied' : label}
      </Button>
      <VisuallyHidden role="status">{copied && 'Copied'}</VisuallyHidden>
      {error && <span role="alert">The browser blocked copying. Select the text and copy it manually.</span>}
    </>
  );
}

interface CopiedProps {
  text: string;
  /** The copied item, such as 'the email address'. */
  what: string;
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
