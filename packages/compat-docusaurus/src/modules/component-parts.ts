import type {ComponentReplacement} from '@lectern/types'
import {listComponentFiles} from './component-files.js'

/** Parts of Docusaurus's components that Lectern's don't render, by the component that is replaced for them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '@theme/CodeBlock': [
    'CodeBlock/Content/String',
    'CodeBlock/Content/Element',
    'CodeBlock/Buttons/WordWrapButton'
  ],
  '@theme/CodeBlock/Content': [
    'CodeBlock/Line',
    'CodeBlock/Line/Token',
    'CodeBlock/Buttons/WordWrapButton'
  ],
  // Docusaurus's renders the layout of all pages, which Lectern's leaves to the layout of a page.
  '@theme/DocRoot/Layout': ['DocsRoot']
}

/** Names of the parts that projects can replace, though Lectern's theme doesn't have them. */
export const REPLACED_PARTS: readonly string[] = [...new Set(Object.values(PARTS).flat())]

/**
 * Creates the replacements of the components in a folder.
 *
 * @param folder - Absolute; has a file for each component.
 */
export function createReplacements(folder: string): Record<string, ComponentReplacement> {
  const files = Object.entries(listComponentFiles(folder))
  return Object.fromEntries(files.map(([name, file]) => [name, {file, parts: PARTS[name] ?? []}]))
}
