import type {EntryKind} from '@lectern/types'

/**
 * Lists the package names that Docusaurus tries for a short name, e.g. `docusaurus-plugin-sass` for
 * `sass` and `@acme/docusaurus-plugin` for `@acme`.
 */
export function listPackageNames(name: string, kind: EntryKind): readonly string[] {
  const prefix = `docusaurus-${kind}`
  if (!name.startsWith('@')) return [`@docusaurus/${kind}-${name}`, `${prefix}-${name}`]
  const [scope, rest] = name.split('/', 2)
  return [rest === undefined ? `${scope}/${prefix}` : `${scope}/${prefix}-${rest}`]
}
