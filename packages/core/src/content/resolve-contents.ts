import type {ProblemCode, SiteProblem, SourceOrigin} from '@lectern/types'
import type {TokenValues} from '@lectern/shared/cache/content-token'
import type {CompiledContent} from './compiled-content.js'
import type {TokenResolver} from './resolve-tokens.js'

/** Values for the tokens of each source, and all problems in the content. */
export interface ResolvedContents {
  tokens: ReadonlyMap<string, TokenValues>
  /** Targets of each source's links to missing pages. */
  brokenLinks: ReadonlyMap<string, readonly string[]>
  problems: readonly SiteProblem[]
}

/**
 * Resolves all references in the content.
 *
 * @param origins - Maps generated sources to their origins. Problems are reported at the origin.
 */
export function resolveContents(
  contents: ReadonlyMap<string, CompiledContent>,
  resolver: Pick<TokenResolver, 'resolve'>,
  origins: Readonly<Record<string, SourceOrigin>> = {}
): ResolvedContents {
  const tokens = new Map<string, TokenValues>()
  const brokenLinks = new Map<string, readonly string[]>()
  const problems: SiteProblem[] = []
  for (const [source, content] of contents) {
    const {file, lineOffset} = origins[source] ?? {file: source, lineOffset: 0}
    const resolved = resolver.resolve(file, content)
    tokens.set(source, resolved.tokens)
    if (resolved.brokenLinks.length > 0) brokenLinks.set(source, resolved.brokenLinks)
    const located = resolved.problems.filter(({position}) => position)
    const added = resolved.problems.filter(({position}) => !position)
    const found = [...content.problems, ...located]
    problems.push(...found.map((problem) => locateIn(file, lineOffset, problem)), ...added)
  }
  return {tokens, brokenLinks, problems: joinRepeated(dropRepeated(problems))}
}

/** Maximum number of positions at which the same problem is reported. */
const MAX_PLACES = 5

/** Problems caused by the code of a Markdown plugin instead of the page. */
const OF_PLUGINS: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['markdown-plugin-failed'])

/**
 * Combines a problem that a Markdown plugin causes on many pages into one with the number of pages.
 */
function joinRepeated(problems: readonly SiteProblem[]): SiteProblem[] {
  const groups = new Map<string, SiteProblem[]>()
  for (const problem of problems) {
    const {position: _, ...same} = problem
    const isShared = !problem.position || OF_PLUGINS.has(problem.code)
    const key = JSON.stringify(isShared ? same : problem)
    const group = groups.get(key)
    if (group) group.push(problem)
    else groups.set(key, [problem])
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group
    if (!first || others.length === 0) return group
    if (first.position && group.length <= MAX_PLACES) return group
    const pages = `${others.length} other page${others.length === 1 ? '' : 's'}`
    return [{...first, message: `${first.message} Also affects ${pages}.`}]
  })
}

/** Problems that concern the whole site but occur on many pages. Each message is reported once. */
const REPORTED_ONCE: ReadonlySet<string> = new Set(['code-language-unknown', 'mermaid-disabled'])

function dropRepeated(problems: readonly SiteProblem[]): SiteProblem[] {
  const reported = new Set<string>()
  return problems.filter(({code, message}) => {
    if (!REPORTED_ONCE.has(code)) return true
    const isFirst = !reported.has(message)
    reported.add(message)
    return isFirst
  })
}

/**
 * Adds the file to a problem's position. Records don't contain it, because files with the same
 * content share a record.
 */
function locateIn(file: string, lineOffset: number, problem: SiteProblem): SiteProblem {
  const {line, endLine, ...position} = problem.position ?? {}
  return {
    ...problem,
    position: {
      ...position,
      file,
      ...(line !== undefined && {line: line + lineOffset}),
      ...(endLine !== undefined && {endLine: endLine + lineOffset})
    }
  }
}
