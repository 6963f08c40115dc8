import {directive} from 'micromark-extension-directive'
import {directiveFromMarkdown} from 'mdast-util-directive'
import type {Construct, Extension} from 'micromark-util-types'
import type {Processor} from 'unified'
import {addSyntax} from '../syntax/add-syntax.js'

/**
 * Parses `:::name` … `:::` containers. Other directives, such as `10:30`, `a:b` and `::name`, stay text.
 *
 * @param settings - `isComplete` also parses `::name` and `:name[label]`, for plugins that handle them.
 */
export function remarkDirectives(this: Processor, {isComplete = false} = {}): void {
  addSyntax(this, {
    name: isComplete ? 'directives' : 'containers',
    syntax: isComplete ? directive() : containerSyntax(),
    tree: directiveFromMarkdown()
  })
}

const COLON = 58

function containerSyntax(): Extension {
  const constructs = directive().flow?.[COLON]
  const all: readonly Construct[] = Array.isArray(constructs) ? constructs : []
  return {flow: {[COLON]: all.slice(0, 1)}}
}
