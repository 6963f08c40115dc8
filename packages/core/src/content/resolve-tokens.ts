import fs from 'node:fs'
import path from 'node:path'
import type {AssetReference, FileLink, Route, SiteConfig, SiteProblem} from '@lectern/types'
import {isInside} from '@lectern/shared/files/relative-path'
import type {TokenValues} from '@lectern/shared/cache/content-token'
import {encodePath} from '@lectern/shared/url/encode-path'
import {canonicalPath} from '@lectern/shared/url/page-url'
import {addBaseUrl, applyTrailingSlash} from '@lectern/shared/url/url-path'
import {replaceImage, replaceLink} from './references/broken-references.js'
import {missingImage} from './references/missing-image.js'
import {createSimilarSources} from './references/similar-sources.js'
import type {CompiledContent} from './compiled-content.js'
import type {PossibleTargets} from '../scan/possible-targets.js'
import type {AssetReader, SiteAsset} from '../assets/site-assets.js'

/** Values of a source's tokens, and problems with its references. */
export interface ResolvedTokens {
  tokens: TokenValues
  problems: SiteProblem[]
  /** Targets of the broken links in `problems`. */
  brokenLinks: string[]
}

/** Resolves a source's links and references to files of the site. */
export interface TokenResolver {
  /** Returns the values for a source's tokens, and problems for broken links and images. */
  resolve(source: string, content: CompiledContent): ResolvedTokens
  /**
   * Returns the URL path of the page that a link to a source file points to, including the base
   * URL.
   */
  findUrl(target: string, source: string): string | undefined
}

interface ResolverSettings {
  siteDir: string
  siteConfig: Pick<SiteConfig, 'baseUrl' | 'trailingSlash' | 'staticDirectories'> &
    Partial<Pick<SiteConfig, 'markdown' | 'compatibility' | 'onBrokenMarkdownImages'>>
  routes: readonly Route[]
  assets: AssetReader
  /** Link targets that may exist once other errors are fixed. */
  possibleTargets?: Pick<PossibleTargets, 'isFile'>
}

/**
 * Creates the resolver for references in content. It reports `broken-markdown-link` if a linked
 * file isn't a page, `image-missing` if an image doesn't exist, and `image-invalid` if a file isn't
 * an image. Each problem has the position of the reference.
 */
export function createTokenResolver(settings: ResolverSettings): TokenResolver {
  const {siteConfig} = settings
  const pathBySource = mapSourcesToPaths(
    settings.routes.map((route) => ({...route, path: canonicalPath(route, siteConfig)}))
  )
  const findSimilar = createSimilarSources(() => pathBySource.keys())
  const {hooks = {}} = siteConfig.markdown ?? {}
  const originals = new Map(
    settings.routes.flatMap(({source, original}) =>
      source !== undefined && original !== undefined ? [[source, original] as const] : []
    )
  )
  const {trailingSlash, baseUrl} = siteConfig
  const listSources = (source: string) => {
    const original = originals.get(source)
    return original === undefined ? [source] : [source, original]
  }
  return {
    findUrl(target, source) {
      const found = findLinkedPath({target}, listSources(source), pathBySource)
      return found && addBaseUrl(applyTrailingSlash(encodeURI(found), trailingSlash), baseUrl)
    },
    resolve(source, content) {
      const sources = listSources(source)
      const problems: SiteProblem[] = []
      const brokenLinks: string[] = []
      const links = content.links.map((link) => {
        const resolved = findLinkedPath(link, sources, pathBySource)
        if (resolved !== undefined) return applyTrailingSlash(encodeURI(resolved), trailingSlash)
        if (!mayExist(link, sources, settings))
          problems.push(
            locateProblem(brokenLink(link, source, findSimilar), link, source, settings)
          )
        brokenLinks.push(link.target)
        return replaceLink(link, source, hooks) ?? encodeURI(link.target)
      })
      const assets = content.assets.map((reference) => {
        const asset = findAsset(reference, sources, settings)
        if (reference.kind === 'image') {
          const found = checkImage(reference, source, asset, settings)
          problems.push(...found.map((one) => locateProblem(one, reference, source, settings)))
        }
        if (asset) return asset
        const url = reference.kind === 'image' ? replaceImage(reference, source, hooks) : undefined
        return {url: url ?? encodePath(reference.target)}
      })
      return {tokens: {links, assets: assets.map(tokenOf)}, problems, brokenLinks}
    }
  }
}

/**
 * Maps source files to page paths. The original of a translated source, and aliases of a source, are
 * mapped to the same page.
 */
export function mapSourcesToPaths(routes: readonly Route[]): ReadonlyMap<string, string> {
  return new Map(
    routes.flatMap(({source, original, aliases = [], isSourcePage, path: routePath}) =>
      isSourcePage
        ? [source, original, ...aliases].flatMap((file) =>
            file === undefined ? [] : [[file, routePath] as const]
          )
        : []
    )
  )
}

function tokenOf({url, width, height}: SiteAsset): TokenValues['assets'][number] {
  return {url, width, height}
}

/**
 * Finds the page that a link to a file points to. Looks for the file next to the source, in each
 * parent folder of the source, and in the site root.
 *
 * @param sources - The source and, if it's a translation, the original. The linked file may only
 *   exist next to the original.
 */
export function findLinkedPath(
  {target}: Pick<FileLink, 'target'>,
  sources: readonly string[],
  pathBySource: ReadonlyMap<string, string>
): string | undefined {
  for (const source of sources) {
    for (const candidate of listCandidates(target, source)) {
      const found = pathBySource.get(candidate)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/**
 * Removes a problem's position if the source doesn't contain the reference, because a Markdown
 * plugin has added it.
 */
function locateProblem(
  problem: SiteProblem,
  {target}: Pick<FileLink, 'target'>,
  source: string,
  {siteDir}: Pick<ResolverSettings, 'siteDir'>
): SiteProblem {
  const file = path.resolve(siteDir, source)
  const {name} = path.posix.parse(target)
  const isWritten = !fs.existsSync(file) || fs.readFileSync(file, 'utf8').includes(name)
  if (isWritten || !PLAIN_NAME.test(name)) return problem
  const {position: _, ...rest} = problem
  return {
    ...rest,
    message: `${problem.message} It was added by a Markdown plugin.`,
    hint: 'Fix the plugin or its input.'
  }
}

/** Matches names without special characters, which have only one encoding. */
const PLAIN_NAME = /^[\w.-]+$/

/** Returns whether a link points to a source that isn't a page yet because of another error. */
function mayExist(
  {target}: FileLink,
  sources: readonly string[],
  {possibleTargets}: Pick<ResolverSettings, 'possibleTargets'>
): boolean {
  if (!possibleTargets) return false
  return sources.some((source) => [...listCandidates(target, source)].some(possibleTargets.isFile))
}

/** Lists possible targets of a link. Created lazily, because most links match the first one. */
function* listCandidates(target: string, source: string): Iterable<string> {
  const {posix} = path
  if (target.startsWith('@site/')) {
    yield posix.normalize(target.slice('@site/'.length))
    return
  }
  const isAbsolute = target.startsWith('/')
  if (!isAbsolute) yield posix.join(posix.dirname(source), target)
  for (const folder of parentFolders(source)) yield posix.join(folder, target)
  if (!/^\.{1,2}\//.test(target)) yield posix.normalize(target.replace(/^\//, ''))
}

/** Lists the parent folders of a file, outermost first. For `a/b/c.md`, they're `a` and `a/b`. */
function parentFolders(source: string): string[] {
  const parts = source.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function findAsset(
  {target, kind}: AssetReference,
  sources: readonly string[],
  {siteDir, siteConfig, assets}: ResolverSettings
): SiteAsset | undefined {
  if (target.startsWith('@site/'))
    return assets.read(path.resolve(siteDir, target.slice('@site/'.length)))
  if (!target.startsWith('/')) {
    for (const source of sources) {
      const asset = assets.read(path.resolve(siteDir, path.posix.dirname(source), target))
      if (asset) return asset
    }
    return undefined
  }
  // The build publishes the file from the last folder.
  for (const name of siteConfig.staticDirectories.toReversed()) {
    const folder = path.resolve(siteDir, name)
    const file = path.join(folder, target)
    if (!isInside(file, folder) || !fs.existsSync(file)) continue
    // Static files are published at their own path.
    return {url: encodePath(target), ...(kind === 'image' && assets.measure(file))}
  }
  return undefined
}

function brokenLink(
  {target, line, column}: FileLink,
  source: string,
  findSimilar: ReturnType<typeof createSimilarSources>
): SiteProblem {
  const wanted = path.posix.normalize(
    path.posix.join(path.posix.dirname(source), target.replace(/^@site\//, ''))
  )
  const {file, isUnique} = findSimilar(wanted)
  const replacement = file && relativeLink(source, file)
  return {
    code: 'broken-markdown-link',
    message: `The link to ${target} is broken: no file in the site has this path.`,
    position: {file: source, line, column},
    hint: replacement ? `Did you mean ${replacement}?` : 'Fix the path, or link to a URL.',
    // Only suggest a fix if no other file has the same name.
    ...(replacement && isUnique && {fix: {kind: 'link', replacement}})
  }
}

function relativeLink(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to)
  return relative.startsWith('.') ? relative : `./${relative}`
}

/**
 * Matches image formats with the size in their header. If the size can't be read, the image is
 * invalid.
 */
const MEASURED = /\.(?:avif|bmp|gif|ico|jpe?g|png|webp)$/i

function checkImage(
  reference: AssetReference,
  source: string,
  asset: SiteAsset | undefined,
  {siteDir, siteConfig}: Pick<ResolverSettings, 'siteDir' | 'siteConfig'>
): SiteProblem[] {
  if (!asset) {
    const {staticDirectories} = siteConfig
    return [missingImage(reference, {siteDir, source, staticDirectories})]
  }
  const {target, line, column} = reference
  const {compatibility, onBrokenMarkdownImages} = siteConfig
  if (asset.width !== undefined || !MEASURED.test(target)) return []
  const problem: SiteProblem = {
    code: 'image-invalid',
    // Docusaurus's policy is for missing images. Without dimensions, images are shown as they are.
    ...(compatibility && onBrokenMarkdownImages === 'fail' && {policy: 'warn'}),
    message: `The file ${target} isn't an image.`,
    position: {file: source, line, column},
    hint: 'Check the file. It may be empty, truncated, or an HTML page saved as an image.'
  }
  return [problem]
}
