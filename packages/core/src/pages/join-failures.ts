import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import type {RenderedPage} from '@lectern/prerender'

type FailedPage = Pick<RenderedPage, 'path' | 'problems' | 'component'>

interface Failure {
  problem: SiteProblem
  page: FailedPage
  others: number
  /** Whether all pages with the error have the same source. */
  hasOneSource: boolean
}

/**
 * Combines an error that occurs on several pages into one problem, e.g. if a theme component always
 * throws.
 *
 * @param settings - `siteDir` is the absolute site root. Component files are looked up in its `src`
 *   folder. With `isFrameUnknown`, errors on pages with different sources are omitted, because a
 *   different error causes them.
 */
export function joinFailures(
  pages: readonly FailedPage[],
  {siteDir, isFrameUnknown = false}: {siteDir: string; isFrameUnknown?: boolean}
): readonly SiteProblem[] {
  const alike = new Map<string, Failure>()
  for (const page of pages) {
    for (const problem of page.problems) {
      const message = withoutPath(problem.message, page.path)
      const key = JSON.stringify([problem.code, message, problem.hint])
      const known = alike.get(key)
      if (known) {
        known.others++
        known.hasOneSource &&= known.problem.position?.file === problem.position?.file
      } else alike.set(key, {problem, page, others: 0, hasOneSource: true})
    }
  }
  return [...alike.values()]
    .filter(({hasOneSource}) => hasOneSource || !isFrameUnknown)
    .map((failure) => describeFailure(failure, siteDir))
}

function describeFailure(
  {problem, page, others, hasOneSource}: Failure,
  siteDir: string
): SiteProblem {
  if (others === 0) return problem
  const {position: _, ...rest} = problem
  const file = page.component && findComponentFile(page.component, siteDir)
  return {
    ...rest,
    message: addOthers(problem.message, page.path, others),
    // If an error occurs on many pages, the source of a single one isn't the cause.
    ...(file ? {position: {file}} : hasOneSource && {position: problem.position})
  }
}

function withoutPath(message: string, path: string): string {
  return message.replace(path, '')
}

function addOthers(message: string, path: string, others: number): string {
  const words = others === 1 ? '1 other page' : `${others} other pages`
  return message.replace(path, `${path}, like ${words},`)
}

/** Returns the site's file for a component, if exactly one file has this name. */
function findComponentFile(name: string, siteDir: string): string | undefined {
  const folder = path.join(siteDir, 'src')
  if (!fs.existsSync(folder)) return undefined
  const found = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
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
