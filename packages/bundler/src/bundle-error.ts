import type {BuildFailure, Message} from 'esbuild'
import type {SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/site-problem'

/** Turn esbuild's failure into problems; anything else comes back as it is. */
export function createBundleError(error: unknown, siteDir: string): unknown {
  if (!isBuildFailure(error)) return error
  const problems = new Map(
    error.errors.map((message) => {
      const problem = describeMessage(message)
      // Client and server bundle report the same mistake.
      return [JSON.stringify(problem), problem] as const
    })
  )
  return new SiteError([...problems.values()], {cause: {siteDir, error}})
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors)
}

function describeMessage({text, location, notes}: Message): SiteProblem {
  const missing = /^Could not resolve "(.+)"/.exec(text)?.[1]
  return {
    code: missing ? 'import-missing' : 'bundle-failed',
    message: missing
      ? `The module \`${missing}\` that is imported here cannot be found.`
      : `${text.replace(/\.$/, '')}.`,
    position: location
      ? {
          file: location.file.replace(/^(?:lectern|file):/, ''),
          line: location.line,
          column: location.column + 1
        }
      : undefined,
    hint: missing
      ? missing.startsWith('.') || missing.startsWith('@site')
        ? 'Check the path and the file’s ending.'
        : `Install the package: npm install ${missing
            .split('/')
            .slice(0, missing.startsWith('@') ? 2 : 1)
            .join('/')}`
      : (notes[0]?.text ?? 'Correct the code at this place.')
  }
}
