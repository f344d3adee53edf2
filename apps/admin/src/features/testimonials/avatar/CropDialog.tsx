import { Alert, Button, Group, Modal, Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { AvatarCropper } from './AvatarCropper.tsx';
import { type Crop, startCrop } from './crop-geometry.ts';
import { cutAvatar, readPicture, sizeOf } from './crop-picture.ts';

interface CropDialogProps {
  /** The file to crop; null if there is none. */
  file: File | null;
  onCrop: (avatar: File) => void;
  onClose: () => void;
}

type Work = { picture: HTMLImageElement; crop: Crop };

/** Crops an avatar from a picture. */
export function CropDialog({ file, onCrop, onClose }: CropDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={file !== null}
      onClose={onClose}
      title="Crop Avatar"
      size="46rem"
      fullScreen={isNarrow}
      returnFocus={false}
    >
      {file && (
        <CropForm
          key={`${file.name} ${file.lastModified} ${file.size}`}
          file={file}
          {...{ onCrop, onClose }}
        />
      )}
    </Modal>
  );
}

function CropForm({ file, onCrop, onClose }: CropDialogProps & { file: File }) {
  const [work, setWork] = useState<Work | 'reading' | 'unreadable'>('reading');
  const fail = useCallback((error: unknown) => {
    console.error('The avatar could not be cropped:', error);
    setWork('unreadable');
  }, []);
  useEffect(() => {
    let isLeft = false;
    readPicture(file).then(
      (picture) => !isLeft && setWork({ picture, crop: startCrop(sizeOf(picture)) }),
      (error) => !isLeft && fail(error),
    );
    return () => {
      isLeft = true;
    };
  }, [file, fail]);

  async function use(event: FormEvent) {
    event.preventDefault();
    if (typeof work === 'string') return;
    try {
      onCrop(await cutAvatar(work.picture, work.crop));
    } catch (error) {
      fail(error);
    }
  }
  return (
    <form onSubmit={use} onKeyDown={submitOnModEnter}>
      <Stack gap="md">
        {work === 'reading' && (
          <Skeleton
            h="min(25rem, 80vw)"
            w="min(25rem, 100%)"
            role="status"
            aria-label="Loading the picture"
          />
        )}
        {work === 'unreadable' && (
          <Alert color="red" role="alert" title="This picture cannot be read">
            Choose a JPEG, PNG or WebP picture.
          </Alert>
        )}
        {typeof work === 'object' && (
          <AvatarCropper
            {...work}
            onChange={(change) =>
              setWork((now) => (typeof now === 'object' ? { ...now, crop: change(now.crop) } : now))
            }
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={typeof work === 'string'}>
            Use this crop
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
