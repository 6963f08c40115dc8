import type {Paragraph, PhrasingContent, RootContent} from 'mdast'
import {toBlocks} from './plain-flow.js'

/** Creates a block quote that starts with `**Note: title**`. */
export function createBox(
  name: string,
  title: Paragraph | undefined,
  content: readonly RootContent[]
): RootContent {
  const words: PhrasingContent[] = title ? [text(`${name}: `), ...title.children] : [text(name)]
  const heading: Paragraph = {type: 'paragraph', children: [{type: 'strong', children: words}]}
  return {type: 'blockquote', children: [heading, ...(toBlocks(content) as Paragraph[])]}
}

function text(value: string): PhrasingContent {
  return {type: 'text', value}
}
