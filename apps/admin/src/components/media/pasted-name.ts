import dayjs from 'dayjs';

/** What browsers call every picture that comes out of the clipboard; nobody would find it again. */
const NAMELESS = /^image\.(\w+)$/;

/** The file by a name that tells when it was pasted, where it has none of its own. */
export function pastedName(file: File): File {
  const ending = NAMELESS.exec(file.name)?.[1];
  if (!ending) return file;
  const name = `Pasted ${dayjs().format('YYYY-MM-DD HH.mm.ss')}.${ending}`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}
