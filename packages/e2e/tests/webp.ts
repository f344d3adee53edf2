import type { Page } from 'playwright-core';

/**
 * Encodes a picture as WebP in the page's browser.
 * @param source its address, possibly a `data:` URL
 * @param quality from 0 to 1
 */
export async function encodeWebp(page: Page, source: string, quality: number): Promise<Buffer> {
  const text = await page.evaluate(
    async ([address, share]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: share });
      let bytes = '';
      for (const byte of new Uint8Array(await blob.arrayBuffer())) bytes += String.fromCharCode(byte);
      return btoa(bytes);
    },
    [source, quality] as const,
  );
  return Buffer.from(text, 'base64');
}
