import {createHash} from 'node:crypto'
import fs from 'node:fs/promises'
import {createRequire} from 'node:module'
import path from 'node:path'
import {replaceFile} from '@lectern/shared/cache/replace-file'
import {drawInBrowser} from './draw-in-browser.js'
import {type Drawing, sizeDrawing} from './drawing-page.js'

/** Options of `remarkMermaid`. */
export interface RemarkMermaidOptions {
  /** Absolute path of the site root. Drawings are cached in `.site/cache/mermaid`. */
  siteDir: string
  /** Path or name of a Chromium-based browser. Defaults to the first installed one. */
  browser?: string
  /** Mermaid themes by color mode. */
  theme?: {light?: string; dark?: string}
  /** Configuration to pass to Mermaid's `initialize`. */
  options?: Readonly<Record<string, unknown>>
}

/** The parts of a Markdown node that the plugin uses. */
interface MarkdownNode {
  type: string
  lang?: string | null
  value?: string
  children?: MarkdownNode[]
  [field: string]: unknown
}

/** The parts of a file that the plugin uses. */
interface MarkdownFile {
  message(reason: string, place: unknown, origin: string): unknown
}

/** Folder for the drawings, relative to the site root. */
const FOLDER = '.site/cache/mermaid'

/** Version of the cached drawings. Increment it if they change. */
const VERSION = 1

/**
 * Draws `mermaid` code blocks at build time, once per color mode, so that pages need no script. If
 * no browser is installed or a diagram has errors, the plugin adds a warning, and readers' browsers
 * draw the diagram instead.
 *
 * @example
 * ```ts
 * docs: {remarkPlugins: [[remarkMermaid, {siteDir: import.meta.dirname}]]}
 * ```
 */
export function remarkMermaid(settings: RemarkMermaidOptions) {
  return async (tree: MarkdownNode, file: MarkdownFile): Promise<void> => {
    const diagrams = findDiagrams(tree)
    if (diagrams.length === 0) return
    const files = diagrams.flatMap(({value = ''}) => listFiles(value, settings))
    const failures = await drawMissing(files, settings)
    for (const diagram of diagrams) {
      const source = diagram.value ?? ''
      const failure = failures.get(source)
      if (failure === undefined) replace(diagram, listFiles(source, settings))
      else file.message(failure, diagram, 'theme-mermaid:mermaid-not-drawn')
    }
  }
}

function findDiagrams(node: MarkdownNode): MarkdownNode[] {
  if (node.type === 'code' && node.lang === 'mermaid') return [node]
  return (node.children ?? []).flatMap(findDiagrams)
}

/** A drawing for one color mode. */
interface DrawingFile {
  source: string
  theme: string
  mode: 'light' | 'dark'
  name: string
}

function listFiles(source: string, {theme, options}: RemarkMermaidOptions): DrawingFile[] {
  const themes = {light: theme?.light ?? 'default', dark: theme?.dark ?? 'dark'}
  const key = JSON.stringify([VERSION, mermaidVersion(), source, themes, options])
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16)
  return (['light', 'dark'] as const).map((mode) => ({
    source,
    theme: themes[mode],
    mode,
    name: `${hash}-${mode}.svg`
  }))
}

function mermaidVersion(): string {
  const {version} = createRequire(import.meta.url)('mermaid/package.json') as {version: string}
  return version
}

/** Draws the files that don't exist yet. Returns error messages by source. */
async function drawMissing(
  files: readonly DrawingFile[],
  {siteDir, browser, options = {}}: RemarkMermaidOptions
): Promise<ReadonlyMap<string, string>> {
  const folder = path.join(siteDir, FOLDER)
  await fs.mkdir(folder, {recursive: true})
  const known = new Set(await fs.readdir(folder))
  const missing = files.filter(({name}) => !known.has(name))
  if (missing.length === 0) return new Map()
  const drawings = await drawInBrowser(missing, {browser, options}).catch(
    (error: unknown): readonly Drawing[] => missing.map(() => ({error: String(error)}))
  )
  const failures = new Map<string, string>()
  for (const [index, {source, name}] of missing.entries()) {
    const drawing = drawings?.[index] ?? {error: 'No Chromium-based browser is installed.'}
    if ('svg' in drawing) replaceFile(path.join(folder, name), sizeDrawing(drawing.svg))
    else failures.set(source, `The diagram isn't drawn at build time. ${drawing.error}`)
  }
  return failures
}

/** Replaces a code block with two images. CSS shows the one for the color mode. */
function replace(diagram: MarkdownNode, files: readonly DrawingFile[]): void {
  const alt = describe(diagram.value ?? '')
  const images = files.map(({mode, name}) => ({
    type: 'image',
    url: `@site/${FOLDER}/${name}`,
    alt,
    data: {hProperties: {className: [`only-${mode}`]}},
    position: diagram.position
  }))
  Object.assign(diagram, {
    type: 'paragraph',
    data: {hProperties: {className: ['theme-mermaid-image']}},
    children: images
  })
}

/** Returns a diagram's description or title, or else its source. */
function describe(source: string): string {
  const find = (name: string) =>
    new RegExp(`^\\s*${name}\\s*:\\s*(.+)$`, 'm').exec(source)?.[1]?.trim()
  return find('accDescr') ?? find('accTitle') ?? source.replace(/\s+/g, ' ').trim()
}
