import fs from 'node:fs'
import path from 'node:path'
import type {CodeOptions, MarkdownOptions, SiteConfig} from '@lectern/types'
import {listLiveElements, listReplaced, STATIC_COMPONENTS} from './live-elements.js'

const ENDINGS = ['.tsx', '.ts', '.jsx', '.js']

/**
 * Creates the options for compiling a site's Markdown.
 *
 * @param themePaths - Component folders of other themes and of the site, which override the default
 *   theme.
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
  const {format, admonitions, mermaid, anchors, emoji, imageZoom, mdx1Compat = {}} = markdown
  const rejected = Object.entries(mdx1Compat).filter(([, isAccepted]) => !isAccepted)
  const {prism = {}} = themeConfig as {prism?: CodeOptions}
  const replaces = (name: string) => themePaths.some((folder) => hasComponent(folder, name))
  const replaced = listReplaced(themePaths)
  return {
    ...{format, admonitions, mermaid, anchors},
    // Set only if enabled, so that existing cache entries stay valid.
    ...(emoji && {emoji}),
    ...(imageZoom && {imageZoom}),
    // In Docusaurus projects, links already include the base URL. Elsewhere, `/base/a` means
    // `/base/base/a`.
    ...(compatibility && baseUrl !== '/' && {writtenBaseUrl: baseUrl}),
    // In Docusaurus, math is only supported if a plugin handles it, headings that plugins add aren't
    // in the table of contents, elements in JSX have the paths as written, GitHub alerts are block
    // quotes, and unknown directives become elements with their label and content.
    ...(compatibility && {
      math: 'plugin' as const,
      writtenHeadings: true as const,
      writtenElements: true as const,
      alerts: false as const,
      unknownDirectives: 'div' as const
    }),
    ...(rejected.length > 0 && {mdx1Compat: Object.fromEntries(rejected)}),
    // `CodeInline` is the part of `MDXComponents/Code` that Docusaurus projects override.
    fold: !replaces('MDXComponents') && !replaces('CodeInline'),
    // Only Docusaurus projects hydrate overridden elements. Other sites render them statically. An
    // imported component isn't the one with the same name in the site's own list.
    live: [
      ...STATIC_COMPONENTS.filter((name) => replaces(name) || replaced.includes(name)),
      ...(compatibility ? listLiveElements(themePaths) : [])
    ],
    ...(replaced.length > 0 && {replaced}),
    code: {
      defaultLanguage: prism.defaultLanguage,
      magicComments: prism.magicComments,
      live: replaces('Playground'),
      ...(compatibility && {isDocusaurus: true as const}),
      ...(readsCodeAsWritten({compatibility}, themePaths) && {metastring: true as const})
    }
  }
}

/**
 * Returns whether code block components process the metastring and magic comments themselves, as in
 * Docusaurus.
 */
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

/**
 * Lists the component folders of other themes and of the site that override the default theme.
 * Folders before the default theme only add components, so they aren't included.
 *
 * @param themePaths - Folders of components, lowest priority first.
 */
export function listReplacingThemes(themePaths: readonly string[]): readonly string[] {
  return themePaths.slice(themePaths.findIndex((folder) => hasComponent(folder, 'Root')) + 1)
}

function hasComponent(folder: string, name: string): boolean {
  return ['', ...ENDINGS].some((ending) => fs.existsSync(path.join(folder, name + ending)))
}
