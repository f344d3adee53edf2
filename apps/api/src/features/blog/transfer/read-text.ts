import { readFile } from 'node:fs/promises';
import { ImportError } from './imported-blog.ts';

/** The longest declaration of an encoding, in bytes. Browsers look as far. */
const DECLARED_WITHIN = 1024;

/**
 * Reads a text file in the encoding that its byte order mark or XML declaration names, otherwise as UTF-8.
 * @throws {ImportError} if the encoding is unknown
 */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  return decoderOf(encodingOf(bytes.toString('latin1', 0, DECLARED_WITHIN))).decode(bytes);
}

function encodingOf(start: string): string {
  if (/^(?:\xff\xfe|[<{]\0)/.test(start)) return 'utf-16le';
  if (/^(?:\xfe\xff|\0[<{])/.test(start)) return 'utf-16be';
  const [, declared = 'utf-8'] = /^\s*<\?xml\s[^>]*encoding\s*=\s*["']([^"']*)/.exec(start) ?? [];
  // A declaration that can be read byte by byte is not in UTF-16.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new ImportError(`The encoding “${encoding}” of this file is unknown. Save the file as UTF-8.`);
  }
}
