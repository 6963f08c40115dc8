import type {SiteConfig, Source} from '@lectern/types'

/**
 * Returns the description for the head of a page, if it's known before the page is rendered. Otherwise the first paragraph
 * of the rendered page is used. A Docusaurus project keeps the descriptions that Docusaurus derives.
 */
export function describeHead(
  {description}: {description?: string},
  source: Pick<Source, 'description' | 'opening'>,
  {compatibility}: Pick<SiteConfig, 'compatibility'>
): string | undefined {
  if (description !== undefined || compatibility !== 'docusaurus') return description
  return source.opening ?? source.description
}
