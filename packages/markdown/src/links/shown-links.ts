import {assetToken, heightToken, linkToken, widthToken} from '@lectern/shared/cache/content-token'
import type {Element, Root as HtmlRoot} from 'hast'
import type {Nodes, Root} from 'mdast'
import type {PluggableList} from 'unified'
import type {CompileState} from '../state/compile-state.js'
import {walkHtml} from '../tree/tree-nodes.js'
import {decodePath, splitUrl} from './link-targets.js'

/** Page URLs for links to Markdown files, by target. */
export type LinkUrls = Readonly<Record<string, string>>

/**
 * Wraps plugins so that they see page URLs in links to Markdown files. Other steps see the links as
 * written, so that the record doesn't depend on other files.
 */
export function showRemarkLinks(plugins: PluggableList, {linkUrls}: CompileState): PluggableList {
  if (plugins.length === 0 || !linkUrls) return plugins
  const targets = invert(linkUrls)
  return [
    () => (tree: Root) => changeMarkdownLinks(tree, linkUrls),
    ...plugins,
    () => (tree: Root) => changeMarkdownLinks(tree, targets)
  ]
}

/** Wraps HTML plugins that run before links become tokens. */
export function showRehypeLinks(plugins: PluggableList, {linkUrls}: CompileState): PluggableList {
  if (plugins.length === 0 || !linkUrls) return plugins
  const targets = invert(linkUrls)
  return [
    () => (tree: HtmlRoot) => changeHtmlLinks(tree, linkUrls),
    ...plugins,
    () => (tree: HtmlRoot) => changeHtmlLinks(tree, targets)
  ]
}

/**
 * Wraps HTML plugins that run after links and images have become tokens. They see the paths of
 * images, but not their sizes.
 */
export function showTokens(plugins: PluggableList, state: CompileState): PluggableList {
  if (plugins.length === 0) return plugins
  return [
    () => (tree: HtmlRoot) => walkElements(tree, (node) => showReference(node, state)),
    ...plugins,
    () => (tree: HtmlRoot) => walkElements(tree, (node) => hideReference(node, state))
  ]
}

function invert(urls: LinkUrls): LinkUrls {
  return Object.fromEntries(Object.entries(urls).map(([target, url]) => [decodePath(url), target]))
}

function changeMarkdownLinks(node: Nodes, urls: LinkUrls): void {
  if (node.type === 'link' || node.type === 'definition') node.url = changeUrl(node.url, urls)
  if (!('children' in node)) return
  for (const child of node.children) changeMarkdownLinks(child, urls)
}

function changeHtmlLinks(tree: HtmlRoot, urls: LinkUrls): void {
  walkElements(tree, ({tagName, properties}) => {
    if (tagName === 'a' && typeof properties.href === 'string')
      properties.href = changeUrl(properties.href, urls)
  })
}

function changeUrl(url: string, urls: LinkUrls): string {
  const {pathname, suffix} = splitUrl(url)
  const path = decodePath(pathname)
  const found = Object.hasOwn(urls, path) ? urls[path] : undefined
  return found === undefined ? url : found + suffix
}

function walkElements(tree: HtmlRoot, visit: (node: Element) => void): void {
  walkHtml(tree, (node) => {
    if (node.type === 'element') visit(node)
  })
}

const TOKEN = /^site-(link|asset):\/\/(\d+)\//

function showReference({tagName, properties}: Element, state: CompileState): void {
  const name = tagName === 'a' ? 'href' : 'src'
  const value = properties[name]
  if (typeof value !== 'string') return
  const [token, kind, index] = TOKEN.exec(value) ?? []
  if (token === undefined) return
  const {target} = (kind === 'link' ? state.links : state.assets)[Number(index)] ?? {}
  if (target === undefined) return
  properties[name] = (state.linkUrls?.[target] ?? encodeURI(target)) + value.slice(token.length)
  if (properties.width === widthToken(Number(index))) delete properties.width
  if (properties.height === heightToken(Number(index))) delete properties.height
}

function hideReference({tagName, properties}: Element, state: CompileState): void {
  if (tagName === 'a' && typeof properties.href === 'string')
    properties.href = hideLink(properties.href, state)
  if (tagName !== 'img' || typeof properties.src !== 'string') return
  const {pathname, suffix} = splitUrl(properties.src)
  const index = findAsset('image', pathname, state)
  if (index < 0) return
  properties.src = assetToken(index) + suffix
  if (properties.width !== undefined || properties.height !== undefined) return
  properties.width = widthToken(index)
  properties.height = heightToken(index)
}

function hideLink(href: string, state: CompileState): string {
  const {pathname, suffix} = splitUrl(href)
  const path = decodePath(pathname)
  const link = state.links.findIndex(
    ({target}) => decodePath(state.linkUrls?.[target] ?? target) === path
  )
  if (link >= 0) return linkToken(link) + suffix
  const asset = findAsset('link', pathname, state)
  return asset < 0 ? href : assetToken(asset) + suffix
}

function findAsset(kind: 'image' | 'link', pathname: string, {assets}: CompileState): number {
  const path = decodePath(pathname)
  return assets.findIndex((asset) => asset.kind === kind && asset.target === path)
}
