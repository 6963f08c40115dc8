import {findNearest} from '@lectern/shared/text/nearest'
import type {SiteProblem, StaticProps, StaticValue} from '@lectern/types'
import type {Position} from 'unist'
import {type CompileState, reportProblem} from '../state/compile-state.js'
import type {AttributeRule, ComponentRule} from './component-use.js'

/** A component as the author wrote it. */
export interface WrittenComponent {
  rule: Pick<ComponentRule, 'attributes' | 'label'>
  /** `:::card` or `<Card>`. */
  written: string
  attributes: StaticProps
  hasLabel: boolean
  position: Position | undefined
}

/**
 * Checks the attributes of a component (`component-attribute-unknown`, `component-attribute-missing`,
 * `component-attribute-invalid`), and returns the valid ones with their types.
 */
export function checkAttributes(component: WrittenComponent, state: CompileState): StaticProps {
  const {rule, attributes, written, hasLabel, position} = component
  const checked: Record<string, StaticValue> = {}
  for (const [name, value] of Object.entries(attributes)) {
    const known = Object.hasOwn(rule.attributes, name) ? rule.attributes[name] : undefined
    const result = known ? readValue(value, known) : undefined
    if (result) checked[name] = result.value
    else if (value !== null && value !== undefined && value !== false) {
      const place = attributePlace(name, position, state)
      reportProblem(
        state,
        place,
        known ? invalid(name, value, known, written) : unknown(name, component)
      )
    }
  }
  for (const [name, {isRequired}] of Object.entries(rule.attributes)) {
    if (!isRequired || Object.hasOwn(attributes, name) || (hasLabel && rule.label === name))
      continue
    reportProblem(state, position, {
      code: 'component-attribute-missing',
      message: `\`${written}\` has no \`${name}\`.`,
      hint: `Add \`${name}="..."\`.`
    })
  }
  return checked
}

/**
 * Converts a value to the type of its attribute. Directives only have strings, and an attribute
 * without a value is an empty string.
 */
function readValue(
  value: StaticValue,
  {type, values}: AttributeRule
): {value: string | number | boolean} | undefined {
  if (type === 'flag')
    return value === true || value === '' || value === 'true' ? {value: true} : undefined
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (type === 'count') return /^[1-4]$/.test(text) ? {value: Number(text)} : undefined
  return text !== '' && (values?.includes(text) ?? true) ? {value: text} : undefined
}

type Problem = Omit<SiteProblem, 'position'>

function unknown(name: string, {rule, written}: WrittenComponent): Problem {
  const names = Object.keys(rule.attributes)
  const nearest = findNearest(name, names)
  const list = names.map((known) => `\`${known}\``).join(', ')
  return {
    code: 'component-attribute-unknown',
    policy: 'warn',
    message: `\`${written}\` doesn't have a \`${name}\` attribute, so the attribute has no effect.`,
    hint: nearest
      ? `Did you mean \`${nearest}\`?`
      : names.length > 0
        ? `Use one of: ${list}.`
        : 'Remove it.'
  }
}

function invalid(
  name: string,
  value: StaticValue,
  {type, values}: AttributeRule,
  written: string
): Problem {
  const isText = typeof value === 'string' || typeof value === 'number' || value === true
  const shown = isText ? `\`${String(value)}\`` : 'code'
  const near = values && findNearest(String(value), values)
  return {
    code: 'component-attribute-invalid',
    message: `The \`${name}\` attribute of \`${written}\` is ${value === '' ? 'empty' : shown}.`,
    hint: near ? `Did you mean \`${near}\`?` : expected(type, values)
  }
}

function expected(type: AttributeRule['type'], values: readonly string[] | undefined): string {
  if (values) return `Use one of: ${values.join(', ')}.`
  if (type === 'flag') return 'Write the attribute without a value, or remove it.'
  return type === 'count' ? 'Use a number from 1 to 4.' : 'Set it to a string.'
}

/** Returns the position of an attribute's name in its component. */
function attributePlace(
  name: string,
  position: Position | undefined,
  {text}: CompileState
): Position | undefined {
  const {start, end} = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return position
  const source = text.slice(start.offset, end.offset)
  const at = findName(name, source)
  if (at < 0) return position
  const before = source.slice(0, at)
  const lines = before.split('\n')
  const last = lines.at(-1) ?? ''
  const column = lines.length === 1 ? start.column + at : last.length + 1
  const place = {line: start.line + lines.length - 1, column, offset: start.offset + at}
  return {start: place, end: place}
}

/** Finds the first occurrence of a name as a whole word, after a space or a brace. */
function findName(name: string, source: string): number {
  for (let at = source.indexOf(name); at >= 0; at = source.indexOf(name, at + 1)) {
    const isStart = /[\s{]/.test(source[at - 1] ?? '')
    if (isStart && /[\s=}/>]/.test(source[at + name.length] ?? '')) return at
  }
  return -1
}
