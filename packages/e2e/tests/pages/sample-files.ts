import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';

/** A file in the format of `setFiles`. */
export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The note in the photo's camera metadata. */
export const CAMERA_NOTE = 'Back door of 12 Harley Street';

const LANDSCAPE = { width: 900, height: 600 };
/** The size of `recordClip`, whose poster has the same aspect ratio. */
export const PORTRAIT = { width: 270, height: 480 };

/** Draws a picture that differs for every `hue`. */
async function draw(page: Page, type: 'image/png' | 'image/jpeg', hue: number, size = LANDSCAPE) {
  const base64 = await page.evaluate(
    ([type, hue, size]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, size);
      const ink = canvas.getContext('2d')!;
      for (let x = 0; x < size.width; x += 30) {
        ink.fillStyle = `hsl(${hue + x / 15} 45% ${30 + x / 20}%)`;
        ink.fillRect(x, 0, 30, size.height);
      }
      return canvas.toDataURL(type, 0.9).split(',')[1] ?? '';
    },
    [type, hue, size] as const,
  );
  return Buffer.from(base64, 'base64');
}

export const drawPng = async (
  page: Page,
  name: string,
  hue: number,
  size?: typeof LANDSCAPE,
): Promise<SampleFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await draw(page, 'image/png', hue, size),
});

/** Draws a phone photo: stored as 900 × 600, rotated to 600 × 900 by its metadata, with a note of the location. */
export async function drawPhoto(page: Page, name: string, hue: number): Promise<SampleFile> {
  const plain = await draw(page, 'image/jpeg', hue);
  const note = Buffer.from(`${CAMERA_NOTE}\0`, 'latin1');
  const directory = Buffer.alloc(2 + 2 * 12 + 4);
  directory.writeUInt16LE(2, 0);
  // Tag, type, count, and the value or its offset: the note, then the orientation.
  const entries = [
    [0x010e, 2, note.length, 8 + directory.length],
    [0x0112, 3, 1, 6],
  ];
  for (const [at, [tag = 0, type = 0, count = 0, value = 0]] of entries.entries()) {
    const start = 2 + at * 12;
    directory.writeUInt16LE(tag, start);
    directory.writeUInt16LE(type, start + 2);
    directory.writeUInt32LE(count, start + 4);
    directory.writeUInt32LE(value, start + 8);
  }
  const exif = Buffer.concat([Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'), directory, note]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(exif.length + 2, 2);
  const buffer = Buffer.concat([plain.subarray(0, 2), marker, exif, plain.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Records a moving picture for 1.5 seconds. */
export async function recordClip(page: Page, name: string): Promise<SampleFile> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 270, height: 480 });
    const ink = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    const start = performance.now();
    for (let passed = 0; passed < 1500; passed = performance.now() - start) {
      ink.fillStyle = `hsl(${passed / 6} 60% 50%)`;
      ink.fillRect(0, 0, 270, 480);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return { name, mimeType: 'video/webm', buffer: Buffer.from(bytes) };
}

/** Creates captions with one cue and without a content type, as on many systems. */
export const writeCaptions = (name: string, text: string, seconds = 1): SampleFile => ({
  name,
  mimeType: '',
  buffer: Buffer.from(`WEBVTT\n\n00:00.000 --> 00:${String(seconds).padStart(2, '0')}.000\n${text}\n`),
});
