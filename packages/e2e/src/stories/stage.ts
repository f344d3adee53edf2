import { develop } from './develop.ts';
import { expose } from './tracer.ts';
import { reception } from './scenes/reception.ts';
import { consultingRoom } from './scenes/consulting-room.ts';
import { surgeryLamp } from './scenes/surgery-lamp.ts';
import { shelf } from './scenes/shelf.ts';
const all: any = { reception, consultingRoom, surgeryLamp, shelf };
(globalThis as any).scene = async (name: string, scale: number, samples: number) => {
  const s = all[name];
  const t = performance.now();
  const e = await expose(s, { width: Math.round(720 * scale), height: Math.round(1280 * scale), samples });
  const t2 = performance.now();
  const image = develop(e, s);
  const c = new OffscreenCanvas(e.width, e.height); c.getContext('2d')!.putImageData(image, 0, 0);
  const blob = await c.convertToBlob({ type: 'image/png' });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = ''; for (const b of bytes) text += String.fromCharCode(b);
  return { png: btoa(text), ms: [t2 - t, performance.now() - t2] };
};
