/* Types of the parts that we use, because the package has none. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, Axis>;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    preserveNameIds?: number[];
  }
  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
