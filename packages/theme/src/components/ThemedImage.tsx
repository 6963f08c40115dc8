import {useBaseUrl} from '@lectern/client'
import type {ComponentProps} from 'react'
import {joinClasses} from '../behavior/markup/join-classes.js'

/** Props of `@theme/ThemedImage`, in addition to the attributes of `<img>`. */
export interface ThemedImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** Paths or URLs by color mode. Without `dark`, both modes show `light`. */
  sources: {light: string; dark?: string}
  /** Alt text. */
  alt: string
}

/**
 * Renders a different image for each color mode. CSS selects it, so it's correct before scripts
 * run.
 */
export default function ThemedImage({sources, className, ...image}: ThemedImageProps) {
  const light = useBaseUrl(sources.light)
  const dark = useBaseUrl(sources.dark ?? sources.light)
  if (light === dark) {
    // Without a priority, React would add a preload link to every page.
    return <img {...image} alt={image.alt} src={light} className={className} fetchPriority="low" />
  }
  // Loads lazily, so the image for the other color mode isn't fetched until it's shown.
  const picture = {...image, loading: 'lazy'} as const
  const alt = image.alt
  return (
    <>
      <img {...picture} alt={alt} src={light} className={joinClasses('only-light', className)} />
      <img {...picture} alt={alt} src={dark} className={joinClasses('only-dark', className)} />
    </>
  )
}
