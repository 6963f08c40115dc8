declare module 'subset-font' {
  /** Removes all glyphs that the text doesn't need, and limits the axes of a variable font. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Readonly<Record<string, {min: number; max: number; default: number}>>
    }
  ): Promise<Uint8Array>
}
