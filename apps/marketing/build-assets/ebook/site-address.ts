/** The placeholder for the site's address in the printed links; only the running server knows the address. */
export const anySite = `https://${'site-address.'.repeat(8)}invalid`;
const ROOM = anySite.length;

/**
 * Writes the address of the site into the links of a PDF that was printed with `anySite`. Spaces behind each keep its
 * length, since a PDF finds its parts by their distance from the start.
 * @throws where the address is longer than the links have room for
 */
export function withSite(pdf: Buffer, site: string): Buffer {
  if (site.length > ROOM) throw new Error(`The site's address is too long for the e-book's links: ${site}`);
  const links = new RegExp(`\\(${anySite.replaceAll('.', '\\.')}([^()]*)\\)`, 'g');
  const addressed = pdf
    .toString('latin1')
    .replace(links, (link, path: string) => `(${site}${path})`.padEnd(link.length));
  return Buffer.from(addressed, 'latin1');
}
