import fs from 'node:fs'
import {findLinkTargets} from '@lectern/markdown/link-targets'
import {seesLinks} from '@lectern/markdown/own-plugins'
import type {MarkdownFunctions} from '@lectern/types'
import type {TokenResolver} from './resolve-tokens.js'

/** A file to compile. */
interface LinkingFile {
  /** Path relative to the site root. */
  file: string
  absolutePath: string
}

/**
 * Returns the page URL for each link target in a file, for the site's Markdown plugins. Returns
 * `undefined` if no plugin reads links.
 */
export function findLinkUrls(
  {file, absolutePath}: LinkingFile,
  functions: MarkdownFunctions | undefined,
  resolver: Pick<TokenResolver, 'findUrl'>
): Readonly<Record<string, string>> | undefined {
  if (!functions || !seesLinks(functions)) return undefined
  const targets = findLinkTargets(fs.readFileSync(absolutePath, 'utf8'))
  const urls = targets.flatMap((target) => {
    const url = resolver.findUrl(target, file)
    return url === undefined ? [] : [[target, url] as const]
  })
  return urls.length > 0 ? Object.fromEntries(urls) : undefined
}
