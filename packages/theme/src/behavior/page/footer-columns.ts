import type {FooterColumnConfig, FooterConfig} from '@lectern/types'

/**
 * Returns whether the footer's links are in columns. A configuration can't mix columns and single
 * links.
 */
export function isFooterColumns(
  links: FooterConfig['links']
): links is readonly FooterColumnConfig[] {
  const [first] = links
  return first !== undefined && 'items' in first
}
