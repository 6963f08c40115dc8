/** An image in several sizes. */
export interface ImageSizes {
  /** URL of the largest image. */
  src: string
  /** All images, as the `srcset` of an `<img>`. */
  srcSet: string
  /** URL and size in pixels of each image. */
  images: readonly {path: string; width: number; height: number}[]
  /** Width of the largest image, in pixels. */
  width: number
  /** Height of the largest image, in pixels. */
  height: number
}

/** An image in several sizes, with its placeholder. */
export interface SizedSource {
  /** Image. */
  src: ImageSizes
  /** Data URL of the placeholder. */
  preSrc?: string
}

/** An image: the result of `import` or `require`, or a URL. */
export type ImageSource = string | SizedSource | {default: string | SizedSource}

/** Data that a component shows. */
export interface ShownImage {
  address: string
  /** Absent if the image has one size, which is unknown. */
  sizes?: ImageSizes
  placeholder?: string
}

/** Reads the available sizes of an image. An import is a string with the sizes as properties. */
export function readImageSource(source: ImageSource): ShownImage {
  if (typeof source === 'object' && 'default' in source) return readImageSource(source.default)
  if (typeof source !== 'object') return {address: source}
  const {src, preSrc} = source
  return {address: src.src, sizes: src, placeholder: preSrc}
}
