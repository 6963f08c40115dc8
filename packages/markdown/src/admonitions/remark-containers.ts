import {directive} from 'micromark-extension-directive'
import {directiveFromMarkdown} from 'mdast-util-directive'
import type {Construct, Extension} from 'micromark-util-types'
import type {Processor} from 'unified'

/**
 * Parse `:::name` … `:::` containers, and of generic directives nothing else: `10:30`, `a:b` and
 * `::name` stay the text that they are.
 */
export function remarkContainers(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), containerSyntax()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
}

const COLON = 58

function containerSyntax(): Extension {
  const constructs = directive().flow?.[COLON]
  const all: readonly Construct[] = Array.isArray(constructs) ? constructs : []
  return {flow: {[COLON]: all.slice(0, 1)}}
}
