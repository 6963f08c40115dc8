import type {IdealImageOptions} from './ideal-image-options.js'

/** Options that determine the image widths. */
export type WidthOptions = Pick<IdealImageOptions, 'min' | 'max' | 'steps' | 'sizes' | 'size'>

/**
 * Returns the widths of the generated images in pixels, in ascending order. Images are never
 * enlarged, so wider ones get the original width.
 *
 * @param own - Width of the original image.
 */
export function chooseWidths(own: number, options: WidthOptions): number[] {
  const wanted = listWanted(options).map((width) => Math.min(width, own))
  return [...new Set(wanted)].sort((left, right) => left - right)
}

function listWanted({min, max, steps, sizes, size}: WidthOptions): readonly number[] {
  if (sizes) return sizes
  if (size !== undefined) return [size]
  if (steps === 1) return [max]
  const step = (max - min) / (steps - 1)
  return Array.from({length: steps}, (_, index) => Math.round(min + step * index))
}
