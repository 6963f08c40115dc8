import type * as Yaml from 'yaml'
import {loadYamlLibrary} from './parse-yaml.js'

/** A 1-based position in YAML. */
interface YamlPosition {
  line: number
  column: number
}

/**
 * Returns the position of a key or list item. If it's missing, returns the position of its nearest
 * parent, or `undefined` if no parent exists either.
 */
export function findYamlPosition(
  text: string,
  path: readonly PropertyKey[]
): YamlPosition | undefined {
  const yaml = loadYamlLibrary()
  const lineCounter = new yaml.LineCounter()
  const document = yaml.parseDocument(text, {lineCounter, logLevel: 'error'})
  let node: unknown = document.contents
  let offset: number | undefined
  for (const step of path) {
    const found: Member | undefined = findMember(node, step, yaml)
    if (!found) break
    offset = found.offset ?? offset
    node = yaml.isAlias(found.value) ? found.value.resolve(document) : found.value
  }
  if (offset === undefined) return undefined
  const {line, col} = lineCounter.linePos(offset)
  return {line, column: col}
}

interface Member {
  offset?: number
  value: unknown
}

function findMember(node: unknown, step: PropertyKey, yaml: typeof Yaml): Member | undefined {
  if (yaml.isSeq(node)) {
    const value = node.items[Number(step)]
    return value === undefined ? undefined : {offset: offsetOf(value, yaml), value}
  }
  if (!yaml.isMap(node)) return undefined
  const pair = node.items.find(
    ({key}) => String(yaml.isScalar(key) ? key.value : key) === String(step)
  )
  return pair && {offset: offsetOf(pair.key, yaml), value: pair.value}
}

function offsetOf(node: unknown, yaml: typeof Yaml): number | undefined {
  return yaml.isNode(node) ? node.range?.[0] : undefined
}
