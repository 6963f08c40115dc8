import fs from 'node:fs'
import path from 'node:path'
import type {ImportKind, OnResolveResult, Plugin} from 'esbuild'
import {readFileStats} from '@lectern/shared/files/file-stats'
import type {SiteProblem} from '@lectern/types'
import {isInside, relativePath} from '@lectern/shared/files/relative-path'
import {lineAndColumn} from '@lectern/shared/text/line-and-column'
import type {BundleInput} from '../input/bundle-input.js'
import type {UrlLookups} from '../input/bundle-run.js'
import {decodeUrl} from '@lectern/shared/url/decode-url'

/** Input for resolving URLs in CSS. */
type UrlInput = Pick<BundleInput, 'siteDir' | 'baseUrl' | 'staticDirs'>

/**
 * Creates an esbuild plugin for URLs in CSS that are absolute within the site. `/img/a.png` is a
 * file in a static folder or elsewhere in the site. For static files, the URL can contain the base
 * URL and the folder's name. `~` before a package or `@site/` is ignored. As in webpack, an import
 * of `/src/a.css` refers to a file in a static folder or the site unless that absolute path exists.
 *
 * @param lookups - Receives a `css-url-missing` for each path without a file.
 */
export function staticUrls(input: UrlInput, lookups: UrlLookups): Plugin {
  return {
    name: 'static-urls',
    setup(build) {
      build.onResolve({filter: /^\//}, async ({path: url, kind, importer}) => {
        // `//host/a.png` is on another host.
        if (url.startsWith('//')) return undefined
        if (kind !== 'url-token') {
          if (!isImport(kind, url)) return undefined
          for (const resolveDir of listRoots(url, input)) {
            const found = await build.resolve(`.${url}`, {kind, importer, resolveDir})
            if (found.errors.length === 0) return found
          }
          return undefined
        }
        const found = findUrl(url, input, lookups.files)
        if (found) return found
        lookups.problems.push(describeMissing(url, importer, input))
        return {path: url, external: true}
      })
      build.onResolve({filter: /^~/}, ({path: request, kind, resolveDir, importer}) =>
        kind === 'url-token' || kind === 'import-rule'
          ? build.resolve(request.replace(/^~\/?/, ''), {kind, resolveDir, importer})
          : undefined
      )
    }
  }
}

/** Returns whether a request is an import that isn't the absolute path of an existing file. */
function isImport(kind: ImportKind, file: string): boolean {
  return kind !== 'entry-point' && !fs.existsSync(file)
}

/**
 * Lists the static folders and the site folder if a path's first folder exists in them. This is much
 * faster than `build.resolve`.
 */
function listRoots(url: string, {siteDir, staticDirs}: UrlInput): string[] {
  const [, folder = '', rest] = url.split('/')
  const startsIn = (root: string) => rest === undefined || fs.existsSync(path.join(root, folder))
  return [...staticDirs, siteDir].filter(startsIn)
}

/** Returns the public URL of a static file, or the path of any other file. */
function findUrl(
  url: string,
  {siteDir, baseUrl, staticDirs}: UrlInput,
  files: Set<string>
): OnResolveResult | undefined {
  const isFile = (file: string) => {
    files.add(file)
    return isPresent(file)
  }
  const [name = '', rest = ''] = splitUrl(url)
  const isStatic = (file: string) => staticDirs.some((folder) => isFile(path.join(folder, file)))
  const toPublic = (file: string) => ({path: `${baseUrl}${encodeURI(file)}${rest}`, external: true})
  if (isStatic(name)) return toPublic(name)
  const file = path.join(siteDir, name)
  const folder = staticDirs.find((one) => isInside(file, one) && isFile(file))
  if (folder !== undefined) return toPublic(relativePath(folder, file))
  const withoutBase = `/${name}`.startsWith(baseUrl) ? `/${name}`.slice(baseUrl.length) : undefined
  if (withoutBase !== undefined && isStatic(withoutBase)) return toPublic(withoutBase)
  return isFile(file) ? {path: file} : undefined
}

/** Splits `/img/a.svg?x#y` into `img/a.svg` and `?x#y`. */
function splitUrl(url: string): [name: string, rest: string] {
  const end = url.search(/[?#]/)
  const [name, rest] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
  return [decodeUrl(name.slice(1)), rest]
}

function isPresent(file: string): boolean {
  return readFileStats(file) !== undefined
}

function describeMissing(url: string, importer: string, {siteDir}: UrlInput): SiteProblem {
  const file = relativePath(siteDir, importer)
  return {
    code: 'css-url-missing',
    policy: 'warn',
    message: `The URL ${url} in the stylesheet doesn't exist in any static folder.`,
    position: {file, ...findInText(path.resolve(siteDir, importer), url)},
    hint: 'Fix the path, or add the file to a static folder.'
  }
}

/**
 * Finds a text's position in a file. Returns an empty object for compiled Sass, because its text
 * differs from the source.
 */
function findInText(file: string, text: string): {line?: number; column?: number} {
  const source = isPresent(file) ? fs.readFileSync(file, 'utf8') : ''
  const index = source.indexOf(text)
  return index < 0 ? {} : lineAndColumn(source, index)
}
