import { Anchor, type AnchorProps, type ElementProps } from '@mantine/core';

/** A button that looks like a link, for small actions inside a text. */
export const TextButton = (props: AnchorProps & ElementProps<'button', keyof AnchorProps>) => (
  <Anchor component="button" type="button" inherit underline="always" {...props} />
);
