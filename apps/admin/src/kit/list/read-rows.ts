const QUOTE = 0x22;
const LF = 0x0a;

/**
 * Reads a CSV response to its end and counts its rows, without the header. Reports the count after each chunk.
 * @throws if the response breaks off, to discard an incomplete file
 */
export async function readRows(response: Response, onRows: (rows: number) => void) {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  // Starts at -1, because the header is not counted.
  let rows = -1;
  let isQuoted = false;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    for (const byte of value) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === LF && !isQuoted) rows++;
    }
    pieces.push(value);
    onRows(Math.max(rows, 0));
  }
  const type = response.headers.get('content-type') ?? 'text/csv';
  return { blob: new Blob(pieces, { type }), rows: Math.max(rows, 0) };
}

/** Saves the file under the name from the response header. */
export function saveResponse(file: Blob, response: Response): void {
  const [, name = 'export.csv'] =
    /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveAs(file, name);
}

export function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
