import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {CODE, joinPieces} from './prose-block.mjs'

/** @typedef {import('./prose-block.mjs').ProseBlock} ProseBlock */
/** @typedef {import('./prose-block.mjs').BlockKind} BlockKind */
/** @typedef {import('mdast').Nodes} Nodes */

/** @type {Readonly<Partial<Record<Nodes['type'], BlockKind>>>} */
const KINDS = {paragraph: 'paragraph', heading: 'heading', tableCell: 'cell'}

/** Names of packages in headings. */
const PACKAGE_NAME = /@[\w-]+\/[\w-]+/g

/** Visible front matter fields except titles. `tests/website` defines the titles. */
const FRONT_MATTER_FIELD = /^(?:description|sidebar_label|pagination_label):\s*['"]?(.*?)['"]?$/

/**
 * Finds the prose of a Markdown or MDX file.
 *
 * @param {string} text
 * @param {{isMdx?: boolean}} [options]
 * @returns {ProseBlock[]}
 */
export function readMarkdown(text, {isMdx = false} = {}) {
  const {matter, body} = splitFrontMatter(text)
  const parser = unified().use(remarkParse).use(remarkGfm)
  const tree = (isMdx ? parser.use(remarkMdx) : parser).parse(removeHeadingIds(body))
  const fields = matter.flatMap((line, index) => {
    const value = FRONT_MATTER_FIELD.exec(line)?.[1]
    return value ? [joinPieces('string', [{text: value, line: index + 1}])] : []
  })
  return [...fields, ...[...walk(tree)].map(readBlock)].filter((block) => block !== undefined)
}

/**
 * Removes explicit IDs of headings, which aren't valid MDX.
 *
 * @param {string} text
 */
function removeHeadingIds(text) {
  return text.replace(/\{#[\w-]+\}/g, '')
}

/**
 * Replaces the front matter with empty lines, which keeps line numbers.
 *
 * @param {string} text
 */
function splitFrontMatter(text) {
  const [front] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? []
  if (front === undefined) return {matter: [], body: text}
  const matter = front.split('\n')
  return {matter, body: '\n'.repeat(matter.length - 1) + text.slice(front.length)}
}

/**
 * @param {Nodes} node
 * @returns {Generator<Nodes>}
 */
function* walk(node) {
  if (KINDS[node.type]) yield node
  else if ('children' in node) for (const child of node.children) yield* walk(child)
}

/**
 * @param {Nodes} node
 * @returns {ProseBlock | undefined}
 */
function readBlock(node) {
  const kind = KINDS[node.type] ?? 'paragraph'
  const pieces = readPieces(node).map((piece) => ({...piece, text: removeDirectives(piece.text)}))
  const [first] = pieces
  if (first && /^(?:import|export) /.test(first.text)) return undefined
  return joinPieces(kind, pieces)
}

/**
 * @param {Nodes} node
 * @returns {{text: string, line: number}[]}
 */
function readPieces(node) {
  const line = node.position?.start.line ?? 1
  if (node.type === 'text') return [{text: node.value.replace(PACKAGE_NAME, CODE), line}]
  if (node.type === 'image') return [{text: node.alt ?? '', line}]
  if (node.type === 'break') return [{text: '\n', line}]
  if (node.type === 'inlineCode' || node.type === 'mdxTextExpression') return [{text: CODE, line}]
  if (node.type === 'link' && isBareUrl(node)) return [{text: CODE, line}]
  return 'children' in node ? node.children.flatMap(readPieces) : []
}

/** @param {import('mdast').Link} link */
function isBareUrl({url, children}) {
  const [child] = children
  return (
    child?.type === 'text' && /^(?:https?:|www\.)|@/.test(child.value) && url.includes(child.value)
  )
}

/**
 * Removes the markers of admonitions and tabs, which a Markdown parser treats as text.
 *
 * @param {string} text
 */
function removeDirectives(text) {
  return text.replace(/^:{3,}[ \t]*[\w-]*(?:\{[^}]*\})?/gm, '').replace(/^\[!\w+\]/gm, '')
}
