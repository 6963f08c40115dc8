import fs from 'node:fs'
import path from 'node:path'
import {listLinkedFiles} from '@lectern/shared/files/list-files'
import type {SourceLocator} from '@lectern/bundler'
import type {SiteProblem} from '@lectern/types'
import type {RenderedPage} from '@lectern/prerender'
import {findStackPosition} from '../modules/find-error-position.js'

type FailedPage = Pick<RenderedPage, 'path' | 'problems' | 'component' | 'stack'>

/** A page with the same error as an earlier one. */
interface OtherPage {
  path: string
  /** Source file, relative to the site root. */
  source?: string
}

interface Failure {
  problem: SiteProblem
  page: FailedPage
  others: OtherPage[]
  /** Whether all pages with the error have the same source. */
  hasOneSource: boolean
}

interface FailureSettings {
  /** Absolute site root. Component files are looked up in its `src` folder. */
  siteDir: string
  /** Finds the site's code by its position in the server bundle. */
  locate?: SourceLocator
}

/** Maximum number of other pages to name in a message. */
const MAX_NAMED = 9

/**
 * Combines an error that occurs on several pages into one problem, e.g. if a theme component always
 * throws. It names the pages and their source files.
 *
 * @param settings - With `isFrameUnknown`, errors on pages with different sources or without a source
 *   are omitted, because a different error causes them.
 */
export function joinFailures(
  pages: readonly FailedPage[],
  {isFrameUnknown = false, ...settings}: FailureSettings & {isFrameUnknown?: boolean}
): readonly SiteProblem[] {
  const alike = new Map<string, Failure>()
  for (const page of pages) {
    for (const problem of page.problems) {
      const message = withoutPath(problem.message, page.path)
      const source = problem.position?.file
      // A page's own line is the cause, even if other pages have the same error.
      const line = problem.position?.line === undefined ? undefined : problem.position
      const key = JSON.stringify([problem.code, message, problem.hint, line])
      const known = alike.get(key)
      if (known) {
        known.others.push({path: page.path, source})
        known.hasOneSource &&= known.problem.position?.file === source
      } else alike.set(key, {problem, page, others: [], hasOneSource: true})
    }
  }
  return [...alike.values()]
    .filter(
      ({hasOneSource, problem}) =>
        !isFrameUnknown || (hasOneSource && problem.position?.file !== undefined)
    )
    .map((failure) => describeFailure(failure, settings))
}

function describeFailure(failure: Failure, settings: FailureSettings): SiteProblem {
  const {problem, page, others, hasOneSource} = failure
  if (problem.position?.line !== undefined) return problem
  const {position: _, ...rest} = problem
  // A component is often in a different file than the page. If an error occurs on many pages, the source
  // of a single one isn't the cause.
  const position = findCause(failure, settings) ?? (hasOneSource ? problem.position : undefined)
  const names = describePages(
    [{path: page.path, source: problem.position?.file}, ...others],
    position?.file
  )
  return {
    ...rest,
    message: problem.message.replace(page.path, () => names),
    ...(position && {position})
  }
}

/** Returns the position of the code that fails on all of the error's pages. */
function findCause(
  {problem, page, others, hasOneSource}: Failure,
  {siteDir, locate}: FailureSettings
): SiteProblem['position'] | undefined {
  const thrown = page.stack === undefined ? undefined : findStackPosition(page.stack, locate)
  const sources = [problem.position?.file, ...others.map(({source}) => source)]
  if (thrown && (hasOneSource || !sources.includes(thrown.file))) return thrown
  const file = page.component && findComponentFile(page.component, siteDir)
  return file ? {file} : undefined
}

/**
 * Lists pages with their sources, such as `/a (a.md)` or `/a (a.md), like /b (b.md) and 3 other
 * pages,`.
 */
function describePages([first, ...others]: readonly OtherPage[], shown?: string): string {
  const name = ({path, source}: OtherPage) =>
    source === undefined || source === shown ? path : `${path} (${source})`
  if (first && others.length === 0) return name(first)
  const rest = others.length - MAX_NAMED
  const names = others.slice(0, MAX_NAMED).map(name)
  const ends = rest > 0 ? [`${rest} other ${rest === 1 ? 'page' : 'pages'}`] : names.splice(-1)
  const list = [names.join(', '), ...ends].filter((part) => part !== '').join(' and ')
  return `${first ? name(first) : ''}, like ${list},`
}

function withoutPath(message: string, path: string): string {
  return message.replace(path, '')
}

/** Returns the site's file for a component, if exactly one file has this name. */
function findComponentFile(name: string, siteDir: string): string | undefined {
  const folder = path.join(siteDir, 'src')
  if (!fs.existsSync(folder)) return undefined
  const found = listLinkedFiles(folder)
    .filter((file) => /\.[jt]sx?$/.test(file))
    .filter(
      (file) =>
        file
          .replace(/(?:\/index)?\.[jt]sx?$/, '')
          .split('/')
          .at(-1) === name
    )
  return found.length === 1 ? `src/${found[0]}` : undefined
}
