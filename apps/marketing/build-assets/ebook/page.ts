/** A page of the e-book in points. Its 3:4 ratio fits a tablet screen. */
export const PAGE = { width: 576, height: 768, margin: 48, foot: 44 };

/** Throws if a text does not fit on its page, so that the build stops. */
export function assertFits(name: string, bottom: number, limit: number): void {
  if (bottom > limit) {
    throw new Error(
      `“${name}” of the e-book does not fit its page: shorten it by ${Math.ceil((bottom - limit) / 15)} lines (app/content/ebook.ts).`,
    );
  }
}
