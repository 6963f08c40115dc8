import type {ComponentProps} from 'react'
import {type ImageSource, readImageSource} from '../browser/image-source.js'

/** Props of `@theme/IdealImage`, in addition to the props of `<img>`. */
export interface IdealImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** Imported image, or a URL. */
  img: ImageSource
}

/** An image in the size that the browser needs, with a placeholder while it's loading. */
export default function IdealImage({img, className, style, alt = '', ...rest}: IdealImageProps) {
  const {url, sizes, placeholder} = readImageSource(img)
  const own = {loading: 'lazy', decoding: 'async', ...rest} as const
  if (!sizes) return <img {...own} alt={alt} src={url} className={className} style={style} />
  const {src, srcSet, width, height} = sizes
  return (
    <span className={className ? `ideal-image ${className}` : 'ideal-image'} style={style}>
      {placeholder && (
        <img className="ideal-image__placeholder" src={placeholder} alt="" aria-hidden="true" />
      )}
      <img
        width={width}
        height={height}
        sizes={`auto, (max-width: ${width}px) 100vw, ${width}px`}
        {...own}
        alt={alt}
        src={src}
        srcSet={srcSet}
        className="ideal-image__picture"
      />
    </span>
  )
}
