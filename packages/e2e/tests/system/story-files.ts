import type { Browser } from 'playwright-core';

const CLIP_MS = 1500;

/** Files as a member would upload them. */
export interface StoryFiles {
  picture(label: string): File;
  clip: File;
  /** The duration of the clip, in ms. */
  clipMs: number;
  captions: File;
}

/** Draws pictures as data URLs and records a clip. Runs in the page. */
async function draw([labels, clipMs]: readonly [readonly string[], number]) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 360, height: 640 });
  const pen = canvas.getContext('2d')!;
  const paint = (label: string, share: number) => {
    pen.fillStyle = '#a23e2a';
    pen.fillRect(0, 0, 360, 640);
    pen.fillStyle = '#fbf7f2';
    pen.font = '32px serif';
    pen.fillText(label, 40, 200);
    pen.fillRect(0, 600 - share * 300, 360 * share, 8);
  };
  const pictures = labels.map((label) => {
    paint(label, 1);
    return [label, canvas.toDataURL('image/png')] as const;
  });

  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm;codecs=vp8' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((done) => {
    recorder.onstop = done;
  });
  recorder.start();
  const startedAt = performance.now();
  for (let share = 0; share < 1; share = (performance.now() - startedAt) / clipMs) {
    paint('A film', share);
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await stopped;

  // A live recording has no duration until its end is reached.
  const video = document.createElement('video');
  video.src = URL.createObjectURL(new Blob(parts));
  const heard = (name: string) => new Promise((done) => video.addEventListener(name, done, { once: true }));
  await heard('loadedmetadata');
  if (!Number.isFinite(video.duration)) {
    video.currentTime = 1e6;
    await heard('durationchange');
  }
  const url = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(new Blob(parts));
  });
  return { pictures, clip: url, clipMs: Math.floor(video.duration * 1000) };
}

const fileOf = (dataUrl: string, name: string, type: string) =>
  new File([Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')], name, { type });

/** Creates real files, drawn and recorded by a browser. */
export async function drawStoryFiles(browser: Browser, labels: readonly string[]): Promise<StoryFiles> {
  const page = await browser.newPage();
  const drawn = await page.evaluate(draw, [labels, CLIP_MS] as const);
  await page.close();
  const pictures = new Map(drawn.pictures);
  return {
    picture(label) {
      const dataUrl = pictures.get(label);
      if (!dataUrl) throw new Error(`No picture of ${label} was drawn.`);
      return fileOf(dataUrl, `${label}.png`, 'image/png');
    },
    clip: fileOf(drawn.clip, 'film.webm', 'video/webm'),
    clipMs: drawn.clipMs,
    captions: new File(['WEBVTT\n\n00:00.000 --> 00:10.000\n<b>We rang</b> every enquiry.\n'], 'film.vtt', {
      type: 'text/vtt',
    }),
  };
}
