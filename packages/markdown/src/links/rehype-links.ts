import {assetToken, heightToken, linkToken, widthToken} from '@lectern/shared/cache/content-token'
import {isExternalUrl, isScriptUrl} from '@lectern/shared/url/url-path'
import type {AssetReference} from '@lectern/types'
import type {Element, Root} from 'hast'
import {type CompileState, filePosition, reportProblem} from '../state/compile-state.js'
import {type StaticComponent, walkHtml} from '../tree/tree-nodes.js'
import {decodePath, splitUrl} from './link-targets.js'

/**
 * Replaces images and links to files with tokens, and removes the `href` of links that would run
 * code (`link-refused`).
 */
export function rehypeLinks(state: CompileState) {
  const links = new Map<string, number>()
  const assets = new Map<string, number>()
  return (tree: Root): void =>
    walkHtml(tree, (node) => {
      if (node.type === 'component') resolveComponent(node, {state, links, assets})
      if (node.type !== 'element') return
      if (node.tagName === 'a') resolveLink(node, {state, links, assets})
      else if (node.tagName === 'img') resolveImage(node, {state, links, assets})
      if (typeof node.properties.srcSet === 'string')
        resolveSources(node, node.properties.srcSet, {state, links, assets})
    })
}

interface LinkContext {
  state: CompileState
  /** Index of each link target. */
  links: Map<string, number>
  /** Index of each asset, by type and target. */
  assets: Map<string, number>
}

/** Resolves the `href` of a component that the site overrides, as in an element. */
function resolveComponent(node: StaticComponent, context: LinkContext): void {
  const {href} = node.props
  if (typeof href !== 'string') return
  const {position} = node
  const link: Element = {type: 'element', tagName: 'a', properties: {href}, children: [], position}
  resolveLink(link, context)
  const resolved = link.properties.href
  node.props = {...node.props, href: typeof resolved === 'string' ? resolved : undefined}
}

function resolveLink(node: Element, context: LinkContext): void {
  const {href} = node.properties
  if (typeof href !== 'string') return
  if (isScriptUrl(href)) rejectLink(node, href, context.state)
  // Links with `pathname:` are external, so the theme's link component handles them.
  else if (!isExternalUrl(href)) {
    const {pathname, suffix} = splitUrl(href)
    if (/\.mdx?$/i.test(pathname)) {
      node.properties.href = linkToken(linkIndex(pathname, node, context)) + suffix
    } else if (isFilePath(pathname)) {
      node.properties.href = assetToken(assetIndex('link', pathname, node, context)) + suffix
    } else node.properties.href = withoutBaseUrl(href, context.state.options)
  }
}

/** Removes the base URL from an absolute path, because rendering adds it. */
function withoutBaseUrl(href: string, {writtenBaseUrl}: CompileState['options']): string {
  if (!writtenBaseUrl) return href
  if (`${href}/` === writtenBaseUrl) return '/'
  return href.startsWith(writtenBaseUrl) ? href.slice(writtenBaseUrl.length - 1) : href
}

/**
 * Returns whether a path points to a file next to the source. If it ends in `.html`, it may also be
 * a page.
 */
function isFilePath(pathname: string): boolean {
  if (pathname.startsWith('/')) return false
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  return /^\.*[^.].*\.\w+$/s.test(name) && !/\.html?$/i.test(name)
}

function rejectLink(node: Element, href: string, state: CompileState): void {
  delete node.properties.href
  reportProblem(state, node.position, {
    code: 'link-refused',
    policy: 'warn',
    message: `The link to \`${href.length > 60 ? `${href.slice(0, 57)}...` : href}\` is unsafe: it would run code.`,
    hint: 'Link to a page or file, or move the code to a component in an .mdx file.'
  })
}

function resolveImage(node: Element, context: LinkContext): void {
  const {src, width, height} = node.properties
  if (typeof src !== 'string') return
  node.properties.loading ??= 'lazy'
  node.properties.decoding ??= 'async'
  if (/^pathname:\/\//i.test(src)) node.properties.src = src.slice('pathname://'.length)
  else if (src !== '' && !src.startsWith('#') && !isExternalUrl(src)) {
    const {pathname, suffix} = splitUrl(src)
    const index = assetIndex('image', pathname, node, context)
    node.properties.src = assetToken(index) + suffix
    // Combining an explicit width with the file's height would distort the image.
    if (width !== undefined || height !== undefined) return
    node.properties.width = widthToken(index)
    node.properties.height = heightToken(index)
  }
}

/**
 * Resolves the files in a `srcset` from a plugin. Other URLs, e.g. of static files, stay
 * unchanged.
 */
function resolveSources(node: Element, srcSet: string, context: LinkContext): void {
  node.properties.srcSet = srcSet.replace(/@site\/[^\s,]+/g, (url) =>
    assetToken(assetIndex('image', url, node, context))
  )
}

function linkIndex(pathname: string, node: Element, {state, links}: LinkContext): number {
  const target = decodePath(pathname)
  const known = links.get(target)
  if (known !== undefined) return known
  links.set(target, state.links.length)
  return state.links.push({target, ...filePosition(node.position, state)}) - 1
}

function assetIndex(
  kind: AssetReference['kind'],
  pathname: string,
  node: Element,
  {state, assets}: LinkContext
): number {
  const target = decodePath(pathname)
  const key = `${kind} ${target}`
  const known = assets.get(key)
  if (known !== undefined) return known
  assets.set(key, state.assets.length)
  return state.assets.push({target, kind, ...filePosition(node.position, state)}) - 1
}
