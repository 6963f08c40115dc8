import {createHash} from 'node:crypto'
import type {Root} from 'hast'
import type {CompileState} from '../state/compile-state.js'
import {walkHtml} from '../tree/tree-nodes.js'

/**
 * Replaces the style attributes in a tree with classes, also in formulas. Their rules
 * are outside cascade layers and as specific as an ID selector, so they have the same precedence as
 * the attributes. JSX that React renders in the browser isn't affected, because it sets styles
 * through the DOM, which content security policies allow.
 *
 * @returns The rules, in the order of their first use.
 */
export function hoistStyles(
  tree: Root,
  {options}: Pick<CompileState, 'options'>
): {styles?: string} {
  if (!options.hoistStyles) return {}
  const rules = new Map<string, string>()
  walkHtml(tree, (node) => {
    if (node.type !== 'element' || typeof node.properties.style !== 'string') return
    const {style, className = [], ...properties} = node.properties
    const css = style.trim().replace(/;$/, '')
    node.properties = properties
    if (css === '' || !isPlain(css)) return
    const name = `style-${createHash('sha256').update(css).digest('hex').slice(0, 8)}`
    rules.set(name, `.${name}:not(#\\#){${css}}`)
    node.properties.className = [
      ...(Array.isArray(className) ? className : [String(className)]),
      name
    ]
  })
  return rules.size === 0 ? {} : {styles: [...rules.values()].join('\n')}
}

/**
 * Returns whether CSS has no braces, which could end the rule. Browsers also reject braces in style
 * attributes.
 */
function isPlain(css: string): boolean {
  return !/[{}]/.test(css)
}
