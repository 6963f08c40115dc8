/**
 * Name of a component in `@theme/Admonition/Type`. The component sets an admonition's class and
 * icon color.
 */
export type AdmonitionComponent = 'Danger' | 'Info' | 'Note' | 'Tip' | 'Warning'

/**
 * The built-in admonition types and their components. Pages load this object, so other data about
 * the types is in `ADMONITIONS`. A type's default title has the ID `theme.admonition.<name>`.
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

/** Table of admonition types that Markdown, the theme and the docs use. */
export interface AdmonitionTable {
  /** Component for each type name in `:::name`. */
  components: Readonly<Record<string, AdmonitionComponent>>
  /** Alternative names in Markdown, each with the type that replaces it. */
  aliases: Readonly<Record<string, string>>
  /** Type for each GitHub alert keyword, such as `NOTE` in `> [!NOTE]`. */
  alerts: Readonly<Record<string, string>>
}

/** The built-in admonition types with their aliases and GitHub alerts. */
export const ADMONITIONS: AdmonitionTable = {
  components: ADMONITION_COMPONENTS,
  aliases: {},
  alerts: {NOTE: 'note', TIP: 'tip', IMPORTANT: 'important', WARNING: 'warning', CAUTION: 'danger'}
}

/** Returns the rows of the admonition table in the docs: name, component and GitHub alert. */
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
