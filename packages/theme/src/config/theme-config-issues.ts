import type {ThemeConfig} from '@lectern/types'
import type {z} from '@lectern/shared/schema/schema'
import type {ConfigIssue} from './config-issue.js'
import {findItemIssues, findLinkIssues} from './navbar-item-issues.js'
import type {themeConfigSchema} from './theme-config-schema.js'

type ParsedConfig = z.output<typeof themeConfigSchema>

/**
 * Finds fields that are valid on their own but conflict with other fields, and navbar items that
 * lack required fields.
 */
export function findConfigIssues(config: ParsedConfig): ConfigIssue[] {
  return [
    ...findCrossedLevels(config),
    ...findMixedFooter(config),
    ...findFooterLinkIssues(config),
    ...findItemIssues(config.navbar.items)
  ]
}

function findCrossedLevels({tableOfContents}: Pick<ThemeConfig, 'tableOfContents'>) {
  const {minHeadingLevel: min, maxHeadingLevel: max} = tableOfContents
  if (min <= max) return []
  return [
    {
      path: ['tableOfContents'],
      message: `\`themeConfig\`: \`tableOfContents.minHeadingLevel\` (${min}) is greater than \`maxHeadingLevel\` (${max}).`,
      hint: `Set \`minHeadingLevel\` to ${max} or less, or \`maxHeadingLevel\` to ${min} or more.`
    }
  ]
}

function findMixedFooter({footer}: ParsedConfig): ConfigIssue[] {
  const links = footer?.links ?? []
  const odd = links.findIndex((entry) => isColumn(entry) !== isColumn(links[0]))
  if (odd < 0) return []
  return [
    {
      path: ['footer', 'links', odd],
      message: `\`themeConfig\`: \`footer.links\` mixes columns and single links: \`footer.links.0\` is ${describeEntry(links[0])}, and \`footer.links.${odd}\` is ${describeEntry(links[odd])}.`,
      hint: 'Add `items` to every entry (columns), or to none of them (a single row).'
    }
  ]
}

/** Finds footer links that have no target or several. */
function findFooterLinkIssues({footer}: ParsedConfig): ConfigIssue[] {
  const links = footer?.links ?? []
  return links.flatMap((entry, index) => {
    const path = ['footer', 'links', index]
    const fields = ['to', 'href', 'html']
    if (!isColumn(entry)) return findLinkIssues(entry, path, fields)
    return (entry.items ?? []).flatMap((link, position) =>
      findLinkIssues(link, [...path, 'items', position], fields)
    )
  })
}

function describeEntry(entry: FooterEntry | undefined): string {
  return isColumn(entry) ? 'a column' : 'a link'
}

type FooterEntry = NonNullable<ParsedConfig['footer']>['links'][number]

/**
 * Returns whether an entry of `footer.links` is a column. Columns can have a title without links.
 */
export function isColumn(entry: FooterEntry | undefined): boolean {
  if (entry?.items !== undefined) return true
  return entry?.title !== undefined && !entry.to && !entry.href && !entry.html
}
