import {directive} from 'micromark-extension-directive'
import {directiveFromMarkdown} from 'mdast-util-directive'
import type {Construct, Extension} from 'micromark-util-types'
import type {Processor} from 'unified'
import {addSyntax} from '../syntax/add-syntax.js'
import {onlyAscii, onlyNamed} from './named-directive.js'

/** Settings of `remarkDirectives`. */
interface DirectiveSettings {
  /** Whether to parse `::name` and `:name[label]` with any name, because plugins handle them. */
  isComplete?: boolean
  /**
   * Names that are parsed as `::name` and `:name` if they have a label or attributes. With `ascii`,
   * these are all names that Docusaurus supports, and `::name` needs no label.
   */
  named?: {block: readonly string[]; inline: readonly string[]} | 'ascii'
}

/**
 * Parses `:::name` … `:::` containers. Other directives, such as `10:30`, `a:b` and `::name`,
 * remain text unless their name is listed.
 */
export function remarkDirectives(
  this: Processor,
  {isComplete = false, named}: DirectiveSettings = {}
): void {
  addSyntax(this, {
    name: isComplete ? 'directives' : 'containers',
    syntax: isComplete ? directive() : containerSyntax(named),
    tree: directiveFromMarkdown()
  })
}

const COLON = 58

function containerSyntax(named: DirectiveSettings['named']): Extension {
  const {flow, text} = directive()
  const [container, leaf] = listConstructs(flow?.[COLON])
  const [inline] = listConstructs(text?.[COLON])
  const blocks = container ? [container] : []
  if (!named || !leaf || !inline) return {flow: {[COLON]: blocks}}
  if (named === 'ascii') {
    return {
      flow: {[COLON]: [...blocks, onlyAscii(leaf, 2)]},
      text: {[COLON]: onlyAscii(inline, 1)}
    }
  }
  return {
    flow: {[COLON]: [...blocks, onlyNamed(leaf, {colons: 2, names: named.block})]},
    text: {[COLON]: onlyNamed(inline, {colons: 1, names: named.inline})}
  }
}

function listConstructs(constructs: Construct | Construct[] | undefined): readonly Construct[] {
  if (constructs === undefined) return []
  return Array.isArray(constructs) ? constructs : [constructs]
}
