import fs from 'node:fs'
import {findThemeComponent, listThemeComponents} from '@lectern/bundler'
import type {SwizzleActions} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {ThemeSource} from './theme-source.js'

/** A theme component, with data from its source. */
export interface ThemeComponent {
  /** Name without `@theme/`. */
  name: string
  theme: ThemeSource
  /** File relative to the theme's folder, with forward slashes. */
  file: string
  actions: SwizzleActions
  /** First sentence of its documentation, or an empty string. */
  description: string
  /** Whether the module is a map of components, such as `MDXComponents`. */
  isList: boolean
  /** Whether the component has no props, so that a wrapper doesn't have to pass any. */
  isWithoutProps: boolean
}

const UNSAFE: SwizzleActions = Object.freeze({eject: 'unsafe', wrap: 'unsafe'})

/** Lists all components of a theme, sorted by name. */
export function listComponents(theme: ThemeSource): ThemeComponent[] {
  return listThemeComponents([theme.folder]).flatMap((name) => readComponent(theme, name) ?? [])
}

/** Returns a theme's component, or `undefined` if the theme has no component with this name. */
export function readComponent(theme: ThemeSource, name: string): ThemeComponent | undefined {
  const absolutePath = findThemeComponent('@theme', name, [theme.folder])
  if (absolutePath === undefined) return undefined
  const text = fs.readFileSync(absolutePath, 'utf8')
  if (!hasDefaultExport(text)) return undefined
  const said = theme.config.components?.[name]
  return {
    name,
    theme,
    file: relativePath(theme.folder, absolutePath),
    actions: said?.actions ?? theme.config.default ?? UNSAFE,
    description: said?.description ?? describeExport(text),
    isList: isListOfComponents(text),
    isWithoutProps: /^export default function \w*\(\s*\)/m.test(text)
  }
}

function hasDefaultExport(text: string): boolean {
  if (/^export default\b|\bmodule\.exports\b/m.test(text)) return true
  return [...text.matchAll(/^export \{([^{}]*)/gm)].some(([, names = '']) =>
    /\bdefault\b/.test(names)
  )
}

/** Returns the name of a default export that is declared separately. */
function exportedName(text: string): string | undefined {
  const [, name] = /^export default (\w+);?\s*$/m.exec(text) ?? []
  return name
}

/** Returns the first sentence of the default export's doc comment. */
function describeExport(text: string): string {
  const name = exportedName(text)
  const declaration = name
    ? String.raw`(?:export\s+)?(?:const|let|function|class)\s+${name}\b`
    : 'export default'
  const comment = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*${declaration}`).exec(text)
  const words = (comment?.[1] ?? '')
    .replace(/(?<![^\n])[ \t]*\* ?/g, '')
    .replace(/ \((?:specification )?§[^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return words.split(/(?<=[.!?])\s/)[0] ?? ''
}

function isListOfComponents(text: string): boolean {
  const name = exportedName(text)
  if (name === undefined) return /^export default \{/m.test(text)
  return new RegExp(String.raw`\b(?:const|let)\s+${name}\b[^=]*=\s*\{`).test(text)
}
