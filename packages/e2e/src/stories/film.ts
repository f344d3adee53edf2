import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, Quality } from 'mediabunny';
import { type Canvas, newCanvas } from './canvas.ts';

const FRAMES_A_SECOND = 30;

export interface Film {
  seconds: number;
  /** When it looks as its poster does. */
  posterAt: number;
  draw(canvas: Canvas, time: number): void;
}

/** An MP4 that every browser plays: H.264, its index before its pictures, no sound. */
export async function encode({ seconds, draw }: Film, bitrate: number): Promise<Uint8Array> {
  const canvas = newCanvas();
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new CanvasSource(canvas.canvas, {
    codec: 'avc',
    fullCodecString: 'avc1.64001f',
    quality: new Quality({ bitrate, bitrateMode: 'variable' }),
    keyFrameInterval: 10,
    latencyMode: 'quality',
  });
  output.addVideoTrack(source, { frameRate: FRAMES_A_SECOND });
  await output.start();
  for (let frame = 0; frame < seconds * FRAMES_A_SECOND; frame += 1) {
    const time = frame / FRAMES_A_SECOND;
    draw(canvas, time);
    await source.add(time, 1 / FRAMES_A_SECOND);
  }
  await output.finalize();
  if (!target.buffer) throw new Error('Nothing was encoded.');
  return new Uint8Array(target.buffer);
}
