import type {JsonObject, SiteConfig, Source} from '@lectern/types'

/** Props about a page's source. Only components of Docusaurus projects receive them. */
export interface SourceProps {
  /** Path of the file, relative to the site root. */
  source?: string
  /** Fields of the front matter, including custom ones. */
  frontMatter?: JsonObject
}

/**
 * Creates the props about a page's source for Docusaurus projects. Other projects get none.
 *
 * @param shown - Front matter fields that components receive as separate props.
 */
export function createSourceProps(
  {file, frontMatter}: Pick<Source, 'file' | 'frontMatter'>,
  {compatibility}: Pick<SiteConfig, 'compatibility'>,
  shown: ReadonlySet<string>
): SourceProps {
  if (compatibility !== 'docusaurus') return {}
  const fields = Object.entries(frontMatter).filter(([field]) => !shown.has(field))
  if (fields.length === 0) return {source: file}
  return {
    source: file,
    frontMatter: JSON.parse(JSON.stringify(Object.fromEntries(fields))) as JsonObject
  }
}
