import type {HeadTag, Plugin, Route, SiteContext} from '@lectern/types'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import {drawImage} from './draw-image.js'
import {createLetterCheck} from './find-missing-letters.js'
import {readFonts} from './font-files.js'
import {findLetterProblems} from './letter-problems.js'
import {loadDesign} from './load-design.js'
import {createSiteImages} from './site-images.js'
import {IMAGE_SIZE} from './social-image-props.js'
import {parseSocialImagesOptions, type SocialImagesOptions} from './social-images-options.js'

/** Output folder for images. Their filenames depend on their content. */
const FOLDER = 'assets/social'

/** Draws a social image for each page. */
export async function socialImagesPlugin(
  context: SiteContext,
  options: SocialImagesOptions
): Promise<Plugin> {
  const {siteConfig} = context
  const design = await loadDesign(options.component, context)
  const fonts = readFonts(options.fonts, context)
  const images = createSiteImages(context, options, {design, fonts})
  return {
    name: 'social-images',
    createSiteRoutes({routes}) {
      const own = routes.filter((route) => images.hasOwn(route) && !namesImage(route))
      const designs = own.map((route) => ({
        subject: route.path,
        source: route.source,
        element: images.of(route).element
      }))
      const ofAll = {subject: 'the site itself', element: images.ofSite.element}
      const problems = findLetterProblems(ofAll, designs, createLetterCheck(fonts))
      return {routes: [], problems}
    },
    createPageTags: (route) => (namesImage(route) ? [] : createTags(images.of(route), siteConfig)),
    postBuild({routes}) {
      const shown = routes.filter((route) => !namesImage(route)).map(images.of)
      const elements = new Map(shown.map(({name, element}) => [name, element]))
      return [...elements].map(([name, element]) => ({
        file: `${FOLDER}/${name}.png`,
        key: name,
        text: () => drawImage(element, fonts),
        offline: false
      }))
    }
  }
}

socialImagesPlugin.validateOptions = parseSocialImagesOptions

/** Tests whether a page needs no image, because it sets its own or is the error page. */
function namesImage({head, path}: Route): boolean {
  return path === '/404.html' || head.some(({attributes}) => attributes?.property === 'og:image')
}

function createTags(
  {name, alt}: {name: string; alt: string},
  {url, baseUrl}: {url: string; baseUrl: string}
): HeadTag[] {
  const imageUrl = url + addBaseUrl(`/${FOLDER}/${name}.png`, baseUrl)
  const meta = (attributes: Readonly<Record<string, string>>): HeadTag => ({
    tag: 'meta',
    attributes
  })
  return [
    meta({property: 'og:image', content: imageUrl}),
    meta({property: 'og:image:type', content: 'image/png'}),
    meta({property: 'og:image:width', content: String(IMAGE_SIZE.width)}),
    meta({property: 'og:image:height', content: String(IMAGE_SIZE.height)}),
    meta({property: 'og:image:alt', content: alt}),
    meta({name: 'twitter:image', content: imageUrl})
  ]
}
