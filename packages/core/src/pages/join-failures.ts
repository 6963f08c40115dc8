import type {SiteProblem} from '@lectern/types'
import type {RenderedPage} from '@lectern/prerender'

/**
 * The problems of pages, with one in place of many where pages fail alike: a component of the theme
 * that throws does so on every page, and an author corrects it once.
 */
export function joinFailures(
  pages: readonly Pick<RenderedPage, 'path' | 'problems'>[]
): readonly SiteProblem[] {
  const alike = new Map<string, {problem: SiteProblem; path: string; others: number}>()
  for (const {path, problems} of pages) {
    for (const problem of problems) {
      const key = JSON.stringify([problem.code, withoutPath(problem.message, path), problem.hint])
      const known = alike.get(key)
      if (known) known.others++
      else alike.set(key, {problem, path, others: 0})
    }
  }
  return [...alike.values()].map(({problem, path, others}) =>
    others === 0 ? problem : {...problem, message: addOthers(problem.message, path, others)}
  )
}

function withoutPath(message: string, path: string): string {
  return message.replace(path, '')
}

function addOthers(message: string, path: string, others: number): string {
  const words = others === 1 ? 'one other page' : `${others} other pages`
  return message.replace(path, `${path}, like ${words},`)
}
