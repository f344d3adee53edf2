import { Text } from '@mantine/core';
import { MEDIA_MAX, type MediaKind } from '@upcurve/contracts/media';
import { sizeInWords } from '@upcurve/contracts/multipart';
import { ChooseFiles } from './ChooseFiles.tsx';
import { DropTarget } from './DropTarget.tsx';
import classes from './UploadArea.module.css';
import { UploadList } from './UploadList.tsx';
import type { Uploads } from './use-uploads.ts';

interface UploadAreaProps extends Uploads {
  /** What can be dropped here, such as 'Drop pictures and clips here, or paste them'. */
  label: string;
}

const LIMITS: Record<MediaKind, string> = {
  image: `JPEG, PNG or WebP up to ${sizeInWords(MEDIA_MAX.image)}`,
  video: `MP4 or WebM up to ${sizeInWords(MEDIA_MAX.video)}`,
  captions: `VTT up to ${sizeInWords(MEDIA_MAX.captions)}`,
};

/** A field that takes files by drop, paste or choice, over the list of what is on its way. Give it what `useUploads` gives. */
export function UploadArea({ label, kinds, add, ...list }: UploadAreaProps) {
  return (
    <>
      <DropTarget label="Drop to upload" takesPaste className={classes.area} onFiles={add}>
        <div className={classes.field}>
          <div>
            <Text size="sm" fw={600}>
              {label}
            </Text>
            <Text size="xs" c="dimmed">
              {kinds.map((kind) => LIMITS[kind]).join(' · ')}
            </Text>
          </div>
          <ChooseFiles kinds={kinds} variant="default" size="xs" onFiles={add}>
            Choose files
          </ChooseFiles>
        </div>
      </DropTarget>
      <UploadList {...list} />
    </>
  );
}
