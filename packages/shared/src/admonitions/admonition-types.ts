/** A component in `@theme/Admonition/Type`. It sets the class of an admonition and the icon color. */
export type AdmonitionComponent = 'Danger' | 'Info' | 'Note' | 'Tip' | 'Warning'

/**
 * The built-in admonition types and their components. The ID of a type's default title is
 * `theme.admonition.<name>`. Pages load this object, so other facts about types are in `ADMONITIONS`.
 */
export const ADMONITION_COMPONENTS = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  important: 'Info',
  success: 'Tip',
  secondary: 'Note',
  caution: 'Warning'
} as const satisfies Readonly<Record<string, AdmonitionComponent>>

/** Name of a built-in admonition type. */
export type AdmonitionName = keyof typeof ADMONITION_COMPONENTS

/** Definition of the admonition types for Markdown, the theme and the docs. */
export interface AdmonitionTable {
  /** Components by type name in `:::name`. */
  components: Readonly<Record<string, AdmonitionComponent>>
  /** Replacement types in Markdown, by alias. */
  aliases: Readonly<Record<string, string>>
  /** Types by GitHub alert keyword: `NOTE` for `> [!NOTE]`. */
  alerts: Readonly<Record<string, string>>
}

/** The built-in admonition types with their aliases and GitHub alerts. */
export const ADMONITIONS: AdmonitionTable = {
  components: ADMONITION_COMPONENTS,
  aliases: {},
  alerts: {NOTE: 'note', TIP: 'tip', IMPORTANT: 'important', WARNING: 'warning', CAUTION: 'danger'}
}

/** Returns the rows of the table in the docs: name, component, GitHub alert. */
export function listAdmonitionRows({components, aliases, alerts}: AdmonitionTable): string[][] {
  return Object.entries(components).map(([name, component]) => {
    const keywords = Object.keys(alerts).filter((keyword) => alerts[keyword] === name)
    return [
      `\`${name}\``,
      aliases[name] ? `alias of \`${aliases[name]}\`` : `\`Admonition/Type/${component}\``,
      keywords.map((keyword) => `\`> [!${keyword}]\``).join(', ') || '–'
    ]
  })
}
