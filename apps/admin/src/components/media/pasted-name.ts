import { wallTimeOf } from '../../zone.ts';

/** What browsers call every picture that comes out of the clipboard; nobody would find it again. */
const NAMELESS = /^image\.(\w+)$/;

/** The file by a name that says when it was pasted, by the member's clocks, where it has none of its own. */
export function pastedName(file: File): File {
  const ending = NAMELESS.exec(file.name)?.[1];
  if (!ending) return file;
  const now = new Date();
  const { day, time } = wallTimeOf(now.getTime());
  const second = String(now.getUTCSeconds()).padStart(2, '0');
  const name = `Pasted ${day} ${time.replace(':', '.')}.${second}.${ending}`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}
