import {lineAndColumn} from '@lectern/shared/text/line-and-column'
import fs from 'node:fs'
import path from 'node:path'
import type {CheckSettings, Route, SourcePosition} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {CheckedPage, CheckedSite} from '../site/checked-site.js'
import type {PlaceFinder} from './find-place.js'
import type {Finding, OutputPlace, PlacedFinding} from '../findings/finding.js'
import {createIgnoreTest} from '../findings/ignored-findings.js'
import {levelOf, RULE_NAMES} from '@lectern/core/config/rules'

interface PlacingSettings {
  /** Absolute. */
  siteDir: string
  outDir: string
  site: CheckedSite
  check: CheckSettings
  routeByPath: ReadonlyMap<string, Route>
  finder: PlaceFinder
}

/**
 * Adds levels and source positions to findings. If several sources contain the problem, the finding is repeated for
 * each. A finding in the configuration affects all pages, so it isn't repeated. Results are sorted by rule and
 * position.
 */
export function placeFindings(
  findings: readonly Finding[],
  settings: PlacingSettings
): PlacedFinding[] {
  const {site, check} = settings
  const isIgnored = createIgnoreTest(check.ignore)
  const pageByFile = new Map(site.pages.map((page) => [page.file, page]))
  const placed = findings.flatMap((finding) => {
    const level = levelOf(finding.rule, check.rules)
    if (level === 'off') return []
    const {rule, target} = finding
    const places = finding.places
      .map((place) => ({...place, page: pageByFile.get(place.file)}))
      .filter(({page}) => !isIgnored({rule, target, page: page?.path}))
    // A finding whose places are all ignored isn't reported. For a removed page, the target counts as the page.
    if (
      places.length === 0 &&
      (finding.places.length > 0 || isIgnored({rule, target, page: target}))
    )
      return []
    return splitBySource(finding, places, settings).map(({position, pages}): PlacedFinding => {
      const {places: _, written: __, ...rest} = finding
      return {...rest, level, position, pages}
    })
  })
  return placed.sort(compareFindings)
}

type PagePlace = OutputPlace & {page?: CheckedPage}

interface Split {
  position?: SourcePosition
  pages: string[]
}

/** Groups pages by the source that contains the problem. Pages without a matching source are separate. */
function splitBySource(
  {written, rule}: Finding,
  places: readonly PagePlace[],
  settings: PlacingSettings
): Split[] {
  const bySource = new Map<string, Split>()
  const shared: PagePlace[] = []
  for (const place of places) {
    const position = findSource(place, written, settings)
    if (!position || !place.page) {
      shared.push(place)
      continue
    }
    const key = `${position.file}:${position.line}:${position.column}`
    const known = bySource.get(key) ?? {position, pages: []}
    known.pages.push(place.page.path)
    bySource.set(key, known)
  }
  const own = [...bySource.values()]
  // Pages with the same title are a single finding.
  if (rule.startsWith('duplicate-') && own.length > 1) {
    const pages = places.flatMap(({page}) => (page ? [page.path] : []))
    return [{position: own[0]?.position, pages}]
  }
  if (own.length > 0 && shared.length === 0) return own
  return [...own, placeShared(shared, written, settings)]
}

function findSource(
  {page}: PagePlace,
  written: Finding['written'],
  {routeByPath, finder}: PlacingSettings
): SourcePosition | undefined {
  const route = page && routeByPath.get(page.path)
  if (!route) return undefined
  if (written) return finder.findInPage(written, route)
  return route.source === undefined ? undefined : {file: route.source}
}

function placeShared(
  places: readonly PagePlace[],
  written: Finding['written'],
  settings: PlacingSettings
): Split {
  const pages = places.flatMap(({page}) => (page ? [page.path] : []))
  const [first] = places
  const position = written && settings.finder.findInConfig(written)
  return {position: position ?? (first && placeInOutput(first, settings)), pages}
}

/** Returns the position in the output, for findings that aren't found in a source. */
function placeInOutput(
  {file, at}: OutputPlace,
  {siteDir, outDir}: PlacingSettings
): SourcePosition {
  const absolutePath = path.join(outDir, file)
  const shown = relativePath(siteDir, absolutePath)
  if (at === undefined || !fs.existsSync(absolutePath)) return {file: shown}
  return {file: shown, ...lineAndColumn(fs.readFileSync(absolutePath, 'utf8'), at)}
}

function compareFindings(left: PlacedFinding, right: PlacedFinding): number {
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
