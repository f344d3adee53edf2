/* Runs in the browser; main.ts calls it from outside. */
import { type Canvas, newCanvas } from './canvas.ts';
import { develop } from './develop.ts';
import { encode } from './film.ts';
import { loadFonts } from './lettering.ts';
import { drawQuote } from './quote.ts';
import { drawMoment, print } from './still.ts';
import { stories } from './stories.ts';
import { expose } from './tracer.ts';

const SAMPLES = 32;
const AVATAR_SIDE = 400;
const BITS_A_SECOND = 300_000;

const rooms = new Map<string, ImageBitmap>();

function storyOf(name: string) {
  const story = stories[name];
  if (!story) throw new Error(`No story is called ${name}.`);
  return story;
}

async function roomOf(name: string): Promise<ImageBitmap> {
  const { room } = storyOf(name);
  const made =
    rooms.get(name) ??
    (await createImageBitmap(
      develop(await expose(room, { width: 720, height: 1280, samples: SAMPLES }), room),
    ));
  rooms.set(name, made);
  return made;
}

async function webp({ canvas }: Canvas, quality: number): Promise<Uint8Array> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return new Uint8Array(await blob.arrayBuffer());
}

/** What a story is made of, by the endings of its files. */
const parts: Readonly<Record<string, (name: string) => Promise<Uint8Array>>> = {
  'moment.webp': async (name) => webp(drawMoment(await roomOf(name), storyOf(name)), 0.86),
  'quote.webp': async (name) => webp(drawQuote(storyOf(name).quote, await roomOf(name)), 0.86),
  'avatar.webp': async (name) => {
    const { avatar, bloom } = storyOf(name);
    const cut = newCanvas(AVATAR_SIDE, AVATAR_SIDE);
    const { x, y, side } = avatar;
    cut.imageSmoothingQuality = 'high';
    cut.drawImage(print(await roomOf(name), bloom).canvas, x, y, side, side, 0, 0, AVATAR_SIDE, AVATAR_SIDE);
    return webp(cut, 0.84);
  },
  'clip.mp4': (name) => encode(storyOf(name).clip, BITS_A_SECOND),
  'poster.webp': async (name) => {
    const { clip } = storyOf(name);
    const canvas = newCanvas();
    clip.draw(canvas, clip.posterAt);
    return webp(canvas, 0.8);
  },
};

const fonts = loadFonts();

const stage = {
  names: Object.keys(stories),
  parts: Object.keys(parts),

  /** A file of a story, in base64. */
  async make(name: string, part: string): Promise<string> {
    await fonts;
    const bytes = (await parts[part]?.(name)) ?? new Uint8Array();
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  },
};

export type Stage = typeof stage;
Object.assign(globalThis, { stage });
