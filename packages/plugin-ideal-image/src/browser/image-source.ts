/** An image in several sizes. */
export interface ImageSizes {
  /** URL of the largest image. */
  src: string
  /** All sizes, as the `srcset` of an `<img>`. */
  srcSet: string
  /** URL and dimensions in pixels of each size. */
  images: readonly {path: string; width: number; height: number}[]
  /** Width of the largest image, in pixels. */
  width: number
  /** Height of the largest image, in pixels. */
  height: number
}

/** An image in several sizes, with its placeholder. */
export interface SizedSource {
  /** The image in its sizes. */
  src: ImageSizes
  /** Data URL of the placeholder. */
  preSrc?: string
}

/** An image: the result of `import` or `require`, or a URL. */
export type ImageSource = string | SizedSource | {default: string | SizedSource}

/** Data for rendering an image. */
export interface ShownImage {
  url: string
  /** `undefined` for a plain URL, whose dimensions are unknown. */
  sizes?: ImageSizes
  placeholder?: string
}

/**
 * Returns the sizes of an image. An imported image is a `String` object with the sizes as
 * properties.
 */
export function readImageSource(source: ImageSource): ShownImage {
  if (typeof source === 'object' && 'default' in source) return readImageSource(source.default)
  if (typeof source !== 'object') return {url: source}
  const {src, preSrc} = source
  return {url: src.src, sizes: src, placeholder: preSrc}
}
