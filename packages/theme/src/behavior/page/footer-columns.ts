import type {FooterColumnConfig, FooterConfig} from '@lectern/types'

/** Whether the footer's links are in columns; a configuration doesn't mix them with others. */
export function isFooterColumns(
  links: FooterConfig['links']
): links is readonly FooterColumnConfig[] {
  const [first] = links
  return first !== undefined && 'items' in first
}
