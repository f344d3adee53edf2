import { open } from 'node:fs/promises';
import { ImportError } from './imported-blog.ts';

/** The longest declaration of an encoding, in bytes. Browsers look as far. */
const DECLARED_WITHIN = 1024;

/**
 * Reads a text file in the encoding that its byte order mark or XML declaration names, otherwise as UTF-8.
 * @throws {ImportError} if the encoding is unknown
 */
export async function* readText(path: string): AsyncGenerator<string> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(DECLARED_WITHIN), 0, DECLARED_WITHIN, 0);
  const decoder = decoderOf(encodingOf(buffer.toString('latin1', 0, bytesRead)));
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false }))
    yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
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
