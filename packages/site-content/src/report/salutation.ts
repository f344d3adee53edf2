const TITLE = /^(dr|doctor|prof|professor|mr|mrs|ms|miss|mx|sir|dame)\.?$/i;
const NAME = /^\p{L}[\p{L}\p{M}'’-]{1,19}$/u;

/** Returns the name of somebody who was asked for their first name; empty if the text does not look like one. */
export function salutation(given: string): string {
  const name = given.split(/\s+/).find((word) => word !== '' && !TITLE.test(word)) ?? '';
  if (!NAME.test(name)) return '';
  // `McKay` stays unchanged; a name all in upper or lower case is corrected.
  const isMixed = name !== name.toLowerCase() && name !== name.toUpperCase();
  return isMixed ? name : name.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (start) => start.toUpperCase());
}
