import type {Nodes} from 'mdast'
import type {CompileState} from '../state/compile-state.js'
import {EMBED_TAG} from './remark-embeds.js'
import {shiftLevel} from './rehype-embeds.js'

/** Writes a part as Markdown. Returns `undefined` for other nodes. */
export function writeEmbed(node: Nodes, {shownEmbeds}: CompileState): string | undefined {
  if (node.type !== 'leafDirective' || node.data?.hName !== EMBED_TAG) return undefined
  const shown = shownEmbeds[Number(node.data.hProperties?.dataIndex)]
  if (!shown) return undefined
  const {content, level: around} = shown
  return content.markdown
    .flatMap(({heading, level = 2, text}) => [
      ...(heading === undefined ? [] : [`${'#'.repeat(shiftLevel(level, around - 1))} ${heading}`]),
      text
    ])
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}
