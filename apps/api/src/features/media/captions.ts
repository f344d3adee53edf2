import { CAPTIONS_MAX } from '@upcurve/contracts/media/media-limits';
import { invalidField } from '../../lib/http/errors.ts';
import { brokenFileError } from './media-errors.ts';

/* https://www.w3.org/TR/webvtt1/ */
const TIME = String.raw`(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`);
/** WebVTT tags, which are removed. Other tags are rejected. */
const TAG = /<\/?(?:[biuv]|c|lang|ruby|rt|(?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[.\s][^<>]*)?>/g;
const BLOCKS_OF_NO_TEXT = /^(NOTE|STYLE|REGION)(\s|$)/;
const CUES_MAX = 10_000;

function milliseconds([hours = '0', minutes, seconds, thousandths]: (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths);
}

function written(ms: number): string {
  const padded = (value: number, width: number) => String(value).padStart(width, '0');
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(Math.floor);
  return `${padded(hours ?? 0, 2)}:${padded(minutes ?? 0, 2)}:${padded(seconds ?? 0, 2)}.${padded(ms % 1000, 3)}`;
}

function cleaned(lines: string[]): string {
  const text = lines
    .map((line) => line.replace(TAG, '').trim())
    .filter(Boolean)
    .join('\n');
  if (/[<>]/.test(text))
    throw invalidField('file', 'Captions may contain text only. Remove everything between < and >.');
  return text;
}

/**
 * Reduces WebVTT to times and text: no styles, notes, positions or markup.
 * @throws {HttpError} if it is not WebVTT, or contains markup of another language
 */
export function cleanCaptions(bytes: Buffer): string {
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw brokenFileError('file', 'file of captions');
  }
  const blocks = source.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern rejects them
  if (bytes.length > CAPTIONS_MAX || /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(source))
    throw brokenFileError('file', 'file of captions');
  const cues = [];
  for (const block of blocks.slice(1)) {
    const lines = block.split('\n').filter(Boolean);
    if (lines.length === 0 || BLOCKS_OF_NO_TEXT.test(block)) continue;
    const at = lines.findIndex((line) => line.includes('-->'));
    const [, ...times] = TIMING.exec(lines[at] ?? '') ?? [];
    const [start, end] = [milliseconds(times.slice(0, 4)), milliseconds(times.slice(4))];
    if (at > 1 || times.length === 0 || end <= start) throw brokenFileError('file', 'file of captions');
    const text = cleaned(lines.slice(at + 1));
    if (text) cues.push(`${written(start)} --> ${written(end)}\n${text}`);
  }
  if (cues.length === 0 || cues.length > CUES_MAX) throw brokenFileError('file', 'file of captions');
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
