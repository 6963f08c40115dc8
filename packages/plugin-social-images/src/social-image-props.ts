import type {SocialImagesOptions} from './social-images-options.js'

/** Size of an image, in pixels. Social networks show images of this size without cropping. */
export const IMAGE_SIZE = Object.freeze({width: 1200, height: 630})

/** Props of a design. */
export interface SocialImageProps {
  /** Title of the page. */
  title: string
  /** Description of the page, or the tagline of the site. May be empty. */
  description: string
  /** Category of the page, or the first segment of its path. Empty for the home page. */
  section: string
  /** Title of the site. */
  siteTitle: string
  /** Host of the site. */
  host: string
  /** Direction of the title. */
  direction: 'ltr' | 'rtl'
  /** The navbar logo, as a data URI. */
  logo?: string
  /** Colors from the options. */
  colors: SocialImagesOptions['colors']
}
