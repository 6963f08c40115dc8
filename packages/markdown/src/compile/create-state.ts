import {createMagicComments} from '@lectern/shared/code/magic-comments'
import {parseFrontMatter} from '@lectern/shared/front-matter/front-matter'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'
import type {MarkdownFunctions, MarkdownOptions} from '@lectern/types'
import {type AddLanguages, createLanguages, type Languages} from '../code/code-languages.js'
import {createHighlighter} from '../code/highlighter.js'
import type {SnippetSource} from '../code/read-snippet.js'
import {markExcerpt} from '../excerpt/mark-excerpt.js'
import {prepareText} from '../source/prepare-text.js'
import type {CompileState} from '../state/compile-state.js'
import type {EmbedSource} from '../state/embed-source.js'
import {PluginFailure} from '../state/guard-plugins.js'
import type {CompileTools} from './compile-tools.js'

/** A text to compile, with its front matter. */
export interface ContentSource {
  text: string
  format: 'md' | 'mdx'
  /** Front matter, if the site parses it itself. */
  frontMatter?: Readonly<Record<string, unknown>>
  /** Content of the files that `findSnippetTargets` returned, by target. */
  snippets?: Readonly<Record<string, SnippetSource>>
  /** The parts of plugins' pages that `findEmbedNames` returned. */
  embeds?: EmbedSource | undefined
  /**
   * Page URLs for links to Markdown files, by target as in `findLinkTargets`. The site's plugins
   * see these URLs.
   */
  linkUrls?: Readonly<Record<string, string>>
}

/** Options that depend on where the content is used. */
export interface CompileSettings {
  /** Whether to create a module in any case, because a different file imports the content. */
  live?: boolean
  /** Whether live content leaves its static parts out of the module (`ContentRecord.parts`). */
  splitParts?: boolean
  /** Module that exports `useMDXComponents`. Compiled modules get their components from it. */
  providerImportSource?: string
  /** Like `providerImportSource`, but without writer components. */
  baseProviderImportSource?: string
  /** The site's functions that `options.functions` lists. */
  functions?: MarkdownFunctions
  /** Absolute path of the file, for the site's functions. */
  filePath?: string
  /** Parts of the compiler that pages can share. */
  tools?: CompileTools
  /** Signal that stops the wait for a plugin that never returns. Its reason is reported. */
  signal?: AbortSignal
}

/** Runs the site's preprocessor. */
export function preprocess(
  fileContent: string,
  {functions, filePath = ''}: Pick<CompileSettings, 'functions' | 'filePath'>
): string {
  if (!functions?.preprocessor) return fileContent
  try {
    return functions.preprocessor({filePath, fileContent})
  } catch (error) {
    throw new PluginFailure('preprocessor', error)
  }
}

/** Runs the site's function that adds languages. */
function addLanguages(own: AddLanguages, add: Languages['add']): void {
  try {
    add(own)
  } catch (error) {
    throw new PluginFailure('prism-include-languages', error)
  }
}

/** Creates the state of a compilation. */
export function createState(
  {text, format, frontMatter, snippets = {}, embeds, linkUrls}: ContentSource,
  options: MarkdownOptions,
  {functions = {}, filePath, signal, tools, live = false}: CompileSettings
): CompileState {
  const {yaml, body, lineOffset} = splitFrontMatter(text)
  const {find, add} = tools?.languages ?? createLanguages()
  if (functions.addLanguages) addLanguages(functions.addLanguages, add)
  const comments = options.code?.magicComments ?? []
  return {
    text: prepareText(markExcerpt(body, options.truncateMarker), {
      format,
      hasContainers: options.admonitions !== false && options.mdx1Compat?.admonitions !== false,
      hasHeadingIds: options.mdx1Compat?.headingIds !== false
    }),
    functions,
    filePath,
    signal,
    authorLines: body.split('\n'),
    lineOffset,
    yaml,
    readFrontMatter: () => frontMatter ?? parseFrontMatter(yaml, '').data,
    options,
    snippets,
    embeds,
    isImported: live,
    linkUrls,
    highlighter: createHighlighter(find),
    readMagicComments:
      tools && comments.length === 0 ? tools.readMagicComments : createMagicComments(comments),
    links: [],
    assets: [],
    toc: [],
    problems: [],
    features: new Set(),
    components: [],
    shownEmbeds: []
  }
}
