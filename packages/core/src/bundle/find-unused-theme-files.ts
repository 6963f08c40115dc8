import path from 'node:path'
import {findNearest, listSimilarNames} from '@lectern/shared/text/nearest'
import type {SiteProblem} from '@lectern/types'

interface ThemeFiles {
  siteDir: string
  /** Paths relative to `src/theme`, with forward slashes. */
  files: readonly string[]
  /** Names of the theme components. */
  components: readonly string[]
  /** Absolute paths of all files that are bundled or run in Node. */
  bundled: ReadonlySet<string>
}

/** Reports files in `src/theme` that neither replace a component nor are imported. */
export function findUnusedThemeFiles(theme: ThemeFiles): SiteProblem[] {
  const known = new Set(theme.components)
  return theme.files
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.(?:test|d)\.[jt]sx?$/.test(file))
    .map((file) => ({file, name: file.replace(/(?:\/index)?\.[jt]sx?$/, '')}))
    .filter(
      ({file, name}) =>
        !known.has(name) && !theme.bundled.has(path.join(theme.siteDir, 'src', 'theme', file))
    )
    .map(({file, name}) => ({
      code: 'theme-file-unused',
      policy: 'warn',
      message: `The file is unused: the theme has no component \`${name}\`, and nothing imports the file.`,
      position: {file: `src/theme/${file}`},
      hint: describeNearest(name, theme.components)
    }))
}

function describeNearest(name: string, components: readonly string[]): string {
  const nearest = findNearest(name, components)
  if (nearest) return `Did you mean \`${nearest}\`?`
  const similar = listSimilarNames(name, components)
  return similar.length > 0
    ? `Rename it to the component that it replaces (similar names: ${similar.join(', ')}), or delete it.`
    : 'Rename it to the component that it replaces, or delete it. List all components with `site swizzle --list`.'
}
