import {findNearest} from '@lectern/shared/text/nearest'
import type {EmbedComponent, EmbedContent, SiteProblem} from '@lectern/types'
import type {Position} from 'unist'
import {type CompileState, reportProblem} from '../state/compile-state.js'
import {EMBED_RULES} from './embed-rules.js'
import type {EmbedSource} from '../state/embed-source.js'

/** A part that a page shows or links to. */
export interface PartReference {
  component: EmbedComponent
  name: string
  /** ID of the plugin instance. Absent if the author didn't choose one. */
  spec: string | undefined
  /** `::operation` or `<Operation>`. */
  written: string
  position: Position | undefined
}

type Problem = Omit<SiteProblem, 'position'>

/** Returns a part, or reports why there's none (`embed-unknown`, `embed-ambiguous`). */
export function findPart(
  reference: PartReference,
  source: EmbedSource,
  state: CompileState
): EmbedContent | undefined {
  const {component, name, spec, position} = reference
  const parts = source.parts.filter((part) => part.component === component && part.name === name)
  const chosen = spec === undefined ? parts : parts.filter((part) => part.spec === spec)
  const [only, ...others] = chosen
  if (only && others.length === 0) return only.content
  const specs = chosen.map((part) => part.spec)
  reportProblem(
    state,
    position,
    only ? ambiguous(reference, specs) : missing(reference, source, parts.length > 0)
  )
  return undefined
}

function missing(reference: PartReference, source: EmbedSource, isElsewhere: boolean): Problem {
  const {component, name, spec, written} = reference
  const {key, noun} = EMBED_RULES[component]
  const specs = source.specs[component] ?? []
  if (spec !== undefined && (isElsewhere || !specs.includes(spec)))
    return wrongSpec(reference, specs, isElsewhere)
  const similar = source.missing[`${component} ${name}`]
  if (!similar)
    return {
      code: 'component-attribute-computed',
      message: `\`${key}\` of \`${written}\` isn't plain text.`,
      hint: `Write its value in quotes, e.g. \`${key}="${name}"\`.`
    }
  return {
    code: 'embed-unknown',
    message: `The ${noun} \`${name}\` doesn't exist in the API description.`,
    hint:
      similar.length > 0
        ? `Did you mean ${similar.map((other) => `\`${other}\``).join(' or ')}?`
        : `Use the ${component === 'Operation' ? '`operationId` of an operation' : 'name of a schema in `components`'}.`
  }
}

function wrongSpec(
  {component, name, spec = ''}: PartReference,
  specs: readonly string[],
  isElsewhere: boolean
): Problem {
  const nearest = findNearest(spec, specs)
  return {
    code: 'embed-unknown',
    message: isElsewhere
      ? `The ${EMBED_RULES[component].noun} \`${name}\` isn't in the API description \`${spec}\`.`
      : `The API description \`${spec}\` doesn't exist.`,
    hint:
      nearest && nearest !== spec
        ? `Did you mean \`${nearest}\`?`
        : `Use the \`id\` of a plugin instance: ${specs.join(', ')}.`
  }
}

function ambiguous({component, name}: PartReference, specs: readonly string[]): Problem {
  return {
    code: 'embed-ambiguous',
    message: `Several API descriptions have the ${EMBED_RULES[component].noun} \`${name}\`.`,
    hint: `Add ${specs.map((spec) => `\`spec="${spec}"\``).join(' or ')}.`
  }
}
