import {ownValue} from '@lectern/shared/objects/own-value'
import {removeBetween} from '@lectern/shared/text/remove-between'
/** Converts an SVG to a module with a React component. Its props are attributes of the `<svg>` element. */
export function createSvgComponent(source: string): string {
  const markup = removeBetween(removeBetween(source, ['<?xml', '?>']), ['<!--', '-->'])
  const drawing = markup.replace(/<!DOCTYPE[^<>]*>/gi, '').trim()
  const match = /^<svg\b((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>([\s\S]*)$/i.exec(drawing)
  const [, attributes = '', isEmpty = '/', rest = ''] = match ?? []
  const inner = isEmpty ? '' : rest.replace(/<\/svg>\s*$/i, '').trim()
  return [
    `import {jsx} from 'react/jsx-runtime'`,
    `import {trustHtml} from '@lectern/client'`,
    `const own = ${JSON.stringify(readAttributes(attributes))}`,
    `const inner = ${JSON.stringify(inner)}`,
    'export default function Svg(props) {',
    '  return jsx("svg", {...own, dangerouslySetInnerHTML: {__html: trustHtml(inner)}, ...props})',
    '}'
  ].join('\n')
}

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
