import {lineAndColumn} from '@lectern/shared/text/line-and-column'
import fs from 'node:fs'
import path from 'node:path'
import type {CheckSettings, Route, SourcePosition} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {CheckedPage, CheckedSite} from '../site/checked-site.js'
import type {SourceFinder} from './source-finder.js'
import type {Finding, OutputLocation, LocatedFinding} from '../findings/finding.js'
import {createIgnoreTest} from '../findings/ignored-findings.js'
import {levelOf, RULE_NAMES} from '@lectern/core/config/rules'
import {createOriginalNamer} from '@lectern/core/sources/name-originals'

interface LocateSettings {
  /** Absolute. */
  siteDir: string
  outDir: string
  site: CheckedSite
  check: CheckSettings
  routeByPath: ReadonlyMap<string, Route>
  finder: SourceFinder
}

/**
 * Adds levels and source positions to findings. If several sources contain the problem, each gets a
 * finding. Findings in the configuration affect all pages and aren't repeated. Results are sorted
 * by rule and position.
 */
export function locateFindings(
  findings: readonly Finding[],
  settings: LocateSettings
): LocatedFinding[] {
  const {site, check} = settings
  const isIgnored = createIgnoreTest(check.ignore)
  const pageByFile = new Map(site.pages.map((page) => [page.file, page]))
  const nameOriginal = createOriginalNamer(settings.siteDir)
  const located = findings.flatMap((finding) => {
    const level = levelOf(finding.rule, check.rules)
    if (level === 'off') return []
    const {rule, target} = finding
    const locations = finding.locations
      .map((location) => ({...location, page: pageByFile.get(location.file)}))
      .filter(({page}) => !isIgnored({rule, target, page: page?.path}))
    // A finding isn't reported if all of its locations are ignored. A removed page has no
    // locations, so its path counts.
    if (
      locations.length === 0 &&
      (finding.locations.length > 0 || isIgnored({rule, target, page: target}))
    )
      return []
    return splitBySource(finding, locations, settings).map(({position, pages}): LocatedFinding => {
      const {locations: _, written: __, ...rest} = finding
      // Authors edit the original of a copied source.
      const original = position && {...position, file: nameOriginal(position.file)}
      return {...rest, level, position: original, pages}
    })
  })
  return located.sort(compareFindings)
}

type PageLocation = OutputLocation & {page?: CheckedPage}

interface Split {
  position?: SourcePosition
  pages: string[]
}

/** Groups pages by the source that contains the problem. Pages without one are separate. */
function splitBySource(
  {written, rule}: Finding,
  locations: readonly PageLocation[],
  settings: LocateSettings
): Split[] {
  const bySource = new Map<string, Split>()
  const shared: PageLocation[] = []
  for (const location of locations) {
    const position = findSource(location, written, settings)
    if (!position || !location.page) {
      shared.push(location)
      continue
    }
    const key = `${position.file}:${position.line}:${position.column}`
    const known = bySource.get(key) ?? {position, pages: []}
    known.pages.push(location.page.path)
    bySource.set(key, known)
  }
  const own = [...bySource.values()]
  // Pages with the same title share one finding.
  if (rule.startsWith('duplicate-') && own.length > 1) {
    const pages = locations.flatMap(({page}) => (page ? [page.path] : []))
    return [{position: own[0]?.position, pages}]
  }
  if (own.length > 0 && shared.length === 0) return own
  return [...own, locateShared(shared, written, settings)]
}

function findSource(
  {page}: PageLocation,
  written: Finding['written'],
  {routeByPath, finder}: LocateSettings
): SourcePosition | undefined {
  const route = page && routeByPath.get(page.path)
  if (!route) return undefined
  if (written) return finder.findInPage(written, route)
  return route.source === undefined ? undefined : {file: route.source}
}

function locateShared(
  locations: readonly PageLocation[],
  written: Finding['written'],
  settings: LocateSettings
): Split {
  const pages = locations.flatMap(({page}) => (page ? [page.path] : []))
  const [first] = locations
  const position = written && settings.finder.findInConfig(written)
  return {position: position ?? (first && locateInOutput(first, settings)), pages}
}

/** Returns the position in the output, for findings without a source. */
function locateInOutput(
  {file, at}: OutputLocation,
  {siteDir, outDir}: LocateSettings
): SourcePosition {
  const absolutePath = path.join(outDir, file)
  const shown = relativePath(siteDir, absolutePath)
  if (at === undefined || !fs.existsSync(absolutePath)) return {file: shown}
  return {file: shown, ...lineAndColumn(fs.readFileSync(absolutePath, 'utf8'), at)}
}

function compareFindings(left: LocatedFinding, right: LocatedFinding): number {
  const order = RULE_NAMES.indexOf(left.rule) - RULE_NAMES.indexOf(right.rule)
  if (order !== 0) return order
  const [one, other] = [left.position, right.position]
  const byFile = compareTexts(one?.file ?? '', other?.file ?? '')
  if (byFile !== 0) return byFile
  const byLine = (one?.line ?? 0) - (other?.line ?? 0)
  return (
    byLine || (one?.column ?? 0) - (other?.column ?? 0) || compareTexts(left.message, right.message)
  )
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
