/* Prints cards in a separate thread, because printing one takes longer than other requests may wait. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { cardSvg } from '../../build-assets/cards/card-svg.ts';

export interface CardFacts {
  title: string;
  kicker: string;
  foot: string;
}

export interface CardRequest {
  id: number;
  facts: CardFacts;
}

export type CardAnswer = { id: number; png: Uint8Array } | { id: number; error: string };

const file = (name: string) => readFileSync(join(import.meta.dirname, 'cards', name));
const fonts = {
  display: file('display.ttf'),
  heading: file('heading.ttf'),
  strong: file('strong.ttf'),
};
const ready = initWasm(file('resvg.wasm'));

async function print(facts: CardFacts): Promise<Uint8Array> {
  await ready;
  const svg = await cardSvg(facts, fonts);
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const png = drawn.asPng();
  drawn.free();
  return png;
}

parentPort?.on('message', async ({ id, facts }: CardRequest) => {
  const answer: CardAnswer = await print(facts).then(
    (png) => ({ id, png }),
    (error: unknown) => ({ id, error: String(error) }),
  );
  parentPort?.postMessage(answer);
});
