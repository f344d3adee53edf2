import { Alert, Box, Button, Group, Modal, Slider, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import classes from './CropDialog.module.css';
import { AVATAR_BOX, AVATAR_CROP, AVATAR_ZOOM, type Crop, cutAvatar, paintCrop } from './crop-picture.ts';

/** Side of the preview in px. */
const PREVIEW = 128;
/** Device pixels per CSS pixel of the preview. */
const DENSITY = 2;

const clamp = (side: number) => Math.min(Math.max(Math.round(side), AVATAR_CROP.min), AVATAR_CROP.max);
const toStep = (zoom: number) => Math.round(zoom / AVATAR_ZOOM.step) / 10;
const percent = (zoom: number) => `${Math.round(zoom * 100)}%`;
const pixels = (side: number) => `${side} px`;

/** Starts with the largest square in the whole picture. */
function startCrop({ naturalWidth, naturalHeight }: HTMLImageElement): Crop {
  const scale = Math.min(1, AVATAR_BOX / Math.max(naturalWidth, naturalHeight));
  const size = { width: naturalWidth * scale, height: naturalHeight * scale };
  const side = clamp(Math.min(size.width, size.height));
  return { frame: { width: side, height: side }, size, zoom: 1, position: { x: 0, y: 0 } };
}

interface CropDialogProps {
  /** The picture to crop, or why there is none. */
  picture: HTMLImageElement | 'unreadable' | null;
  onCrop: (avatar: File) => void;
  onClose: () => void;
}

export function CropDialog({ picture, onCrop, onClose }: CropDialogProps) {
  const isPhone = useIsPhone();
  return (
    <Modal opened={picture !== null} onClose={onClose} title="Crop avatar" size="46rem" fullScreen={isPhone}>
      {picture === 'unreadable' ? (
        <Stack>
          <Alert color="red" role="alert" title="This picture cannot be read">
            Choose a JPEG, PNG or WebP picture.
          </Alert>
          <Button variant="default" ml="auto" onClick={onClose}>
            Cancel
          </Button>
        </Stack>
      ) : (
        picture && <CropForm key={picture.src} {...{ picture, onCrop, onClose }} />
      )}
    </Modal>
  );
}

function CropForm({ picture, onCrop, onClose }: CropDialogProps & { picture: HTMLImageElement }) {
  const helpId = useId();
  const { ref, width } = useElementSize();
  const [crop, setCrop] = useState(() => startCrop(picture));
  const { frame, zoom, position } = crop;
  const change = (part: Partial<Crop>) => setCrop((now) => ({ ...now, ...part }));
  /** How wide a pixel of the crop is on this screen. */
  const scale = (width || AVATAR_BOX) / AVATAR_BOX;

  async function use(event: FormEvent) {
    event.preventDefault();
    try {
      onCrop(await cutAvatar(picture, crop));
    } catch (error) {
      console.error('The avatar could not be cropped:', error);
    }
  }
  const frameProps = {
    // Makes screen readers pass on the arrow keys.
    role: 'application',
    'aria-label': 'Crop area',
    'aria-describedby': helpId,
    'data-autofocus': true,
  };
  return (
    <form onSubmit={use} onKeyDown={submitOnModEnter}>
      <div className={classes.cropper}>
        <div ref={ref} className={classes.box}>
          <Cropper
            image={picture.src}
            crop={{ x: position.x * scale, y: position.y * scale }}
            cropSize={{ width: frame.width * scale, height: frame.height * scale }}
            zoom={zoom}
            minZoom={AVATAR_ZOOM.min}
            maxZoom={AVATAR_ZOOM.max}
            keyboardStep={20}
            classes={{ cropAreaClassName: classes.frame ?? '' }}
            cropperProps={frameProps}
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={({ x, y }) => change({ position: { x: x / scale, y: y / scale } })}
            onZoomChange={(next) => change({ zoom: next })}
            // The wheel and two fingers zoom smoothly, and end at a step.
            onInteractionEnd={() => setCrop((now) => ({ ...now, zoom: toStep(now.zoom) }))}
          />
        </div>
        <Stack align="center">
          <Preview picture={picture} crop={crop} />
          <CropSlider
            label="Zoom"
            value={zoom}
            {...AVATAR_ZOOM}
            inWords={percent}
            onChange={(next) => change({ zoom: toStep(next) })}
          />
          <CropSlider
            label="Width"
            value={frame.width}
            {...AVATAR_CROP}
            inWords={pixels}
            onChange={(next) => change({ frame: { ...frame, width: next } })}
          />
          <CropSlider
            label="Height"
            value={frame.height}
            {...AVATAR_CROP}
            inWords={pixels}
            onChange={(next) => change({ frame: { ...frame, height: next } })}
          />
        </Stack>
      </div>
      <Text id={helpId} size="xs" c="dimmed" my="sm">
        Drag the picture or press the arrow keys (Shift for smaller steps). Zoom with two fingers, the wheel
        or the slider.
      </Text>
      <VisuallyHidden role="status">
        {`Zoom ${percent(zoom)}, picture ${Math.round(position.x)} across and ${Math.round(position.y)} down from the middle`}
      </VisuallyHidden>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Use this crop</Button>
      </Group>
    </form>
  );
}

function Preview({ picture, crop }: { picture: HTMLImageElement; crop: Crop }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) paintCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label="Preview of the avatar"
      className={classes.preview}
      width={PREVIEW * DENSITY}
      height={PREVIEW * DENSITY}
    />
  );
}

interface CropSliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  inWords: (value: number) => string;
  onChange: (value: number) => void;
}

function CropSlider({ label, inWords, ...slider }: CropSliderProps) {
  return (
    <Box w="100%">
      <Text size="sm" mb={6} aria-hidden>
        {label} {inWords(slider.value)}
      </Text>
      <Slider {...slider} label={null} thumbLabel={label} thumbValueText={inWords} />
    </Box>
  );
}
