import type {IdealImageOptions} from './ideal-image-options.js'

/** The part of the options that decides widths. */
export type WidthOptions = Pick<IdealImageOptions, 'min' | 'max' | 'steps' | 'sizes' | 'size'>

/**
 * The widths in which an image is offered, in pixels, ascending. No image is made larger than it is: a
 * width beyond it stands for its own.
 *
 * @param own - Width of the image.
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
