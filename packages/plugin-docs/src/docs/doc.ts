import {posix} from 'node:path'
import type {SiteConfig, SiteProblem, TagLink} from '@lectern/types'
import {resolveTags, type TagLookup} from '@lectern/shared/pages/page-tags'
import {findSourceDescription} from '@lectern/shared/pages/source-head'
import {checkFrontMatter} from '@lectern/shared/schema/schema-check'
import type {SourceFile} from '@lectern/shared/files/source-files'
import {joinRoutePath} from '@lectern/shared/url/url-path'
import {type DocFrontMatter, docFrontMatterSchema} from '../formats/doc-front-matter.js'
import {
  keepName,
  parseNumberPrefix,
  type PrefixParser,
  stripNumberPrefixes
} from '../formats/number-prefix.js'
import type {DocsVersion} from '../versions/docs-version.js'
import {createDocSlug, isFolderIndex} from './doc-slug.js'

/** A doc, with its source file, ID, title and path in the site. */
export interface Doc extends Pick<SourceFile, 'source' | 'change' | 'original' | 'isUntranslated'> {
  /** Folder and name, without number prefixes, such as `guides/install`. */
  id: string
  /** Folder on disk, relative to the version's folder. Empty at the top level. */
  folder: string
  file: string
  frontMatter: DocFrontMatter
  tags: readonly TagLink[]
  title: string
  /**
   * Description from the front matter, or the first paragraph. In Docusaurus projects, the first line
   * with text.
   */
  description?: string
  /** Label in sidebars. */
  label: string
  /** Route path. */
  permalink: string
  /** Position among its siblings, from the front matter or the number prefix. */
  position?: number
  /** Whether the doc is the index of its folder. */
  isIndex: boolean
}

/** Settings of a docs plugin that affect single docs. */
export interface DocSettings extends Pick<SiteConfig, 'compatibility'> {
  numberPrefixParser: PrefixParser
  tags: TagLookup
}

/** Creates a doc from a source file. Returns invalid front matter as problems. */
export function createDoc(
  {file, source, change, original, isUntranslated}: SourceFile,
  version: Pick<DocsVersion, 'routePath'>,
  settings: DocSettings
): {doc: Doc; problems: readonly SiteProblem[]} {
  const {value: frontMatter, problems} = checkFrontMatter(docFrontMatterSchema, source)
  const parseName = choosePrefixParser(frontMatter, settings)
  const parseFolder = parseName === keepName ? keepName : settings.numberPrefixParser
  const diskFolder = posix.dirname(file).replace(/^\.$/, '')
  const folder = stripNumberPrefixes(diskFolder, parseFolder)
  const diskName = posix.basename(file).replace(/\.\w+$/, '')
  const {name, number} = parseName(diskName)
  const baseId = frontMatter.id ?? name
  const id = folder === '' ? baseId : `${folder}/${baseId}`
  const title = frontMatter.title ?? source.contentTitle ?? baseId
  // Docusaurus compares names with their number prefixes.
  const isIndex =
    settings.compatibility === 'docusaurus'
      ? isFolderIndex(diskFolder, diskName)
      : isFolderIndex(folder, name)
  const slug = createDocSlug({folder, isIndex, id: baseId, slug: frontMatter.slug})
  const tags = resolveTags(frontMatter.tags, source, settings.tags)
  const doc: Doc = {
    id,
    folder: diskFolder,
    file,
    source,
    change,
    original,
    isUntranslated,
    frontMatter,
    tags: tags.tags,
    title,
    description: findSourceDescription(frontMatter, source, settings) ?? source.description,
    label: frontMatter.sidebar_label ?? title,
    permalink: joinRoutePath(version.routePath, slug),
    position: frontMatter.sidebar_position ?? number,
    isIndex
  }
  return {doc, problems: [...source.problems, ...problems, ...tags.problems]}
}

/**
 * Returns the number prefix parser for a doc, because its front matter can enable or disable number
 * prefixes.
 */
function choosePrefixParser(
  {parse_number_prefixes: wanted}: DocFrontMatter,
  {numberPrefixParser}: {numberPrefixParser: PrefixParser}
): PrefixParser {
  if (wanted === false) return keepName
  return wanted && numberPrefixParser === keepName ? parseNumberPrefix : numberPrefixParser
}
