import { extname } from 'node:path';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The Content-Type for a file name; unknown endings are bytes, which `nosniff` keeps a browser from guessing at. */
export function contentType(name: string): string {
  return types[extname(name).toLowerCase()] ?? 'application/octet-stream';
}

/** True for types that shrink: text in its many dresses, SVG, icons, bare TrueType and WebAssembly. */
export function isCompressible(type: string): boolean {
  return /^text\/|charset=|^font\/ttf|^image\/x-icon|^application\/wasm/.test(type);
}
