import type {Heading, Parents, Root} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import GithubSlugger from 'github-slugger'
import {type CompileState, reportProblem} from '../state/compile-state.js'

/** The parts of the compile state that heading IDs need. */
type HeadingState = Pick<CompileState, 'options' | 'lineOffset' | 'problems'>

declare module 'mdast' {
  interface HeadingData {
    /** The ID, for the site's plugins. */
    id?: string
    /** Whether the ID was generated from the heading's text. */
    isSlug?: boolean
  }
}

/**
 * Assigns an ID to every heading: an explicit one, as in `## Title {#id}` or a comment, or a slug
 * of its text that differs from all explicit IDs. In Docusaurus projects, it can equal an explicit
 * ID, because links refer to the IDs that Docusaurus generates.
 */
export function remarkHeadingIds(state: HeadingState) {
  const {options} = state
  return (tree: Root): void => {
    const headings = listHeadings(tree)
    const slugger = new GithubSlugger()
    const earlier = new Set<string>()
    const unnamed = headings.filter((heading) => {
      const id = heading.data?.hProperties?.id ?? takeId(heading)
      if (id === undefined) return true
      if (!options.writtenHeadings) slugger.slug(String(id), true)
      setId(heading, String(id), false)
      checkId(heading, String(id), earlier, state)
      return false
    })
    for (const heading of unnamed) {
      const id = slugger.slug(readHeadingText(heading), Boolean(options.anchors?.maintainCase))
      setId(heading, id, true)
    }
  }
}

/** Reports an explicit ID that contains a space or that an earlier heading has. */
function checkId(heading: Heading, id: string, earlier: Set<string>, state: HeadingState): void {
  if (/\s/.test(id))
    reportProblem(state, heading.position, {
      code: 'heading-id-invalid',
      policy: 'warn',
      message: `The heading ID \`${id}\` contains a space, which HTML doesn't allow.`,
      hint: `Write hyphens instead, e.g. \`{#${id.split(/\s+/).join('-')}}\`.`
    })
  if (earlier.has(id))
    reportProblem(state, heading.position, {
      code: 'heading-id-duplicate',
      policy: 'warn',
      message: `The heading ID \`${id}\` is used twice, so links go to the first heading.`,
      hint: 'Change the ID of one heading.'
    })
  earlier.add(id)
}

function listHeadings(parent: Parents): Heading[] {
  return parent.children.flatMap((child) => {
    if (child.type === 'heading') return [child]
    return 'children' in child ? listHeadings(child) : []
  })
}

function setId(heading: Heading, id: string, isSlug: boolean): void {
  const hProperties = {...heading.data?.hProperties, id}
  heading.data = {...heading.data, hProperties, id, ...(isSlug && {isSlug})}
}

/** Returns the heading's text without tags, for its ID. */
export function readHeadingText(heading: Heading): string {
  const words = heading.children.filter(({type}) => type !== 'html')
  return textOf(words.length > 0 ? {...heading, children: words} : heading)
}

const IN_BRACES = /^\{(?:#([^}\n]+)|\/\*\s*#([^\s*]+)\s*\*\/)\}$/
const IN_MDX_COMMENT = /^\s*\/\*\s*#(\S+?)(?:\s[^*]*)?\*\/\s*$/
const IN_HTML_COMMENT = /^<!--\s*#(\S+?)(?:\s.*)?-->$/

/** Removes and returns the ID at the end of a heading. */
function takeId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type === 'text') {
    const start = Math.max(last.value.lastIndexOf('{#'), last.value.lastIndexOf('{/*'))
    const match = start < 0 ? undefined : IN_BRACES.exec(last.value.slice(start))
    if (!match) return undefined
    last.value = last.value.slice(0, start).trimEnd()
    if (last.value === '') heading.children.pop()
    return (match[1] ?? match[2])?.trim()
  }
  const pattern =
    last?.type === 'mdxTextExpression'
      ? IN_MDX_COMMENT
      : last?.type === 'html'
        ? IN_HTML_COMMENT
        : undefined
  const id = last && 'value' in last ? pattern?.exec(last.value)?.[1] : undefined
  if (id === undefined) return undefined
  heading.children.pop()
  const end = heading.children.at(-1)
  if (end?.type === 'text') end.value = end.value.trimEnd()
  return id
}
