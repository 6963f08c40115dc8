import type {AtRule, Document, Rule} from 'postcss'
import type {Node, Selector} from 'postcss-selector-parser'

/** Layers of the theme, lowest priority first. */
const LAYERS: readonly string[] = ['lectern.base', 'lectern.theme', 'lectern.utilities']
/** Adds the specificity of one class, and matches every element. */
const ONE_CLASS = ':not(._)'

/** The rule or at-rule around a rule, or the stylesheet. */
type Outer = Rule['parent'] | AtRule['parent'] | Document

/** A rule with one selector, and what decides whether it wins over others. */
interface FlatRule {
  css: string
  layer: number
  specificity: readonly [ids: number, classes: number, elements: number]
}

/**
 * Moves rules out of the theme's cascade layers, in the order in which they win. Each selector has
 * at most the specificity of a class, so later rules with a class win, as over Docusaurus's styles.
 * Resets of elements don't.
 */
export async function flattenLayers(css: string): Promise<string> {
  const {default: postcss} = await import('postcss')
  const {default: parser} = await import('postcss-selector-parser')
  const root = postcss.parse(css)
  const rules: FlatRule[] = []
  root.walkAtRules('layer', (layer) => {
    const index = LAYERS.indexOf(layer.params)
    if (index < 0 || !layer.nodes) return
    layer.walkRules((rule) => {
      if (!isTopLevel(rule, layer)) return
      for (const selector of parser().astSync(rule).nodes)
        rules.push({
          css: wrap(rule, layer, flattenSelector(selector)),
          layer: index,
          specificity: measure(selector.nodes)
        })
    })
    const others = layer.nodes.filter((node) => node.type === 'atrule' && !hasRules(node))
    layer.replaceWith(...others)
  })
  // A statement such as an import may be the last one now.
  root.raws.semicolon = true
  const sorted = rules.sort(
    (left, right) => left.layer - right.layer || compare(left.specificity, right.specificity)
  )
  return `${root.toString()}\n${sorted.map((rule) => rule.css).join('\n')}`
}

function compare(left: FlatRule['specificity'], right: FlatRule['specificity']): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
}

/** Tests whether a rule isn't nested in another rule, or in keyframes. */
function isTopLevel(rule: Rule, layer: AtRule): boolean {
  for (let parent: Outer = rule.parent; parent && parent !== layer; parent = parent.parent)
    if (parent.type === 'rule' || isKeyframes(parent)) return false
  return true
}

function isKeyframes(node: {type: string}): boolean {
  return node.type === 'atrule' && (node as AtRule).name.endsWith('keyframes')
}

/** Tests whether an at-rule contains rules for elements, which are written separately. */
function hasRules(node: AtRule): boolean {
  if (isKeyframes(node)) return false
  return Boolean(node.nodes?.some(({type}) => type === 'rule' || type === 'atrule'))
}

/** Writes a rule with a different selector, inside the conditions around it. */
function wrap(rule: Rule, layer: AtRule, selector: string): string {
  let css = rule.clone({selector}).toString()
  for (let parent: Outer = rule.parent; parent && parent !== layer; parent = parent.parent) {
    const {name, params} = parent as AtRule
    css = `@${name} ${params} {${css}}`
  }
  return css
}

/** Gives a selector at most the specificity of a class. A pseudo-element has to be last. */
function flattenSelector(selector: Selector): string {
  const end = selector.nodes.findIndex(isPseudoElement)
  const own = end < 0 ? selector.nodes : selector.nodes.slice(0, end)
  const rest = end < 0 ? [] : selector.nodes.slice(end)
  const text = own.map(String).join('').trim()
  const [ids, classes] = measure(own)
  const added = ids + classes > 0 ? ONE_CLASS : ''
  return `${text === '' ? '' : `:where(${text})`}${added}${rest.map(String).join('')}`
}

function isPseudoElement(node: Node): boolean {
  return node.type === 'pseudo' && node.value.startsWith('::')
}

/** Returns the specificity of a part of a selector. */
function measure(nodes: readonly Node[]): [ids: number, classes: number, elements: number] {
  return nodes.reduce<[number, number, number]>(
    (sum, node) => {
      const [ids, classes, elements] = measureNode(node)
      return [sum[0] + ids, sum[1] + classes, sum[2] + elements]
    },
    [0, 0, 0]
  )
}

function measureNode(node: Node): readonly [number, number, number] {
  if (node.type === 'id') return [1, 0, 0]
  if (node.type === 'class' || node.type === 'attribute') return [0, 1, 0]
  if (node.type === 'tag') return [0, 0, 1]
  if (node.type !== 'pseudo' || node.value === ':where') return [0, 0, 0]
  if (isPseudoElement(node)) return [0, 0, 1]
  if (!/^:(?:is|not|has)$/.test(node.value)) return [0, 1, 0]
  return node.nodes
    .map(({nodes}) => measure(nodes))
    .reduce((left, right) => (compare(left, right) < 0 ? right : left), [0, 0, 0])
}
