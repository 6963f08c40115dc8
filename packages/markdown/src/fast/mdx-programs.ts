import type {Program} from 'estree'
import type {Event, Token, TokenizeContext} from 'micromark-util-types'
import {eventsToAcorn, type Options} from 'micromark-util-events-to-acorn'
import {createLimitedAcorn} from '../source/limited-acorn.js'
import type {Chunk, SourcePoint} from './source-point.js'

/** Type of code: an expression in braces, or lines that start with `import` or `export`. */
export type CodeKind = 'expression' | 'value' | 'spread' | 'module'

const MODULE_STATEMENTS: ReadonlySet<string> = new Set([
  'ExportAllDeclaration',
  'ExportDefaultDeclaration',
  'ExportNamedDeclaration',
  'ImportDeclaration'
])

/** Parses JavaScript in MDX like `remark-mdx`. Positions refer to the file. */
export class MdxPrograms {
  private readonly acorn = createLimitedAcorn()
  private readonly imported: string[] = []

  /** @returns `undefined` if MDX rejects the code. */
  parse(chunks: readonly Chunk[], start: SourcePoint, kind: CodeKind): Program | undefined {
    const options: Options = {
      acorn: this.acorn as unknown as Options['acorn'],
      acornOptions: {ecmaVersion: 2024, sourceType: 'module'},
      tokenTypes: ['data'],
      start: {...start, _index: 0, _bufferIndex: 0},
      expression: kind !== 'module',
      allowEmpty: kind === 'expression',
      ...this.frame(kind)
    }
    const {estree, error} = attempt(() => eventsToAcorn(chunks.map(toEvent), options))
    if (!estree || error) return undefined
    if (kind === 'module') this.addImports(estree)
    return isAllowed(estree, kind) ? estree : undefined
  }

  /**
   * Returns code to wrap a spread or module in. Modules can use names that earlier modules import.
   */
  private frame(kind: CodeKind): Pick<Options, 'prefix' | 'suffix'> {
    if (kind === 'spread') return {prefix: '({', suffix: '})'}
    if (kind !== 'module' || this.imported.length === 0) return {}
    return {prefix: `var ${this.imported.join(',')}\n`}
  }

  private addImports(program: Program): void {
    if (this.imported.length > 0) program.body.shift()
    for (const statement of program.body) {
      if (statement.type !== 'ImportDeclaration') continue
      this.imported.push(...statement.specifiers.map(({local}) => local.name))
    }
  }
}

function attempt(run: () => ReturnType<typeof eventsToAcorn>): Partial<ReturnType<typeof run>> {
  try {
    return run()
  } catch {
    return {}
  }
}

/** Creates the MDX tokenizer's event for a piece of code. */
function toEvent({value, start, end}: Chunk): Event {
  const token = {type: 'data', start, end} as unknown as Token
  const context = {sliceStream: () => [value]} as unknown as TokenizeContext
  return ['enter', token, context]
}

function isAllowed({body}: Program, kind: CodeKind): boolean {
  if (kind === 'module') return body.every(({type}) => MODULE_STATEMENTS.has(type))
  if (kind !== 'spread') return true
  const [only] = body
  if (only?.type !== 'ExpressionStatement' || only.expression.type !== 'ObjectExpression')
    return false
  const {properties} = only.expression
  return properties.length === 1 && properties[0]?.type === 'SpreadElement'
}
