import type {Heading, Parents, Root} from 'mdast'
import type {CompileState} from '../state/compile-state.js'

/** Take an explicit id, `## Title {#id}` or the same in an MDX comment, out of a heading's text. */
export function remarkHeadingIds(state: CompileState) {
  return (tree: Root): void => {
    if (/\{(?:\/\*)?[ \t]*#/.test(state.text)) visitHeadings(tree, state.text)
  }
}

const EXPLICIT_ID = /[ \t]*\{(?:#([^{}\s]+)|\/\*[ \t]*#([^{}\s*]+)[ \t]*\*\/)\}[ \t]*#*\s*$/

function visitHeadings(parent: Parents, text: string): void {
  for (const child of parent.children) {
    if (child.type === 'heading') takeId(child, text)
    else if ('children' in child) visitHeadings(child, text)
  }
}

function takeId(heading: Heading, text: string): void {
  const start = heading.children[0]?.position?.start.offset
  const end = heading.children.at(-1)?.position?.end.offset
  if (start === undefined || end === undefined) return
  const match = EXPLICIT_ID.exec(text.slice(start, end))
  const id = match?.[1] ?? match?.[2]
  if (!match || id === undefined) return
  cutFrom(heading, start + match.index)
  heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id}}
}

/** Remove a heading's content from an offset of the text on. */
function cutFrom(heading: Heading, offset: number): void {
  heading.children = heading.children.filter(
    (child) => (child.position?.start.offset ?? 0) < offset
  )
  const last = heading.children.at(-1)
  const end = last?.position?.end.offset ?? 0
  if (last?.type === 'text' && end > offset) {
    // The text may hold entities, so the brace is looked for, not counted to.
    const brace = last.value.lastIndexOf('{')
    last.value = (brace < 0 ? last.value : last.value.slice(0, brace)).trimEnd()
  } else if (last?.type === 'text') last.value = last.value.trimEnd()
}
