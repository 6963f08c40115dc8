import {ownValue} from '@lectern/shared/objects/own-value'
import {splitLineComment} from '@lectern/shared/code/line-comment'
import type {LineMarks} from '@lectern/shared/code/magic-comments'
import type {ElementContent} from 'hast'
import {createPackageManagerTabs} from '../code-blocks/package-manager-tabs.js'
import {reportProblem} from '../state/compile-state.js'
import type {CodeBlock, StaticComponent} from '../tree/tree-nodes.js'
import {type ComponentUse, textOf} from './component-use.js'
import {createHtmlAt} from './create-html.js'
import {compareLines} from './compare-lines.js'

/**
 * Separates the code blocks in a component from its other content. Drops whitespace between blocks.
 */
function splitContent({children}: ComponentUse): {blocks: CodeBlock[]; others: ElementContent[]} {
  const blocks: CodeBlock[] = []
  const others: ElementContent[] = []
  for (const child of children) {
    if (child.type === 'codeBlock') blocks.push(child)
    else if (child.type !== 'text' || child.value.trim() !== '') others.push(child)
  }
  return {blocks, others}
}

/** Reports that a component can't show its content, and returns the content unchanged. */
function refuseContent(use: ComponentUse, message: string, hint: string): ElementContent {
  const {state, position, children} = use
  reportProblem(state, position, {code: 'component-content-invalid', message, hint})
  return createHtmlAt(position)('div', {}, ...children)
}

/** Labels of languages. Other languages are labeled with the name in the code fence. */
const LABELS: Readonly<Record<string, string>> = {
  ...{js: 'JavaScript', javascript: 'JavaScript', jsx: 'JavaScript', mjs: 'JavaScript'},
  ...{ts: 'TypeScript', typescript: 'TypeScript', tsx: 'TypeScript', py: 'Python'},
  ...{python: 'Python', rb: 'Ruby', ruby: 'Ruby', go: 'Go', rust: 'Rust', rs: 'Rust', java: 'Java'},
  ...{kotlin: 'Kotlin', swift: 'Swift', php: 'PHP', cs: 'C#', csharp: 'C#', cpp: 'C++', c: 'C'},
  ...{bash: 'Bash', sh: 'Shell', shell: 'Shell', powershell: 'PowerShell', json: 'JSON'},
  ...{yaml: 'YAML', yml: 'YAML', toml: 'TOML', html: 'HTML', css: 'CSS', sql: 'SQL', xml: 'XML'}
}

/** Creates tabs for code blocks. All groups on the site select the same language. */
export function createCodeTabs(use: ComponentUse): ElementContent {
  const {blocks, others} = splitContent(use)
  if (blocks.length === 0 || others.length > 0)
    return refuseContent(
      use,
      'Code tabs contain something other than code blocks.',
      'Write only fenced code blocks, one per tab.'
    )
  const used = new Set<string>()
  const items = blocks.map((block): StaticComponent => {
    const {title, language = 'text', ...props} = block.props
    const known = ownValue(LABELS, language)
    const label = title ?? known ?? language
    let value = label
    for (let count = 2; used.has(value); count++) value = `${label} ${count}`
    used.add(value)
    const untitled: CodeBlock = {...block, props: {language, ...props}}
    return {
      type: 'component',
      name: 'TabItem',
      props: {value, label},
      children: [untitled],
      position: block.position
    }
  })
  const groupId = textOf(use, 'group') ?? 'code-language'
  return {
    type: 'component',
    name: 'Tabs',
    props: {groupId},
    children: items,
    position: use.position
  }
}

/** Creates a code block that shows the changes between two code blocks. */
export function createDiff(use: ComponentUse): ElementContent {
  const {blocks, others} = splitContent(use)
  const [before, after] = blocks
  if (!before || !after || blocks.length > 2 || others.length > 0)
    return refuseContent(
      use,
      `A diff has ${blocks.length === 1 ? '1 code block' : `${blocks.length} code blocks`}${others.length > 0 ? ' and other content' : ''}.`,
      'Write two code blocks: the code before and after the change.'
    )
  const lines = compareLines(before.value.split('\n'), after.value.split('\n'))
  const marks = new Map<number, readonly string[]>()
  for (const [index, {change}] of lines.entries())
    if (change !== 'none') marks.set(index + 1, [`code-block-diff-${change}-line`])
  const value = lines.map(({text}) => text).join('\n')
  const {highlighter} = use.state
  const {language, title = before.props.title} = after.props
  return {
    type: 'codeBlock',
    value,
    props: {
      ...(language !== undefined && {language}),
      ...(title !== undefined && {title}),
      ...highlighter.highlight(value, language, marks)
    },
    position: use.position
  }
}

/** Creates a code block with numbered lines that refer to the items of a list. */
export function createAnnotatedCode(use: ComponentUse): ElementContent {
  const {blocks, others} = splitContent(use)
  const [block] = blocks
  const [list] = others
  const isList = list?.type === 'element' && list.tagName === 'ol' && others.length === 1
  if (!block || blocks.length > 1 || !isList)
    return refuseContent(
      use,
      "Annotated code isn't a code block and a numbered list.",
      'Write one code block, and then one list with an item for each note.'
    )
  const {lines, notes} = readNotes(block)
  const items = list.children.filter((child) => child.type === 'element').length
  const wrong = [...notes.values()].find((note) => note < 1 || note > items)
  if (notes.size === 0 || wrong !== undefined)
    return refuseContent(
      use,
      wrong === undefined
        ? 'Annotated code has no markers.'
        : `The note ${wrong} of annotated code has no item in the list.`,
      'End lines with a comment such as `// [!note 1]`, and add an item for each number.'
    )
  const value = lines.join('\n')
  const {language} = block.props
  const {html, lineCount} = use.state.highlighter.highlight(value, language, readMarks(block))
  const noted: CodeBlock = {
    ...block,
    value,
    props: {...block.props, html: addNotes(html, notes), lineCount}
  }
  const h = createHtmlAt(use.position)
  return h('div', {className: 'theme-annotated-code'}, noted, {...list, position: undefined})
}

/** Note numbers by 1-based line. */
type Notes = ReadonlyMap<number, number>

function readNotes({value, props: {language}}: CodeBlock): {lines: string[]; notes: Notes} {
  const notes = new Map<number, number>()
  const lines = value.split('\n').map((line, index) => {
    const comment = splitLineComment(line, language)
    const [, note] = /^\[!note (\d{1,3})\]$/.exec(comment?.text ?? '') ?? []
    if (note === undefined || !comment) return line
    notes.set(index + 1, Number(note))
    return comment.code
  })
  return {lines, notes}
}

/** Reads the classes of a block's lines, which come from comments or the info string. */
function readMarks({props: {html}}: CodeBlock): LineMarks {
  const marks = new Map<number, readonly string[]>()
  let line = 0
  for (const [, names = ''] of html.matchAll(/<span class="token-line([^"]*)"/g)) {
    line++
    const classNames = names.split(' ').filter((name) => name !== '')
    if (classNames.length > 0) marks.set(line, classNames)
  }
  return marks
}

/**
 * Adds note numbers to lines. They aren't part of the text, so copying the code doesn't copy them.
 */
function addNotes(html: string, notes: Notes): string {
  const lines = html.split(/(?=<span class="token-line)/)
  return lines
    .map((line, index) => {
      const note = notes.get(index + 1)
      const end = line.endsWith('\n</span>') ? line.length - '\n</span>'.length : -'</span>'.length
      return note === undefined
        ? line
        : `${line.slice(0, end)}<span class="code-note" data-note="${note}"></span>${line.slice(end)}`
    })
    .join('')
}

/** Creates tabs with a command for each package manager. */
export function createPackageManagers(use: ComponentUse): ElementContent {
  const name = textOf(use, 'package') ?? ''
  const command = textOf(use, 'command') ?? 'install'
  const flag = use.attributes.dev === true ? '--save-dev ' : ''
  const value =
    command === 'exec'
      ? `npx ${name}`
      : `npm ${command === 'remove' ? 'uninstall' : command} ${command === 'install' ? flag : ''}${name}`
  return createPackageManagerTabs(
    {type: 'code', lang: 'bash', meta: 'npm2yarn', value, position: use.position},
    use.state
  )
}
