import {useBaseUrl} from '@lectern/client'
import {joinClasses} from '../behaviour/join-classes.js'

export interface ThemedImageProps {
  sources: {light: string; dark?: string}
  alt: string
  width?: number
  height?: number
  className?: string
}

/** An image with a picture for each colour mode; CSS shows the right one before any script runs. */
export default function ThemedImage({sources, className, ...image}: ThemedImageProps) {
  const light = useBaseUrl(sources.light)
  const dark = useBaseUrl(sources.dark ?? sources.light)
  if (light === dark) {
    // Without a priority React would write a preload link into every page.
    return <img {...image} alt={image.alt} src={light} className={className} fetchPriority="low" />
  }
  return (
    <>
      <img
        {...image}
        alt={image.alt}
        src={light}
        className={joinClasses('only-light', className)}
      />
      <img {...image} alt={image.alt} src={dark} className={joinClasses('only-dark', className)} />
    </>
  )
}
