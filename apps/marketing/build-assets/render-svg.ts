import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';

const binary = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
const ready = readFile(binary).then((bytes) => initWasm(bytes));

/** Renders an SVG, as RGBA pixels and as PNG. */
export async function renderSvg(svg: string, options: ResvgRenderOptions = {}) {
  await ready;
  return new Resvg(svg, options).render();
}
