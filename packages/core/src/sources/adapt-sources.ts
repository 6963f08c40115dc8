import path from 'node:path'
import type {Source, SourceReader} from '@lectern/types'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {AssetReader} from '../assets/site-assets.js'

/** Front matter fields of Docusaurus projects that can be relative paths of images. */
const IMAGES: ReadonlySet<string> = new Set([
  ...['image', 'image_url', 'imageURL', 'author_image_url', 'authorImageURL']
])

/**
 * Returns a reader for Docusaurus projects. Titles contain Markdown as written. Front matter can
 * have numbers in place of strings, and images next to the file (`./card.png`), which are replaced
 * with their URLs.
 *
 * @param assets - Records the images, which have to be copied to the output.
 */
export function adaptSources(
  reader: SourceReader,
  assets: Pick<AssetReader, 'read'>
): SourceReader {
  return {
    ...reader,
    async read(absolutePath) {
      const source = await reader.read(absolutePath)
      const {contentTitle, writtenTitle = contentTitle} = source
      const images = publishImages(source, assets)
      return {...source, ...images, contentTitle: writtenTitle, isConvertible: true}
    }
  }
}

function publishImages(
  {absolutePath, frontMatter}: Source,
  assets: Pick<AssetReader, 'read'>
): Pick<Source, 'frontMatter' | 'writtenFields'> {
  const urlOf = (file: string) => assets.read(path.resolve(path.dirname(absolutePath), file))?.url
  const replace = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string')
      return IMAGES.has(key ?? '') && value.startsWith('./') ? (urlOf(value) ?? value) : value
    if (Array.isArray(value)) return value.map((item) => replace(item))
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, replace(item, name)])
    )
  }
  const fields = [...IMAGES, 'authors'].filter((key) => key in frontMatter)
  const replaced = fields
    .map((key) => ({key, value: replace(frontMatter[key], key)}))
    .filter(({key, value}) => JSON.stringify(value) !== JSON.stringify(frontMatter[key]))
  if (replaced.length === 0) return {frontMatter}
  const urls = Object.fromEntries(replaced.map(({key, value}) => [key, value]))
  const writtenFields = Object.fromEntries(replaced.map(({key}) => [key, frontMatter[key]]))
  return {frontMatter: {...frontMatter, ...urls}, writtenFields}
}
