import { useComputedColorScheme } from '@mantine/core';
import { pictureOf } from './guide-pictures.ts';
import type { NamedGuide } from './guides.ts';
import classes from './HelpScreen.module.css';

/** The screen that a guide is about, in the colours that the reader has. */
export function GuidePicture({ guide: { name, picture } }: { guide: NamedGuide }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return (
    <img
      className={classes.picture}
      src={pictureOf(name, scheme)}
      alt={picture}
      width={744}
      height={465}
      loading="lazy"
      decoding="async"
    />
  );
}
