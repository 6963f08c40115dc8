import type {SiteProblem} from '@lectern/types'
import type {TokenValues} from '@lectern/shared/content-token'
import type {CompiledContent} from './compiled-content.js'
import type {TokenResolver} from './resolve-tokens.js'

/** The values of all tokens, by source, and everything that is wrong inside the contents. */
export interface ResolvedContents {
  tokens: ReadonlyMap<string, TokenValues>
  /** Targets of links that lead to no page, by source. */
  brokenLinks: ReadonlyMap<string, readonly string[]>
  problems: readonly SiteProblem[]
}

/** Resolve what every content refers to. */
export function resolveContents(
  contents: ReadonlyMap<string, CompiledContent>,
  resolver: TokenResolver
): ResolvedContents {
  const tokens = new Map<string, TokenValues>()
  const brokenLinks = new Map<string, readonly string[]>()
  const problems: SiteProblem[] = []
  for (const [source, content] of contents) {
    const resolved = resolver.resolve(source, content)
    tokens.set(source, resolved.tokens)
    if (resolved.brokenLinks.length > 0) brokenLinks.set(source, resolved.brokenLinks)
    problems.push(
      ...content.problems.map((problem) => placeIn(source, problem)),
      ...resolved.problems
    )
  }
  return {tokens, brokenLinks, problems: dropRepeatedLanguages(problems)}
}

/** A language that no page can colour is one problem, however many pages use it. */
function dropRepeatedLanguages(problems: readonly SiteProblem[]): SiteProblem[] {
  const told = new Set<string>()
  return problems.filter(({code, message}) => {
    if (code !== 'code-language-unknown') return true
    const isFirst = !told.has(message)
    told.add(message)
    return isFirst
  })
}

/** A record does not know its file: equal sources share it. */
function placeIn(source: string, problem: SiteProblem): SiteProblem {
  return {...problem, position: {...problem.position, file: source}}
}
