import { VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { takeFocus } from '../../../kit/focus/keep-focus.ts';
import { ARROW_STEPS } from '../../../kit/focus/screen-keys.ts';
import classes from './AvatarCropper.module.css';
import {
  AVATAR_BOX,
  AVATAR_CROP,
  AVATAR_ZOOM,
  type Crop,
  moveCrop,
  resizeCrop,
  shownSize,
  stepZoom,
  zoomCrop,
} from './crop-geometry.ts';
import { paintCrop, sizeOf } from './crop-picture.ts';
import { useCropGestures } from './use-crop-gestures.ts';

const STEP = 4;
const LONG_STEP = 40;
/** Side of the preview in px. */
const PREVIEW = 128;
/** Device pixels per CSS pixel of the preview. */
const DENSITY = 2;
const ZOOMS: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 };

const share = (length: number) => `${(length / AVATAR_BOX) * 100}%`;
const percent = (zoom: number) => `${Math.round(zoom * 100)}%`;

interface AvatarCropperProps {
  picture: HTMLImageElement;
  crop: Crop;
  onChange: (change: (crop: Crop) => Crop) => void;
}

/** Lets the user position a picture behind a frame with mouse, touch, wheel or keyboard, and shows a preview. */
export function AvatarCropper({ picture, crop, onChange }: AvatarCropperProps) {
  const helpId = useId();
  const size = sizeOf(picture);
  const { ref, ...gestures } = useCropGestures(size, onChange);
  const box = useMergedRef(ref, takeFocus);
  const shown = shownSize(size, crop.zoom);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROW_STEPS[event.key];
    const steps = ZOOMS[event.key];
    if (!arrow && !steps) return;
    event.preventDefault();
    const by = event.shiftKey ? LONG_STEP : STEP;
    if (arrow) onChange((now) => moveCrop(size, now, { x: arrow[0] * by, y: arrow[1] * by }));
    if (steps) onChange((now) => zoomCrop(size, now, stepZoom(now.zoom, steps)));
  }

  const place: CSSProperties = {
    width: share(shown.width),
    height: share(shown.height),
    left: share(AVATAR_BOX / 2 + crop.x - shown.width / 2),
    top: share(AVATAR_BOX / 2 + crop.y - shown.height / 2),
  };
  return (
    <div className={classes.cropper}>
      {/* role="application" makes screen readers pass on the arrow keys. */}
      <div
        {...gestures}
        ref={box}
        role="application"
        aria-label="Crop area"
        aria-roledescription="picture behind a frame"
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes arrows, + and −
        tabIndex={0}
        className={classes.box}
        onKeyDown={onKeyDown}
      >
        <img src={picture.src} alt="" draggable={false} className={classes.picture} style={place} />
        <div
          className={classes.frame}
          style={{ width: share(crop.width), height: share(crop.height) }}
          data-testid="crop-frame"
        />
      </div>
      <div className={classes.side}>
        <Preview picture={picture} crop={crop} />
        <div className={classes.fields}>
          <RangeField
            label="Zoom"
            value={crop.zoom}
            {...AVATAR_ZOOM}
            inWords={percent}
            onChange={(zoom) => onChange((now) => zoomCrop(size, now, stepZoom(zoom)))}
          />
          <RangeField
            label="Width"
            value={crop.width}
            {...AVATAR_CROP}
            inWords={(width) => `${width} px`}
            onChange={(width) => onChange((now) => resizeCrop(size, now, { width }))}
          />
          <RangeField
            label="Height"
            value={crop.height}
            {...AVATAR_CROP}
            inWords={(height) => `${height} px`}
            onChange={(height) => onChange((now) => resizeCrop(size, now, { height }))}
          />
        </div>
      </div>
      <p id={helpId} className={classes.help}>
        Drag the picture or press the arrow keys (Shift for larger steps). Zoom with two fingers, the wheel,
        or + and −.
      </p>
      <VisuallyHidden role="status">
        {`Zoom ${percent(crop.zoom)}, picture ${Math.round(crop.x)} across and ${Math.round(crop.y)} down from the middle`}
      </VisuallyHidden>
    </div>
  );
}

function Preview({ picture, crop }: Pick<AvatarCropperProps, 'picture' | 'crop'>) {
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

interface RangeFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Default 1. */
  step?: number;
  inWords: (value: number) => string;
  onChange: (value: number) => void;
}

/** A slider that shows its value as text. */
function RangeField({ label, value, min, max, step = 1, inWords, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={classes.range}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={inWords(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id} aria-hidden>
        {inWords(value)}
      </output>
    </div>
  );
}
