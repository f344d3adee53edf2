import { Mime } from 'mime';
import standard from 'mime/types/standard.js';

/** Includes the format that React Router serialises for its own script. */
const mime = new Mime(standard, { 'text/x-script': ['data'], 'image/x-icon': ['ico'] });

/** Types that hold text, which we write in UTF-8. Not all of them start with `text/`. */
const isText = (type: string) => /^text\/|[/+](json|xml)$/.test(type);

/** The Content-Type for a file name; unknown endings are bytes, which `nosniff` keeps a browser from guessing at. */
export function contentType(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** True for types that shrink: text in its many dresses, SVG, icons, bare TrueType and WebAssembly. */
export function isCompressible(type: string): boolean {
  return /^text\/|charset=|^font\/ttf|^image\/x-icon|^application\/wasm/.test(type);
}
