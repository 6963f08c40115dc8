import {readdirSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {parseSync, Visitor} from 'oxc-parser'

/**
 * A location in the source where a problem is created.
 *
 * @typedef {object} RaisedProblem
 * @property {string} code
 * @property {string} location file and line
 * @property {boolean} hasPolicy whether the problem sets a policy
 * @property {RegExp | undefined} message pattern of its message, if the message is in the same object
 */

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url))
const SOURCE =
  /^[^/]+\/src\/(?!problem-catalog\.ts|problems\/\w+-problems\.ts|.*(?:\.test\.|fixtures\/)).*\.tsx?$/

/**
 * Finds string literals and objects that create problems in the sources of all packages.
 *
 * @returns {{strings: Set<string>, raised: RaisedProblem[]}}
 */
export function findRaised() {
  const strings = new Set()
  const raised = readdirSync(PACKAGES, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => SOURCE.test(file))
    .sort()
    .flatMap((file) =>
      readSource(`packages/${file}`, readFileSync(PACKAGES + file, 'utf8'), strings)
    )
  return {strings, raised}
}

/**
 * @param {string} file
 * @param {string} text
 * @param {Set<string>} strings
 */
export function readSource(file, text, strings = new Set()) {
  /** @type {RaisedProblem[]} */
  const raised = []
  const {program} = parseSync(file, text)
  new Visitor({
    Literal({value}) {
      if (typeof value === 'string') strings.add(value)
    },
    ObjectExpression({properties, start}) {
      const values = new Map(properties.flatMap(readProperty))
      const code = values.get('code')
      if (code?.type !== 'Literal' || typeof code.value !== 'string') return
      const line = text.slice(0, start).split('\n').length
      raised.push({
        code: code.value,
        location: `${file}:${line}`,
        hasPolicy: values.has('policy'),
        message: describeText(values.get('message'))
      })
    }
  }).visit(program)
  return raised
}

/**
 * @param {import('oxc-parser').ObjectPropertyKind} property
 * @returns {[string, import('oxc-parser').Expression][]}
 */
function readProperty(property) {
  return property.type === 'Property' && property.key.type === 'Identifier'
    ? [[property.key.name, property.value]]
    : []
}

/**
 * @param {import('oxc-parser').Expression | undefined} text
 * @returns {RegExp | undefined}
 */
function describeText(text) {
  if (text?.type === 'Literal') return new RegExp(`^${escapeText(String(text.value))}$`)
  if (text?.type !== 'TemplateLiteral') return undefined
  return new RegExp(`^${text.quasis.map(({value}) => escapeText(value.cooked ?? '')).join('.*')}$`)
}

/** @param {string} text */
function escapeText(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
