/** The placeholder for the site's URL in the printed links, because only the running server knows the URL. */
export const anySite = `https://${'site-address.'.repeat(8)}invalid`;
const ROOM = anySite.length;

/**
 * Writes the site's URL into the links of a PDF that was printed with `anySite`. Spaces after each link keep the length
 * the same, because a PDF locates its parts by their byte offset.
 * @throws if the URL is longer than the placeholder
 */
export function withSite(pdf: Buffer, site: string): Buffer {
  if (site.length > ROOM) throw new Error(`The site's address is too long for the e-book's links: ${site}`);
  const links = new RegExp(`\\(${anySite.replaceAll('.', '\\.')}([^()]*)\\)`, 'g');
  const addressed = pdf
    .toString('latin1')
    .replace(links, (link, path: string) => `(${site}${path})`.padEnd(link.length));
  return Buffer.from(addressed, 'latin1');
}
