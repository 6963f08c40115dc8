import fs from 'node:fs'
import path from 'node:path'
import type {CodeOptions, MarkdownOptions, SiteConfig} from '@lectern/types'
import {listLiveElements} from './live-elements.js'

const ENDINGS = ['.tsx', '.ts', '.jsx', '.js']

/** Components that static pages may contain, unless the site overrides them. */
const REPLACEABLE = ['Tabs', 'TabItem', 'TOCInline', 'Details', 'Admonition', 'ThemedImage']

/**
 * What decides how a site's Markdown compiles.
 *
 * @param themePaths - Folders of components that override the default theme: other themes, the
 * site.
 */
export function createMarkdownOptions(
  themePaths: readonly string[],
  {
    markdown,
    themeConfig,
    compatibility,
    baseUrl
  }: Pick<SiteConfig, 'markdown' | 'themeConfig' | 'compatibility' | 'baseUrl'>
): MarkdownOptions {
  const {format, admonitions, mermaid, anchors, emoji, mdx1Compat = {}} = markdown
  const refused = Object.entries(mdx1Compat).filter(([, isAccepted]) => !isAccepted)
  const {prism = {}} = themeConfig as {prism?: CodeOptions}
  const replaces = (name: string) => themePaths.some((folder) => hasComponent(folder, name))
  return {
    ...{format, admonitions, mermaid, anchors},
    // Absent by default, so that cache entries of contents stay valid.
    ...(emoji && {emoji}),
    // Elsewhere `/base/a` is a page below `/base/base/`.
    ...(compatibility && baseUrl !== '/' && {writtenBaseUrl: baseUrl}),
    // Docusaurus leaves dollars alone unless a plugin reads them, and headings that plugins add after its own.
    ...(compatibility && {math: 'plugin' as const, writtenHeadings: true as const}),
    ...(refused.length > 0 && {mdx1Compat: Object.fromEntries(refused)}),
    fold: !replaces('MDXComponents'),
    // Elsewhere replaced components of content only render.
    live: [...REPLACEABLE.filter(replaces), ...(compatibility ? listLiveElements(themePaths) : [])],
    code: {
      defaultLanguage: prism.defaultLanguage,
      magicComments: prism.magicComments,
      live: replaces('Playground'),
      ...(readsCodeAsWritten({compatibility}, themePaths) && {metastring: true as const})
    }
  }
}

/** Tests whether components of code blocks read the metastring and magic comments, as in Docusaurus. */
export function readsCodeAsWritten(
  {compatibility}: Pick<SiteConfig, 'compatibility'>,
  themePaths: readonly string[]
): boolean {
  return (
    compatibility !== undefined &&
    themePaths.some((folder) =>
      ['CodeBlock', 'MDXComponents'].some((name) => hasComponent(folder, name))
    )
  )
}

function hasComponent(folder: string, name: string): boolean {
  return ['', ...ENDINGS].some((ending) => fs.existsSync(path.join(folder, name + ending)))
}
