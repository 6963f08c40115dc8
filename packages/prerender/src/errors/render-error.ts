import type {SiteProblem} from '@lectern/types'
import {messageOf} from '@lectern/shared/problems/site-problem'
import {escapePattern} from '@lectern/shared/text/escape-pattern'
import {findObject} from './find-expression.js'
import {findInSource} from './find-in-source.js'

const BROWSER_GLOBAL =
  /\b(window|self|document|localStorage|sessionStorage|indexedDB|navigator|location|history|screen|visualViewport|alert|confirm|matchMedia|getComputedStyle|CSS|(?:HTML|SVG)\w*Element|Element|Node|Image|Audio|DOMParser|FileReader|XMLHttpRequest|Worker|customElements|(?:request|cancel)AnimationFrame|requestIdleCallback|(?:Intersection|Resize|Mutation)Observer)\b is not defined/

/** Matches the error that a compiled MDX module throws for an undefined component. */
const UNKNOWN_COMPONENT = /^Expected component `([^`]+)` to be defined/

/** Matches the error of an expression with an undefined variable. */
const UNKNOWN_VARIABLE = /^([\w$]+) is not defined$/

/** Matches the property in the error of an expression. */
const PROPERTY =
  /^Cannot read properties of \w+ \(reading '([\w$]+)'\)$|(?<![\w$])([\w$]+) is not a function$/

/** Matches the error of a module that imports a missing name from one that isn't bundled. */
const MISSING_EXPORT = /^The requested module '([^']+)' does not provide an export named '([^']+)'/

/** Matches the error that `<Link>` throws for an unsafe URL. */
const REJECTED_LINK = /^The <Link> to ".*" is unsafe/s

/** Matches React's error for a style attribute with text. */
const STYLE_TEXT = /^The `style` prop expects a mapping/

/** Matches React's error for an object among the children of an element. */
const OBJECT_CHILD = /^Objects are not valid as a React child \(found: (.+?)\)\./s

/** Location of a thrown error. */
export interface ErrorContext {
  /** Path of the page. */
  path: string
  /** Absolute site root. */
  siteDir: string
  source?: string
  /** Name of the component that threw the error, or of its nearest known parent. */
  component?: string
}

/** Creates the problem for an error during rendering. */
export function createRenderProblem(error: unknown, context: ErrorContext): SiteProblem {
  const {path, component} = context
  const message = messageOf(error)
  const unknown = UNKNOWN_COMPONENT.exec(message)?.[1]
  if (unknown) return createUnknownComponentProblem(unknown, context)
  const [, module, name] = MISSING_EXPORT.exec(message) ?? []
  if (module !== undefined && name !== undefined) return createExportProblem(module, name, context)
  const found = OBJECT_CHILD.exec(message)?.[1]
  if (found !== undefined && isContent(context)) return createObjectProblem(found, context)
  if (isExpression(context)) return createExpressionProblem(message, context)
  const subject = component
    ? `The component <${component}> of the page ${path}`
    : `The page ${path}`
  return describeFailure(subject, message, context)
}

/** Creates the problem for an error in a timer or promise of an unknown page. */
export function createLateProblem(error: unknown): SiteProblem {
  return {
    code: 'render-failed',
    message: `A timer or promise of a page failed: ${messageOf(error).replace(/\.$/, '')}.`,
    hint: 'Start it in an effect or event handler, which run only in browsers.'
  }
}

function createHint(message: string): string {
  const browserGlobal = BROWSER_GLOBAL.exec(message)?.[1]
  if (browserGlobal)
    return `\`${browserGlobal}\` exists only in browsers. Use it in an effect or event handler, or wrap the component in \`<BrowserOnly>\`.`
  const unknown = /^([\w$]+) is not defined$/.exec(message)?.[1]
  if (unknown) return `Import or define \`${unknown}\`, or fix its name.`
  if (REJECTED_LINK.test(message))
    return 'Link to a page or URL. To run code on a click, use `onClick` of a button.'
  if (STYLE_TEXT.test(message)) return "Write an object, e.g. `style={{color: 'red'}}`."
  if (message.includes('<Head>'))
    return 'Use only head elements inside `<Head>`, and only text inside `<title>`.'
  return 'Fix the component or its props so that it renders without a browser.'
}

function createUnknownComponentProblem(name: string, context: ErrorContext): SiteProblem {
  return {
    code: 'component-unknown',
    message: `The component \`<${name}>\` on the page ${context.path} isn't defined.`,
    position: findPosition(context, new RegExp(`(<${escapePattern(name)})(?![\\w.-])`, 'd')),
    hint: `Import \`${name}\` at the top of the file, or fix its name.`
  }
}

/** Creates the problem for an import of a missing name. The importing module isn't known. */
function createExportProblem(module: string, name: string, {source}: ErrorContext): SiteProblem {
  // The names of prebuilt packages end with a hash.
  const file = module.slice(module.lastIndexOf('/') + 1).replace(/(?:-[A-Z0-9]{8})?\.m?js$/, '')
  return {
    code: 'export-missing',
    message: `The module \`${file}\` has no export \`${name}\`.`,
    position: source ? {file: source} : undefined,
    hint: `Find the import of \`${name}\` in this file or in a component that it uses, and import a name that exists.`
  }
}

/** Returns whether an error was thrown by the code in a Markdown file and not by a component. */
function isExpression({component, source}: ErrorContext): boolean {
  // During development, the bundler numbers components with the same name.
  return /^MDXContent\d*$/.test(component ?? '') && source !== undefined && /\.mdx?$/.test(source)
}

function createExpressionProblem(message: string, context: ErrorContext): SiteProblem {
  const variable = UNKNOWN_VARIABLE.exec(message)?.[1]
  if (variable !== undefined && !BROWSER_GLOBAL.test(message))
    return {
      code: 'variable-unknown',
      message: `The variable \`${variable}\` on the page ${context.path} isn't defined.`,
      position: findPosition(context, inBraces(variable, '[\\w$.]')),
      hint: `In MDX, braces contain JavaScript. To show them as text, write \`\\{\` or use a code span. Otherwise, define or import \`${variable}\`.`
    }
  const [, read, called] = PROPERTY.exec(message) ?? []
  const name = variable ?? read ?? called
  if (name === undefined)
    return describeFailure(`The content of the page ${context.path}`, message, context)
  return {
    ...describeFailure(`An expression on the page ${context.path}`, message, context),
    position: findPosition(context, inBraces(name, '[\\w$]')),
    ...(variable === undefined && {
      hint: 'Fix the expression, or write `\\{` if the brace is text.'
    })
  }
}

/** Returns whether an error was thrown in the content of a Markdown file or by the theme's elements in it. */
function isContent({component = '', source = ''}: ErrorContext): boolean {
  return component.startsWith('MDX') && /\.mdx?$/.test(source)
}

/** @param found - Description by React, such as `object with keys {a}` or `[object Date]`. */
function createObjectProblem(
  found: string,
  {path, siteDir, source = ''}: ErrorContext
): SiteProblem {
  const keys = /^object with keys \{(.+)\}$/s.exec(found)?.[1]
  const type = /^\[object (\w+)\]$/.exec(found)?.[1]
  const details = (keys && ` with the keys ${keys}`) || (type && ` of the type ${type}`) || ''
  return {
    code: 'render-failed',
    message: `An expression on the page ${path} can't be shown as text, because its value is an object${details}.`,
    position: findObject({siteDir, source}),
    hint: 'Show one of its values, e.g. `{item.name}`, or `{JSON.stringify(item)}`.'
  }
}

function describeFailure(subject: string, message: string, {source}: ErrorContext): SiteProblem {
  return {
    code: 'render-failed',
    message: `${subject} failed to render: ${message.replace(/\.$/, '')}.`,
    position: source ? {file: source} : undefined,
    hint: createHint(message)
  }
}

/**
 * Creates a pattern for a name in braces. It starts at the brace, so that it takes linear time.
 *
 * @param before - Pattern for characters that can't precede the name.
 */
function inBraces(name: string, before: string): RegExp {
  return new RegExp(`\\{[^{}]*?(?<!${before})(${escapePattern(name)})(?![\\w$])`, 'd')
}

function findPosition({siteDir, source}: ErrorContext, pattern: RegExp): SiteProblem['position'] {
  return source === undefined ? undefined : findInSource({siteDir, source}, pattern)
}

/** Creates the problem for a page module without a component (specification §5). */
export function createNoComponentProblem(component: string, path: string): SiteProblem {
  return {
    code: 'page-without-default-export',
    message: `The page ${path} doesn't have a component as its default export.`,
    position: component.startsWith('@site/') ? {file: component.slice('@site/'.length)} : undefined,
    hint: "Add `export default function Page() { … }`, or prefix the filename with `_` if it isn't a page."
  }
}
