import { Button, type ButtonProps, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { MediaKind } from '@upcurve/contracts/media/media';
import { type ReactNode, useRef } from 'react';
import { acceptOf } from './check-file.ts';

interface ChooseFilesProps extends Pick<ButtonProps, 'size' | 'variant'> {
  kinds: readonly MediaKind[];
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Opens the system's file dialog, or the photo picker on a phone. */
export function ChooseFiles(props: ChooseFilesProps) {
  const { kinds, onFiles, children, ...look } = props;
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      accept={acceptOf(kinds)}
      resetRef={reset}
      inputProps={{ 'aria-label': 'Files to upload', tabIndex: -1 }}
      onChange={(chosen) => {
        // Without this reset, choosing the same file again would not fire a change event.
        reset.current?.();
        onFiles(chosen);
      }}
    >
      {({ onClick }) => (
        <Button {...look} leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />} onClick={onClick}>
          {children}
        </Button>
      )}
    </FileButton>
  );
}
