import { Text } from '@mantine/core';
import type { MediaKind } from '@upcurve/contracts/media/media';
import { MEDIA_MAX } from '@upcurve/contracts/media/media-limits';
import { formatFileSize } from '../media-words.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { DropTarget } from './DropTarget.tsx';
import classes from './UploadArea.module.css';
import { UploadList } from './UploadList.tsx';
import type { Uploads } from './use-uploads.ts';

interface UploadAreaProps extends Uploads {
  /** The prompt, such as 'Drop pictures and clips here, or paste them'. */
  label: string;
}

const FORMATS: Record<MediaKind, string> = {
  image: 'JPEG, PNG or WebP',
  video: 'MP4 or WebM',
  captions: 'VTT',
};
const limitOf = (kind: MediaKind) => `${FORMATS[kind]} up to ${formatFileSize(MEDIA_MAX[kind])}`;

/** Accepts dropped, pasted and chosen files above a list of uploads. Spread the result of `useUploads` on it. */
export function UploadArea({ label, kinds, add, ...list }: UploadAreaProps) {
  return (
    <div>
      <DropTarget label="Drop to upload" takesPaste onFiles={add}>
        <div className={classes.field}>
          <div>
            <Text size="sm" fw={600} className={classes.label}>
              {label}
            </Text>
            <Text size="xs" c="dimmed">
              {kinds.map(limitOf).join(' · ')}
            </Text>
          </div>
          <ChooseFiles kinds={kinds} variant="default" size="xs" onFiles={add}>
            Choose files
          </ChooseFiles>
        </div>
      </DropTarget>
      <UploadList {...list} className={classes.list} />
    </div>
  );
}
