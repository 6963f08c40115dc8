import path from 'node:path'
import type {Metafile} from 'esbuild'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteProblem} from '@lectern/types'
import {findImport} from '../modules/find-import.js'

/**
 * Throws if a Markdown file imports itself, because rendering would never end.
 *
 * @throws SiteError `import-circular`.
 */
export function checkCircularPartials(metafile: Metafile, siteDir: string): void {
  const problems = findCircularPartials(metafile, siteDir)
  if (problems.length > 0) throw new SiteError(problems)
}

/**
 * Finds Markdown files that import themselves. Returns one `import-circular` per cycle, at the import that
 * closes it.
 */
export function findCircularPartials({inputs}: Metafile, siteDir: string): SiteProblem[] {
  const problems: SiteProblem[] = []
  const done = new Set<string>()
  const visit = (file: string, chain: readonly string[]) => {
    if (chain.includes(file)) {
      problems.push(circleProblem([...chain.slice(chain.indexOf(file)), file], inputs, siteDir))
      return
    }
    if (done.has(file)) return
    for (const {path: next} of inputs[file]?.imports ?? []) {
      if (isMarkdown(next)) visit(next, [...chain, file])
    }
    done.add(file)
  }
  for (const file of Object.keys(inputs).filter(isMarkdown).sort()) visit(file, [])
  return problems
}

/** Returns whether a file is a partial. Page contents have different names. */
function isMarkdown(file: string): boolean {
  return /\.mdx?$/.test(file) && !file.includes(':')
}

function circleProblem(
  circle: readonly string[],
  inputs: Metafile['inputs'],
  siteDir: string
): SiteProblem {
  const last = circle.at(-2) ?? ''
  const specifier = inputs[last]?.imports.find((entry) => entry.path === circle.at(-1))?.original
  return {
    code: 'import-circular',
    message: `The partial ${circle[0]} imports itself: ${circle.join(' → ')}.`,
    position: {
      file: last,
      ...(specifier ? findImport(path.resolve(siteDir, last), specifier) : {})
    },
    hint: 'Remove one of these imports.'
  }
}
