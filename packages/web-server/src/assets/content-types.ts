import { Mime } from 'mime';
import standard from 'mime/types/standard.js';

/** Adds `.data`, the format in which React Router sends data to its script. */
const mime = new Mime(standard, { 'text/x-script': ['data'], 'image/x-icon': ['ico'] });

/** Checks for text types, which we send as UTF-8. Not all of them start with `text/`. */
const isText = (type: string) => /^text\/|[/+](json|xml)$/.test(type);

/**
 * Returns the Content-Type for a file name. Unknown extensions are binary, and `nosniff` keeps browsers from guessing.
 */
export function contentType(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** Checks whether compression helps: for text, SVG, icons, uncompressed TrueType and WebAssembly. */
export function isCompressible(type: string): boolean {
  return /^text\/|charset=|^font\/ttf|^image\/x-icon|^application\/wasm/.test(type);
}
