import {findNearest} from '@lectern/shared/text/nearest'
import {listParts} from '../modules/component-parts.js'
import type {MigrationFinding} from './migration-finding.js'

interface ThemeFiles {
  /** Names of the site's components in `src/theme`. */
  own: readonly string[]
  /** Names of the themes' components. */
  components: readonly string[]
  /** Modules that the site's files import. */
  imported: ReadonlySet<string>
}

/**
 * Finds components in `src/theme` that have no effect, because no theme has a component with that
 * name.
 */
export function checkThemeFiles({own, components, imported}: ThemeFiles): MigrationFinding[] {
  const known = new Set([...components, ...listParts()])
  return own
    .filter((name) => !known.has(name) && !imported.has(`@theme/${name}`))
    .map((name) => {
      const nearest = findNearest(name, components)
      return {
        status: 'change',
        message: `The component \`${name}\` doesn't exist in the theme, and no file imports @theme/${name}.`,
        file: `src/theme/${name}`,
        hint: nearest
          ? `Did you mean \`${nearest}\`?`
          : 'Rename it to the component that it replaces, or delete it.'
      }
    })
}
