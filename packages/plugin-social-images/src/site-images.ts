import type {Route, SiteContext} from '@lectern/types'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import {createIgnoredPages} from '@lectern/shared/pages/ignored-pages'
import {type DrawnNode, expandElement, type SocialImageDesign} from './drawn-element.js'
import type {ImageFont} from './font-files.js'
import {cleanText, describePage, describeSite, hasOwnImage, type PageFacts} from './page-facts.js'
import {readLogo} from './read-logo.js'
import type {SocialImagesOptions} from './social-images-options.js'

/** Version of the rendering. Increment it if the same design results in a different image. */
const FORM = 1

/** A social image before it's drawn. */
export interface SocialImage {
  element: DrawnNode
  /** Hash of everything that affects the image. Images with the same name are equal. */
  name: string
  alt: string
}

/** The social images of a site. */
export interface SiteImages {
  /** The default image of pages. */
  ofSite: SocialImage
  /** Tests whether a page has its own image. */
  hasOwn(route: Route): boolean
  of(route: Route): SocialImage
}

/** Creates the images of a site from its design, but doesn't draw them. */
export function createSiteImages(
  {siteConfig, siteDir}: SiteContext,
  options: SocialImagesOptions,
  {design, fonts}: {design: SocialImageDesign; fonts: readonly ImageFont[]}
): SiteImages {
  const drawing = hashValue([FORM, fonts.map(({data}) => hashContent(data))])
  const isIgnored = createIgnoredPages(options.ignorePatterns, siteConfig)
  const common = {
    siteTitle: cleanText(siteConfig.title),
    host: new URL(siteConfig.url).host,
    logo: readLogo(siteConfig, siteDir),
    colors: options.colors
  }
  const create = (facts: PageFacts): SocialImage => {
    const element = expandElement(design({...common, ...facts}))
    return {element, name: hashValue([drawing, element]), alt: facts.title}
  }
  const ofSite = create(describeSite(siteConfig))
  const hasOwn = (route: Route) => hasOwnImage(route) && !isIgnored(route.path)
  return {
    ofSite,
    hasOwn,
    of: (route) => (hasOwn(route) ? create(describePage(route)) : ofSite)
  }
}
