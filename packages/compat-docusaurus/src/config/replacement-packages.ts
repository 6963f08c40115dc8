import {ownValue} from '@lectern/shared/objects/own-value'
import type {EntryKind, PackageReplacement} from '@lectern/types'
import {lessPlugin} from './less-options.js'
import {listPackageNames} from './package-names.js'
import {sassPlugin} from './sass-options.js'

const same = (module: string): PackageReplacement => ({module})
const ownWork: PackageReplacement = {}
/**
 * Replaces search plugins with Lectern's, without their options, which don't apply to it. The
 * replacement is skipped if a preset or a different entry already includes it.
 */
const search: PackageReplacement = {
  module: '@lectern/plugin-search',
  withoutOptions: true,
  isShared: true
}

/** Lectern's replacements for packages that Docusaurus projects configure. */
const REPLACEMENTS: Readonly<Record<string, PackageReplacement>> = {
  '@docusaurus/preset-classic': same('@lectern/preset-classic'),
  '@docusaurus/plugin-content-docs': same('@lectern/plugin-docs'),
  '@docusaurus/plugin-content-blog': same('@lectern/plugin-blog'),
  '@docusaurus/plugin-content-pages': same('@lectern/plugin-pages'),
  '@docusaurus/plugin-debug': same('@lectern/plugin-debug'),
  '@docusaurus/plugin-client-redirects': same('@lectern/plugin-client-redirects'),
  '@docusaurus/plugin-ideal-image': same('@lectern/plugin-ideal-image'),
  '@docusaurus/plugin-sitemap': same('@lectern/plugin-sitemap'),
  '@docusaurus/plugin-pwa': same('@lectern/plugin-pwa'),
  '@docusaurus/plugin-google-analytics': same('@lectern/preset-classic/google-analytics'),
  '@docusaurus/plugin-google-gtag': same('@lectern/preset-classic/google-gtag'),
  '@docusaurus/plugin-google-tag-manager': same('@lectern/preset-classic/google-tag-manager'),
  '@docusaurus/theme-classic': same('@lectern/theme'),
  '@docusaurus/theme-live-codeblock': same('@lectern/theme-live-codeblock'),
  '@docusaurus/theme-mermaid': same('@lectern/theme-mermaid'),
  '@docusaurus/theme-search-algolia': search,
  '@docsearch/docusaurus-adapter': search,
  '@easyops-cn/docusaurus-search-local': search,
  '@cmfcmf/docusaurus-search-local': search,
  '@getcanary/docusaurus-theme-search-pagefind': search,
  '@orama/plugin-docusaurus': search,
  '@orama/plugin-docusaurus-v3': search,
  'docusaurus-lunr-search': search,
  'docusaurus-plugin-lunr': search,
  'docusaurus-plugin-search-local': search,
  'docusaurus-theme-search-typesense': search,
  // These features are built into Lectern, so the packages have no replacement.
  '@docusaurus/plugin-svgr': ownWork,
  '@docusaurus/plugin-css-cascade-layers': ownWork,
  '@docusaurus/plugin-rsdoctor': ownWork,
  'docusaurus-plugin-sass': {factory: sassPlugin},
  'docusaurus-plugin-less': {factory: lessPlugin}
}

/**
 * Returns the replacement for a package of a Docusaurus project.
 *
 * @param name - A package name, a short name such as `content-docs`, or an absolute path from
 *   `require.resolve`.
 */
export function findReplacement(name: string, kind: EntryKind): PackageReplacement | undefined {
  const packageName = findPackageName(name) ?? name
  const names = [packageName, ...listPackageNames(packageName, kind)]
  return names.map((one) => ownValue(REPLACEMENTS, one)).find((found) => found !== undefined)
}

/** Returns the package that contains a file in `node_modules`. */
function findPackageName(file: string): string | undefined {
  const inside = file.replaceAll('\\', '/').split('/node_modules/')
  return inside.length > 1 ? /^(?:@[^/]+\/)?[^/]+/.exec(inside.at(-1) ?? '')?.[0] : undefined
}
