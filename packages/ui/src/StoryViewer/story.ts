/** A picture or a clip of a story. `duration` in ms: a clip is left then, or at its end where that comes first. */
export interface StorySegment {
  id: string;
  type: 'image' | 'video';
  url: string;
  width: number | null;
  height: number | null;
  /** Renditions of a picture, each in a width and a type. */
  sizes: readonly { url: string; width: number; type: string }[];
  posterUrl?: string;
  alt: string;
  isDecorative: boolean;
  /** What must stay in sight when the picture is cut, as shares of width and height. */
  focalPoint: { x: number; y: number };
  /** A tiny picture as a data URL, shown blurred until the real one is there. */
  placeholder: string | null;
  duration: number;
  captionsUrl?: string;
}

/** What a viewer shows of a story. `avatar` is the address of a picture, `cta` a link. */
export interface ViewedStory {
  id: string;
  name: string;
  avatar: string;
  cta: string;
  segments: readonly StorySegment[];
}
