import {findHeaders, parseHeadersFile} from '../../packages/core/src/hosts/headers-file.js'
import {listRedirects, parseRedirectsFile} from '../../packages/core/src/hosts/redirects-file.js'
import {scanSource} from '../../packages/core/src/sources/scan-source.js'
import {parseSidebars} from '../../packages/plugin-docs/src/formats/parse-sidebars.js'
import {parseVersionNames} from '../../packages/plugin-docs/src/versions/version-names.js'
import {parseQuery} from '../../packages/plugin-search/src/engine/search-query.js'
import {parseDataFile} from '../../packages/shared/src/files/data-file.js'
import {SiteError} from '../../packages/shared/src/problems/site-problem.js'

/**
 * Functions that parse a string and may only throw a `SiteError`, by name of a folder in `corpus`.
 */
export const TARGETS: Readonly<Record<string, (text: string) => unknown>> = {
  'front-matter': (text) => scanSource(Buffer.from(text), 'a.md'),
  headers: (text) => findHeaders(parseHeadersFile(text), '/docs/intro/a.html'),
  redirects: (text) => [parseRedirectsFile(text), [...listRedirects(text)]],
  'search-query': (text) => parseQuery(text),
  sidebars(text) {
    const {data, problems} = parseDataFile(text, 'sidebars.json')
    return problems.length > 0 ? problems : parseSidebars(data, 'sidebars.json', text)
  },
  versions: (text) => parseVersionNames(text, 'versions.json')
}

/** Runs a target. Throws errors that authors should never see. */
export function runTarget(name: string, text: string): void {
  try {
    TARGETS[name]?.(text)
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
  }
}
