import {ownValue} from '@lectern/shared/objects/own-value'
import {removeBetween} from '@lectern/shared/text/remove-between'

/**
 * Converts an SVG to a module with a React component, like SVGR. Its props are attributes of the `<svg>` element,
 * apart from `title` and `titleId`: they set the text and the ID of its `<title>` element.
 */
export function createSvgComponent(source: string): string {
  const markup = removeBetween(removeBetween(source, ['<?xml', '?>']), ['<!--', '-->'])
  const drawing = markup.replace(/<!DOCTYPE[^<>]*>/gi, '').trim()
  const match = /^<svg\b((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>([\s\S]*)$/i.exec(drawing)
  const [, attributes = '', isEmpty = '/', rest = ''] = match ?? []
  const content = isEmpty ? '' : rest.replace(/<\/svg>\s*$/i, '').trim()
  const [title = ''] = /^<title\b[^<>]*>[^<]*<\/title>/.exec(content) ?? []
  return [
    `import {jsx} from 'react/jsx-runtime'`,
    `import {trustHtml} from '@lectern/client'`,
    `const own = ${JSON.stringify(readAttributes(attributes))}`,
    `const ownTitle = ${JSON.stringify(title)}`,
    `const inner = ${JSON.stringify(content.slice(title.length))}`,
    ...COMPONENT
  ].join('\n')
}

/** Code of the component. An empty title removes the title of the file. Children are ignored. */
const COMPONENT = [
  'const write = (found) => "&#" + found.charCodeAt(0) + ";"',
  'const escape = (text) => String(text).replace(/[&<"]/g, write)',
  'export default function Svg({title, titleId, children, ...props}) {',
  `  const id = titleId ? ' id="' + escape(titleId) + '"' : ''`,
  "  const given = title ? '<title' + id + '>' + escape(title) + '</title>' : ''",
  '  const __html = trustHtml((title === undefined ? ownTitle : given) + inner)',
  '  const label = titleId && {"aria-labelledby": titleId}',
  '  return jsx("svg", {...own, ...label, dangerouslySetInnerHTML: {__html}, ...props})',
  '}'
]

function readAttributes(text: string): Record<string, string | Record<string, string>> {
  const found = text.matchAll(/(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return Object.fromEntries(
    [...found].map(([, name = '', double, single]) => {
      const value = decodeEntities(double ?? single ?? '')
      return name === 'style' ? ['style', readStyle(value)] : [reactName(name), value]
    })
  )
}

/** Converts an attribute name: `stroke-width` becomes `strokeWidth`, `xlink:href` `xlinkHref`. */
function reactName(name: string): string {
  if (name === 'class') return 'className'
  if (/^(?:data|aria)-/.test(name)) return name
  return name.startsWith('--')
    ? name
    : name.replace(/[:-](\w)/g, (_, letter: string) => letter.toUpperCase())
}

function readStyle(style: string): Record<string, string> {
  const rules = style.split(';').filter((rule) => rule.includes(':'))
  return Object.fromEntries(
    rules.map((rule) => {
      const [name = '', ...value] = rule.split(':')
      return [reactName(name.trim()), value.join(':').trim()]
    })
  )
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&'
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:lt|gt|quot|apos|amp);/g,
    (entity) => ownValue(ENTITIES, entity) ?? entity
  )
}
