import fs from 'node:fs'
import path from 'node:path'
import {findProperty} from '@lectern/shared/problems/find-quoted'
import type {SiteContext, SiteProblem, SourcePosition} from '@lectern/types'
import type {PwaOptions} from '../options/pwa-options.js'
import {decodeUrl} from '@lectern/shared/url/decode-url'

interface ManifestSettings extends Pick<SiteContext, 'configSource'> {
  /** Absolute path of the output folder. */
  folder: string
  baseUrl: string
}

/**
 * Checks whether the web app manifest in `pwaHead` allows browsers to install the site. Browsers
 * don't report most errors in it. They just don't offer to install the site.
 *
 * @returns `pwa-file-missing` and `pwa-manifest-invalid` problems.
 */
export function checkManifest(
  pwaHead: PwaOptions['pwaHead'],
  location: ManifestSettings
): SiteProblem[] {
  const links = pwaHead.filter(({tagName, rel}) => tagName === 'link' && rel === 'manifest')
  return links.flatMap(({href = ''}) => {
    const file = outputPath(href, location.baseUrl, location.baseUrl)
    if (file === undefined) return []
    const text = readText(path.join(location.folder, file))
    if (text !== undefined) return checkText(text, file, location)
    return [missingFile('`pwaHead`', file, findProperty('href', href, location.configSource))]
  })
}

function checkText(text: string, file: string, location: ManifestSettings): SiteProblem[] {
  const icons = parseIcons(text)
  if (!icons) {
    return [
      {
        code: 'pwa-manifest-invalid',
        message: `The manifest ${file} isn't a JSON object with \`name\` and a list of \`icons\`.`,
        hint: `Fix static/${file}. Browsers ignore manifests with errors, even a trailing comma.`
      }
    ]
  }
  return icons.flatMap((src) => {
    const icon = outputPath(src, location.baseUrl + file, location.baseUrl)
    const isThere = icon === undefined || fs.existsSync(path.join(location.folder, icon))
    return isThere ? [] : [missingFile(`The manifest ${file}`, icon)]
  })
}

function missingFile(who: string, file: string, position?: SourcePosition): SiteProblem {
  return {
    code: 'pwa-file-missing',
    message: `${who} references the file ${file}, which doesn't exist.`,
    position,
    hint: `Create static/${file}, or fix the path.`
  }
}

/** Returns the output file of a URL, or `undefined` for a URL on a different host. */
function outputPath(url: string, from: string, baseUrl: string): string | undefined {
  const host = 'https://site.invalid'
  if (!URL.canParse(url, host + from)) return undefined
  const {origin, pathname} = new URL(url, host + from)
  if (origin !== host) return undefined
  return decodeUrl(
    pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.slice(1)
  )
}

function readText(absolutePath: string): string | undefined {
  return fs.existsSync(absolutePath) ? fs.readFileSync(absolutePath, 'utf8') : undefined
}

/** Returns the URLs of the icons, or `undefined` if the manifest is invalid. */
function parseIcons(text: string): string[] | undefined {
  const manifest = parseJson(text) as {name?: unknown; short_name?: unknown; icons?: unknown} | null
  const name = manifest?.name ?? manifest?.short_name
  if (typeof name !== 'string' || !Array.isArray(manifest?.icons)) return undefined
  return (manifest.icons as ({src?: unknown} | null)[]).flatMap((icon) =>
    typeof icon?.src === 'string' ? [icon.src] : []
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Treats invalid JSON like an invalid manifest.
    return null
  }
}
