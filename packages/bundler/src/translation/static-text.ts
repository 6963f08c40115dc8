import {ownValue} from '@lectern/shared/objects/own-value'
import {childOf, childrenOf, type SyntaxNode} from '../modules/syntax-node.js'

/** Returns the string value of an expression if it's known without running it. */
export function readStaticText(node: SyntaxNode | undefined): string | undefined {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined
    case 'TemplateLiteral':
      return readTemplate(node)
    case 'BinaryExpression':
      return node.operator === '+' ? readSum(node) : undefined
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'JSXExpressionContainer':
      return readStaticText(childOf(node, 'expression'))
    default:
      return undefined
  }
}

function readTemplate(node: SyntaxNode): string | undefined {
  if (childrenOf(node, 'expressions').length > 0) return undefined
  const value = childrenOf(node, 'quasis')[0]?.value
  const cooked = (value as {cooked?: unknown} | undefined)?.cooked
  return typeof cooked === 'string' ? cooked : undefined
}

function readSum(node: SyntaxNode): string | undefined {
  const left = readStaticText(childOf(node, 'left'))
  const right = readStaticText(childOf(node, 'right'))
  return left === undefined || right === undefined ? undefined : left + right
}

/** Names of character references in JSX text. */
const ENTITIES: Readonly<Record<string, string>> = {
  ...{amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', hellip: '…', ndash: '–'},
  ...{mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»'}
}

/** Decodes JSX text. Returns `undefined` for an unknown character reference. */
export function readJsxText(text: string): string | undefined {
  const names = [...text.matchAll(/&([a-zA-Z]\w*);/g)].map(([, name = '']) => name)
  if (!names.every((name) => Object.hasOwn(ENTITIES, name))) return undefined
  return joinJsxLines(text)
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10))
    )
    .replace(/&([a-zA-Z]\w*);/g, (_, name: string) => ownValue(ENTITIES, name) ?? '')
}

/** Normalizes JSX text like React: lines are trimmed and joined with a space. */
export function joinJsxLines(text: string): string {
  const lines = text.split(/\r?\n/)
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.replace(/^[ \t]+/, '')
      return index === lines.length - 1 ? start : start.replace(/(?<![ \t])[ \t]+$/, '')
    })
    .filter((line) => line !== '')
    .join(' ')
}
