import type {HeadTag, SiteConfig, Source} from '@lectern/types'
import {createPageHead, type PageHeadInput} from './page-head.js'

/** Front matter for the head of a page. */
interface HeadFrontMatter extends Omit<PageHeadInput, 'title'> {
  title_meta?: string
}

/** Creates the head tags of a page with a source file. `title` is used if the front matter has no `title_meta`. */
export function createSourceHead(
  title: string,
  frontMatter: HeadFrontMatter,
  source: Pick<Source, 'description' | 'opening'>,
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'compatibility'>
): HeadTag[] {
  return createPageHead(
    {
      ...frontMatter,
      title: frontMatter.title_meta ?? title,
      description: describe(frontMatter, source, siteConfig)
    },
    siteConfig
  )
}

/**
 * Returns the description of a page if it's known before rendering. Otherwise the first paragraph of the
 * rendered page is used. In a Docusaurus project, descriptions are derived like in Docusaurus.
 */
function describe(
  {description}: HeadFrontMatter,
  source: Pick<Source, 'description' | 'opening'>,
  {compatibility}: Pick<SiteConfig, 'compatibility'>
): string | undefined {
  if (description !== undefined || compatibility !== 'docusaurus') return description
  return source.opening ?? source.description
}
