import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import type {RenderedPage} from '@lectern/prerender'

type FailedPage = Pick<RenderedPage, 'path' | 'problems' | 'component'>

interface Failure {
  problem: SiteProblem
  page: FailedPage
  others: number
  /** Whether all pages have the same source. */
  hasOneSource: boolean
}

/**
 * Joins the problems of pages with the same error: if a component of the theme throws on every
 * page, the author only fixes it once.
 *
 * @param settings - `siteDir` is absolute; components are looked up in its `src`. With `isFrameDoubtful`, what
 *   fails alike on pages with different sources follows from another error, and is left out.
 */
export function joinFailures(
  pages: readonly FailedPage[],
  {siteDir, isFrameDoubtful = false}: {siteDir: string; isFrameDoubtful?: boolean}
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
    .filter(({hasOneSource}) => hasOneSource || !isFrameDoubtful)
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
    // The source of one of many pages isn't the cause.
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

/** Returns the file of the site that is named like a component, if there is exactly one. */
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
