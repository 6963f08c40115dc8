import type {SocialImagesOptions} from './social-images-options.js'

/** Size of an image in pixels: what networks show in full, without cutting anything off. */
export const IMAGE_SIZE = Object.freeze({width: 1200, height: 630})

/** What a design has to show. */
export interface SocialImageProps {
  title: string
  /** Of the page, or the tagline of the site; may be empty. */
  description: string
  /** What the page is a part of: its category, else the first part of its address; empty for the site. */
  section: string
  siteTitle: string
  /** Host name of the site. */
  host: string
  /** Direction of the title. */
  direction: 'ltr' | 'rtl'
  /** The logo of the navbar as a data URI. */
  logo?: string
  colors: SocialImagesOptions['colors']
}
