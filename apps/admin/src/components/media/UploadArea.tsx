import { Text } from '@mantine/core';
import { MEDIA_MAX, type MediaKind } from '@upcurve/contracts/media';
import { ChooseFiles } from './ChooseFiles.tsx';
import { DropTarget } from './DropTarget.tsx';
import { sizeShown } from './media-words.ts';
import classes from './UploadArea.module.css';
import { UploadList } from './UploadList.tsx';
import type { Uploads } from './use-uploads.ts';

interface UploadAreaProps extends Uploads {
  /** What can be dropped here, such as 'Drop pictures and clips here, or paste them'. */
  label: string;
}

const FORMATS: Record<MediaKind, string> = {
  image: 'JPEG, PNG or WebP',
  video: 'MP4 or WebM',
  captions: 'VTT',
};
const limitOf = (kind: MediaKind) => `${FORMATS[kind]} up to ${sizeShown(MEDIA_MAX[kind])}`;

/** A field that takes files by drop, paste or choice, over the list of what is on its way. Give it what `useUploads` gives. */
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
