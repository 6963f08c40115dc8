import fs from 'node:fs'
import path from 'node:path'
import type {AssetReference, SiteConfig, SiteProblem} from '@lectern/types'
import {findNearest} from '@lectern/shared/text/nearest'
import {encodePath} from '@lectern/shared/url/encode-path'
import {isSamePath} from '@lectern/shared/url/url-path'

/** Where an image is shown. */
interface ImagePlace {
  siteDir: string
  /** The Markdown file, relative to the site root. */
  source: string
  staticDirectories: SiteConfig['staticDirectories']
}

/** Reports an image that doesn't exist, and suggests a file with a similar name. */
export function missingImage(
  {target, line, column}: AssetReference,
  place: ImagePlace
): SiteProblem {
  const isStatic = target.startsWith('/') && !isSamePath(target, '/')
  const similar =
    findStaticImage(target, place) ?? findSimilarImage(target, listFolders(target, isStatic, place))
  return {
    code: 'image-missing',
    message: `The image ${target} doesn't exist.`,
    position: {file: place.source, line, column},
    hint:
      similar !== undefined
        ? `Did you mean ${similar}?`
        : isStatic
          ? `Add the file to a static folder (static${target}), or fix the path.`
          : 'Fix the path. It is relative to the Markdown file.'
  }
}

/**
 * Returns the path of a file in a static folder that was written as `img/a.png` or
 * `/static/img/a.png` instead of `/img/a.png`.
 */
function findStaticImage(
  target: string,
  {siteDir, staticDirectories}: ImagePlace
): string | undefined {
  for (const name of staticDirectories) {
    const inside = target.replace(/^(?:\.{0,2}\/)*/, '')
    const rest = inside.startsWith(`${name}/`) ? inside.slice(name.length + 1) : inside
    const file = path.join(path.resolve(siteDir, name), decodePath(rest))
    const isFound = fs.existsSync(file) && fs.statSync(file).isFile()
    if (isFound && `/${rest}` !== target) return `/${rest}`
  }
  return undefined
}

function decodePath(target: string): string {
  try {
    return decodeURI(target)
  } catch {
    // Not a valid escape sequence. Keep it as text.
    return target
  }
}

function listFolders(
  target: string,
  isStatic: boolean,
  {siteDir, source, staticDirectories}: ImagePlace
): string[] {
  const folder = path.posix.dirname(target)
  if (isStatic)
    return staticDirectories.map((name) => path.join(path.resolve(siteDir, name), folder))
  if (target.startsWith('@site/')) return [path.join(siteDir, folder.slice('@site/'.length))]
  return [path.resolve(siteDir, path.dirname(source), folder)]
}

/**
 * Returns the path of a file with a similar name as it has to be written. A `#` in a name has to be
 * encoded, because it starts a fragment.
 */
function findSimilarImage(target: string, folders: readonly string[]): string | undefined {
  const {base} = path.posix.parse(target)
  const names = folders.flatMap((folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []))
  const name = names.find((other) => other.startsWith(`${base}#`)) ?? findNearest(base, names)
  if (name === undefined) return undefined
  return target.slice(0, target.length - base.length) + encodePath(name)
}
