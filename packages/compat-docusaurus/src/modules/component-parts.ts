import {ownValue} from '@lectern/shared/objects/own-value'
import path from 'node:path'
import {packageFolder} from '@lectern/shared/files/package-folder'
import type {ComponentReplacement} from '@lectern/types'
import {listComponentFiles} from './component-files.js'

/**
 * Parts of Docusaurus's components that Lectern's components don't render, by the component to
 * replace if a site overrides one of them.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '@theme/Admonition/Type/Danger': ['Admonition/Icon/Danger'],
  '@theme/Admonition/Type/Info': ['Admonition/Icon/Info'],
  '@theme/Admonition/Type/Note': ['Admonition/Icon/Note'],
  '@theme/Admonition/Type/Tip': ['Admonition/Icon/Tip'],
  '@theme/Admonition/Type/Warning': ['Admonition/Icon/Warning'],
  '@theme/Admonition/Types': ['Admonition/Type/Caution'],
  '@theme/BlogListPage': ['BlogListPage/StructuredData'],
  '@theme/BlogPostPage': ['BlogPostPage/StructuredData'],
  '@theme/CodeBlock': [
    'CodeBlock/Content/String',
    'CodeBlock/Content/Element',
    'CodeBlock/Buttons/WordWrapButton',
    'CodeBlock/WordWrapButton'
  ],
  '@theme/CodeBlock/Buttons': ['CodeBlock/CopyButton', 'CodeBlock/WordWrapButton'],
  '@theme/CodeBlock/Content': [
    'CodeBlock/Line',
    'CodeBlock/Line/Token',
    'CodeBlock/Buttons/WordWrapButton',
    'CodeBlock/WordWrapButton'
  ],
  '@theme/CodeBlock/Buttons/CopyButton': ['CodeBlock/Buttons/Button', 'Icon/Copy', 'Icon/Success'],
  '@theme/CodeBlock/Buttons/WordWrapButton': ['CodeBlock/Buttons/Button', 'Icon/WordWrap'],
  '@theme/ColorModeToggle': ['Icon/SystemColorMode'],
  '@theme/DocBreadcrumbs': ['DocBreadcrumbs/StructuredData'],
  // In Docusaurus, `DocsRoot` renders the layout of all docs pages. In Lectern, each page renders
  // its own layout.
  '@theme/DocRoot/Layout': ['DocRoot', 'DocsRoot'],
  // In Docusaurus, the layout passes the function that hides the sidebar.
  '@theme/DocSidebar/Desktop/CollapseButton': ['DocRoot/Layout/Sidebar'],
  '@theme/Icon/Collapse': ['Icon/Arrow'],
  '@theme/Layout': ['Layout/Provider', 'ThemeProvider', 'ThemeProvider/TitleFormatter'],
  '@theme/MDXComponents/Code': ['CodeInline'],
  '@theme/NavbarItem/DefaultNavbarItem': [
    'NavbarItem/DefaultNavbarItem/Desktop',
    'NavbarItem/DefaultNavbarItem/Mobile'
  ],
  '@theme/Root': [
    'SearchMetadata',
    'SiteMetadata',
    'ThemeProvider',
    'ThemeProvider/TitleFormatter'
  ],
  '@theme/Tabs': ['TabItem'],
  '@theme/TOCCollapsible': ['TOCCollapsible/CollapseButton']
}

/** Lists the components that projects can override even though Lectern's theme doesn't have them. */
export function listParts(): string[] {
  const folder = path.join(packageFolder('compat-docusaurus'), 'src', 'shims', 'theme-parts')
  const names = Object.keys(listComponentFiles(folder)).map((name) => name.replace('@theme/', ''))
  return [...new Set([...names, ...Object.values(PARTS).flat()])]
}

/**
 * Creates the replacements for the components in a folder.
 *
 * @param folder - Absolute folder with a file for each component.
 */
export function createReplacements(folder: string): Record<string, ComponentReplacement> {
  const files = Object.entries(listComponentFiles(folder))
  return Object.fromEntries(
    files.map(([name, file]) => [name, {file, parts: ownValue(PARTS, name)}])
  )
}
