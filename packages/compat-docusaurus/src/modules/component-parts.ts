import type {ComponentReplacement} from '@lectern/types'
import {listComponentFiles} from './component-files.js'

/**
 * Parts of Docusaurus's components that Lectern's components don't render, by the component to
 * replace if a site overrides one of them.
 */
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
  // In Docusaurus, `DocsRoot` renders the layout of all docs pages. In Lectern, each page renders
  // its own layout.
  '@theme/DocRoot/Layout': ['DocsRoot']
}

/** Components that projects can override even though Lectern's theme doesn't have them. */
export const REPLACED_PARTS: readonly string[] = [...new Set(Object.values(PARTS).flat())]

/**
 * Creates the replacements for the components in a folder.
 *
 * @param folder - Absolute folder with a file for each component.
 */
export function createReplacements(folder: string): Record<string, ComponentReplacement> {
  const files = Object.entries(listComponentFiles(folder))
  return Object.fromEntries(files.map(([name, file]) => [name, {file, parts: PARTS[name]}]))
}
