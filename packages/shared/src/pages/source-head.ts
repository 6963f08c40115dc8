import type {HeadTag, SiteConfig, Source} from '@lectern/types'
import {createPageHead, type PageHeadInput} from './page-head.js'

/** Front matter that affects a page's head. */
interface HeadFrontMatter extends Omit<PageHeadInput, 'title'> {
  title_meta?: string
}

/**
 * Creates the head tags of a page with a source file. If the front matter has no `title_meta`,
 * `title` is used.
 */
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
      description: findSourceDescription(frontMatter, source, siteConfig)
    },
    siteConfig
  )
}

/**
 * Returns the page's description if it's known before rendering. Otherwise, the renderer uses the
 * first paragraph. Docusaurus projects derive descriptions in the same way as Docusaurus.
 */
export function findSourceDescription(
  {description}: Pick<HeadFrontMatter, 'description'>,
  source: Pick<Source, 'description' | 'opening'>,
  {compatibility}: Pick<SiteConfig, 'compatibility'>
): string | undefined {
  if (description !== undefined || compatibility !== 'docusaurus') return description
  return source.opening ?? source.description
}
