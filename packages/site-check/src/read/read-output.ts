import fs from 'node:fs'
import path from 'node:path'
import {gzipSync} from 'node:zlib'
import {listFiles} from '@lectern/shared/files/list-files'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import type {SiteConfig} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {createScriptImports} from '@lectern/core/explain/script-imports'
import {createRedirectUrl} from '@lectern/core/routes/redirect-url'
import type {TaskRunner} from '@lectern/core/workers/task'
import {comparableDecoded} from '../site/url-resolver.js'
import {type CheckedLocale, fileInOutput, pathInOutput} from '../site/checked-locale.js'
import type {
  CheckedPage,
  CheckedRedirect,
  CheckedSite,
  CheckedStyles
} from '../site/checked-site.js'
import {pagePath} from '../site/page-path.js'
import type {PageFacts} from '../site/page-facts.js'
import {readCssUrls} from './read-css-urls.js'
import {inspectKind} from './inspect-kind.js'
import {readHostRedirects} from './read-host-redirects.js'

interface OutputSettings {
  /** Absolute folder of the built site. */
  outDir: string
  siteConfig: SiteConfig
  locales: readonly CheckedLocale[]
  runner: TaskRunner
}

/**
 * Reads a built site. Each HTML file is read once, in worker threads.
 *
 * @throws SiteError `output-missing`.
 */
export async function readOutput(settings: OutputSettings): Promise<CheckedSite> {
  const {outDir, siteConfig, locales} = settings
  const files = listOutputFiles(outDir)
  const facts = await inspect(files, settings)
  const {trailingSlash, url, baseUrl} = siteConfig
  const knownByFile = mapPages(locales)
  const pages = facts
    .filter(({redirect}) => redirect === undefined)
    .map((one): CheckedPage => {
      const path = pagePath(one.file, trailingSlash)
      return {...one, path, ...knownByFile.get(one.file)}
    })
  const hosted = readHostRedirects((file) => readText(outDir, files, file), baseUrl)
  return {
    url,
    baseUrl,
    trailingSlash,
    pages,
    files,
    redirects: [
      ...listRedirectPages(facts, trailingSlash),
      ...hosted.redirects,
      ...locales.flatMap((locale) => [...listPlanned(locale)])
    ],
    styles: readStyles(outDir, files),
    openPaths: [...hosted.openPaths, ...listOpenPaths(locales)],
    listed: new Set(locales.flatMap((locale) => readListed(outDir, files, locale))),
    scriptImports: createScriptImports(outDir, baseUrl),
    weigh: createScales(outDir)
  }
}

/** Maps output files to their page and locale. */
function mapPages(locales: readonly CheckedLocale[]) {
  return new Map(
    locales.flatMap((locale) =>
      locale.routes.map(({path, plugin, source}) => {
        const {folder} = locale
        const page = {path: pathInOutput(path, locale), folder, plugin, source}
        return [fileInOutput(path, locale), page] as const
      })
    )
  )
}

function listOpenPaths(locales: readonly CheckedLocale[]): string[] {
  return locales.flatMap((locale) =>
    locale.routes
      .filter(({exact}) => exact === false)
      .map(({path}) => `${pathInOutput(path, locale)}/`)
  )
}

function listOutputFiles(outDir: string): Set<string> {
  if (!fs.existsSync(outDir)) throw missingOutput(outDir)
  const files = listFiles(outDir)
  if (!files.some((file) => file.endsWith('.html'))) throw missingOutput(outDir)
  return new Set(files)
}

function missingOutput(outDir: string): SiteError {
  return new SiteError({
    code: 'output-missing',
    message: `The folder ${outDir} has no built site.`,
    hint: 'Build the site first: `site build`.'
  })
}

async function inspect(
  files: ReadonlySet<string>,
  {outDir, siteConfig, runner}: OutputSettings
): Promise<readonly PageFacts[]> {
  const isMeasured = Object.keys(siteConfig.check.budgets).length > 0
  const texts = new Map<string, string>()
  const intern = (text: string) => {
    const known = texts.get(text)
    if (known === undefined) texts.set(text, text)
    return known ?? text
  }
  return runner.run({
    kind: inspectKind,
    sources: [...files].filter((file) => file.endsWith('.html')),
    common: {outDir, isMeasured},
    createItem: (file) => file,
    // Equal strings are shared to save memory, because most pages have the same navigation URLs.
    receive: (facts) =>
      facts.map(({references, ...one}) => ({
        ...one,
        ids: one.ids.map(intern),
        references: references.map(({url, ...reference}) => ({...reference, url: intern(url)}))
      }))
  })
}

function listRedirectPages(
  facts: readonly PageFacts[],
  trailingSlash: boolean | undefined
): CheckedRedirect[] {
  return facts.flatMap(({file, redirect}) =>
    redirect === undefined
      ? []
      : [
          {
            from: comparableDecoded(pagePath(file, trailingSlash)),
            to: redirect.text,
            file,
            at: redirect.at
          }
        ]
  )
}

/** Lists the configured redirects. Targets can be files, or pages without their extension. */
function* listPlanned(locale: CheckedLocale): Iterable<CheckedRedirect> {
  const {redirects, siteConfig} = locale
  const file = fileInOutput('/', locale)
  for (const {from, to} of redirects)
    yield {from: pathInOutput(from, locale), to: createRedirectUrl(to, siteConfig), file}
}

function readStyles(outDir: string, files: ReadonlySet<string>): CheckedStyles[] {
  return [...files]
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({file, urls: readCssUrls(fs.readFileSync(path.join(outDir, file), 'utf8'))}))
}

/** Reads the paths in sidebar files, because pages contain only a part of their sidebar. */
function readListed(outDir: string, files: ReadonlySet<string>, locale: CheckedLocale): string[] {
  const {baseUrl} = locale.siteConfig
  const start = pathInOutput('/assets/data/sidebar-', locale).slice(1)
  const listed: string[] = []
  for (const file of files) {
    if (!file.startsWith(start) || !/^[^/]*\.json$/.test(file.slice(start.length))) continue
    const text = fs.readFileSync(path.join(outDir, file), 'utf8')
    JSON.parse(text, (key, value: unknown) => {
      if (key !== 'href' || typeof value !== 'string') return value
      const path = value.startsWith(baseUrl) ? removeBaseUrl(value, baseUrl) : value
      listed.push(comparableDecoded(pathInOutput(path ?? value, locale)))
      return value
    })
  }
  return listed
}

function createScales(outDir: string): CheckedSite['weigh'] {
  const weights = new Map<string, {raw: number; gzip: number}>()
  return (file) => {
    const known = weights.get(file)
    if (known) return known
    const bytes = fs.readFileSync(path.join(outDir, file))
    const weight = {raw: bytes.length, gzip: gzipSync(bytes).length}
    weights.set(file, weight)
    return weight
  }
}

function readText(outDir: string, files: ReadonlySet<string>, file: string): string | undefined {
  return files.has(file) ? fs.readFileSync(path.join(outDir, file), 'utf8') : undefined
}
