import fs from 'node:fs'
import path from 'node:path'
import {createVariants, type ImageVariant, type VariantFormat} from './image-variants.js'
import {decodeUrlPart} from '@lectern/shared/url/decode-url'
import {relativePath} from '@lectern/shared/files/relative-path'

/** Options of `responsiveImages`. */
export interface ResponsiveImagesOptions {
  /** Absolute path of the site root. Copies are cached in `.site/cache/responsive-images`. */
  siteDir: string
  /** Widths of the copies in pixels. @default [640, 1280, 1920] */
  widths?: readonly number[]
  /** Formats of the copies. @default ['avif', 'webp'] */
  formats?: readonly VariantFormat[]
  /** Quality of the copies, 1 to 100. @default 60 */
  quality?: number
  /** Width of images on the page, as in the `sizes` attribute. @default '(min-width: 997px) 48rem, 100vw' */
  sizes?: string
}

/** The parts of a Markdown node that the plugin uses. */
interface MarkdownNode {
  type: string
  url?: string
  children?: MarkdownNode[]
  [field: string]: unknown
}

/** Folder for the copies, relative to the site root. */
const FOLDER = '.site/cache/responsive-images'

/**
 * Creates a remark plugin that adds smaller copies of a page's PNG and JPEG images, so that
 * browsers can choose one. The original remains for browsers that don't support the formats.
 *
 * @example
 * ```ts
 * docs: {remarkPlugins: [responsiveImages({siteDir: import.meta.dirname})]}
 * ```
 */
export function responsiveImages({siteDir, ...settings}: ResponsiveImagesOptions) {
  const {widths = [640, 1280, 1920], formats = ['avif', 'webp'], quality = 60} = settings
  const {sizes = '(min-width: 997px) 48rem, 100vw'} = settings
  const addCopies = async (image: MarkdownNode, page: string | undefined): Promise<void> => {
    const absolutePath = findFile(image.url ?? '', page, siteDir)
    if (absolutePath === undefined) return
    const variants = await createVariants(absolutePath, {
      ...{widths, formats, quality},
      file: relativePath(siteDir, absolutePath),
      folder: path.join(siteDir, FOLDER)
    })
    wrap(image, variants, sizes)
  }
  // Processes pages one at a time. If all images were resized at once, no page would finish early.
  let queue = Promise.resolve()
  return function remarkResponsiveImages() {
    return (tree: MarkdownNode, file: {path?: string}): Promise<void> => {
      const work = queue.then(async () => {
        for (const image of findImages(tree)) await addCopies(image, file.path)
      })
      queue = work.catch(() => {})
      return work
    }
  }
}

function findImages(node: MarkdownNode): MarkdownNode[] {
  if (node.type === 'image') return [node]
  return (node.children ?? []).flatMap(findImages)
}

/**
 * Returns the path of an image file. Returns `undefined` for other types of images, and for missing
 * files, which the build reports elsewhere.
 */
function findFile(url: string, page: string | undefined, siteDir: string): string | undefined {
  if (!/^(?![a-z][a-z\d+.-]*:|\/)[^?#]+\.(?:png|jpe?g)$/i.test(url)) return undefined
  const target = decodeUrlPart(url)
  const file = target.startsWith('@site/')
    ? path.join(siteDir, target.slice('@site/'.length))
    : page && path.resolve(path.dirname(page), target)
  return file && fs.existsSync(file) ? file : undefined
}

/** Wraps an image in a `picture` element with a source for each format. */
function wrap(image: MarkdownNode, variants: readonly ImageVariant[], sizes: string): void {
  const original = {...image}
  const formats = [...new Set(variants.map(({format}) => format))]
  const sources = formats.map((format) => ({
    type: 'responsiveSource',
    data: {
      hName: 'source',
      hProperties: {type: `image/${format}`, srcSet: listUrls(variants, format), sizes}
    },
    children: []
  }))
  for (const key of Object.keys(image)) delete image[key]
  Object.assign(image, {
    type: 'responsiveImage',
    data: {hName: 'picture'},
    position: original.position,
    children: [...sources, original]
  })
}

function listUrls(variants: readonly ImageVariant[], format: VariantFormat): string {
  return variants
    .filter((variant) => variant.format === format)
    .map(({name, width}) => `@site/${FOLDER}/${encodeURIComponent(name)} ${width}w`)
    .join(', ')
}
