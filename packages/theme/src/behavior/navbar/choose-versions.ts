import type {DocsVersionData, NavbarItemConfig} from '@lectern/types'

/**
 * Returns the versions for a dropdown: all of them, or only the configured ones, in the configured
 * order and with the configured labels.
 */
export function chooseVersions(
  versions: readonly DocsVersionData[],
  shown: NavbarItemConfig['versions']
): readonly DocsVersionData[] {
  if (shown === undefined) return versions
  const labels = Array.isArray(shown)
    ? shown.map((name): [string, {label?: string}] => [name, {}])
    : Object.entries(shown as Readonly<Record<string, {label?: string}>>)
  return labels.map(([name, {label}]) => {
    const version = versions.find((other) => other.name === name)
    if (version) return label === undefined ? version : {...version, label}
    const names = versions.map((other) => other.name)
    throw new Error(
      `DocsVersionDropdownNavbarItem: there is no version "${name}". Available versions: ${names.join(', ')}.`
    )
  })
}
