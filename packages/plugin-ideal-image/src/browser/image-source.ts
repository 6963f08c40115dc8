/** The sizes of an image; the fields outside of `images` are those of the largest one. */
export interface ImageSizes {
  src: string
  srcSet: string
  images: readonly {path: string; width: number; height: number}[]
  width: number
  height: number
}

/** An image in several sizes, with the data URL of its placeholder. */
export interface SizedSource {
  src: ImageSizes
  preSrc?: string
}

/** What code may have in its hands: an import, what `require` gives of the same, or an address. */
export type ImageSource = string | SizedSource | {default: string | SizedSource}

/** What a component shows. */
export interface ShownImage {
  address: string
  /** Absent where the image has one size, of which nothing is known. */
  sizes?: ImageSizes
  placeholder?: string
}

/** Read what an image is offered in. An import is a text with the sizes as properties. */
export function readImageSource(source: ImageSource): ShownImage {
  if (typeof source === 'object' && 'default' in source) return readImageSource(source.default)
  if (typeof source !== 'object') return {address: source}
  const {src, preSrc} = source
  return {address: src.src, sizes: src, placeholder: preSrc}
}
