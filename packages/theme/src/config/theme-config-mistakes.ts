import type {ThemeConfig} from '@lectern/types'
import type {z} from '@lectern/shared/schema/schema'
import type {ConfigMistake} from './config-mistake.js'
import {findItemMistakes} from './navbar-item-mistakes.js'
import type {themeConfigSchema} from './theme-config-schema.js'

type ParsedConfig = z.output<typeof themeConfigSchema>

/** Find what is wrong with fields that are right by themselves. */
export function findConfigMistakes(config: ParsedConfig): ConfigMistake[] {
  return [
    ...findCrossedLevels(config),
    ...findMixedFooter(config),
    ...findItemMistakes(config.navbar.items)
  ]
}

function findCrossedLevels({tableOfContents}: Pick<ThemeConfig, 'tableOfContents'>) {
  const {minHeadingLevel: min, maxHeadingLevel: max} = tableOfContents
  if (min <= max) return []
  return [
    {
      path: ['tableOfContents'],
      message: `\`themeConfig\`: \`tableOfContents.minHeadingLevel\` is ${min}, which is above \`maxHeadingLevel\` (${max}), so no heading would be shown.`,
      hint: `Set \`minHeadingLevel\` to ${max} or less, or \`maxHeadingLevel\` to ${min} or more.`
    }
  ]
}

function findMixedFooter({footer}: ParsedConfig): ConfigMistake[] {
  const links = footer?.links ?? []
  const odd = links.findIndex(
    ({items}) => (items === undefined) !== (links[0]?.items === undefined)
  )
  if (odd < 0) return []
  return [
    {
      path: ['footer', 'links', odd],
      message: `\`themeConfig\`: \`footer.links\` mixes columns and single links: \`footer.links.0\` is ${describeEntry(links[0])}, and \`footer.links.${odd}\` is ${describeEntry(links[odd])}.`,
      hint: 'Give every entry `items`, which makes it a column, or none of them.'
    }
  ]
}

function describeEntry(entry: {items?: unknown} | undefined): string {
  return entry?.items === undefined ? 'a link' : 'a column'
}
