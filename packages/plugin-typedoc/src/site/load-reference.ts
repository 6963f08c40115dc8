import {join, posix, resolve} from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {loadLabels} from '@lectern/shared/labels/load-labels'
import {findProperty, findQuoted} from '@lectern/shared/problems/find-quoted'
import {joinRoutePath} from '@lectern/shared/url/url-path'
import type {GeneratedEntry} from '@lectern/plugin-docs/sidebar'
import type {SiteContext, SiteProblem} from '@lectern/types'
import {type LoadedDocument, loadDocument} from '../document/load-document.js'
import type {Declaration} from '../model/declaration.js'
import {DEFAULT_LABELS} from '../labels/labels.js'
import type {TypeDocOptions} from '../options/typedoc-options.js'
import {createPages} from '../pages/create-pages.js'
import {createReferencePaths} from '../paths/reference-paths.js'
import {runTypeDoc} from '../run/run-typedoc.js'
import {listEntries} from './create-sidebar.js'
import {writeFiles} from './write-pages.js'

/** A page of a reference. Its content is in a generated file. */
export interface ReferencePage {
  /** Route path. */
  path: string
  title: string
  /** Name of the module whose declarations the page describes. */
  module?: string
  description: string
  /** Path of the generated file, relative to the site root. */
  source: string
}

/** The loaded content of the plugin. */
export interface TypeDocContent {
  /** Path of the JSON file or the first entry point, relative to the site root. */
  file: string
  /** Absolute paths of the files that the content depends on. */
  inputs: readonly string[]
  title: string
  pages: readonly ReferencePage[]
  sidebar: readonly GeneratedEntry[]
  problems: readonly SiteProblem[]
}

/** The project to document, unless it couldn't be read. */
interface TypeDocSource extends Pick<TypeDocContent, 'file' | 'inputs'>, LoadedDocument {}

/** Reads TypeDoc's JSON and writes a Markdown file for each page. */
export async function loadReference(
  context: Pick<
    SiteContext,
    'siteDir' | 'sources' | 'localizationDir' | 'siteConfig' | 'configSource'
  >,
  options: TypeDocOptions
): Promise<TypeDocContent> {
  const {siteDir} = context
  const {id, routeBasePath} = options
  const {labels, problems: labelProblems} = await loadLabels(
    context,
    {plugin: 'typedoc', id},
    DEFAULT_LABELS
  )
  const {file, inputs, project, ...loaded} = await loadProject(context, options)
  const problems = [...labelProblems, ...loaded.problems]
  if (!project) return {file, inputs, title: '', pages: [], sidebar: [], problems}
  const base = joinRoutePath(routeBasePath)
  const {root, locations, clashes} = createReferencePaths(project, base)
  const drafts = createPages(root, {
    locations,
    declarations: listDeclarations(project),
    packages: project.packages,
    labels
  })
  const folder = posix.join('.site', 'typedoc', nameFolder(context, id))
  const written = drafts.map((draft) => ({...draft, name: nameFile(draft.path, base)}))
  await writeFiles(
    join(siteDir, folder),
    written.map(({name, title, description, markdown}) => ({
      name,
      text: writePage({title, description, markdown})
    }))
  )
  return {
    file,
    inputs,
    title: project.name || 'API',
    pages: written.map(({path, title, module, description, name}) => ({
      path,
      title,
      ...(module !== undefined && {module}),
      description,
      source: `${folder}/${name}`
    })),
    sidebar: listEntries(root, {locations, labels}),
    problems: [...problems, ...clashes.map((path) => describeClash(path, file))]
  }
}

/** Reads the JSON file, which TypeDoc writes first if the code is configured instead. */
async function loadProject(
  {siteDir, configSource}: Pick<SiteContext, 'siteDir' | 'configSource'>,
  {id, json, entryPoints, tsconfig}: TypeDocOptions
): Promise<TypeDocSource> {
  if (!entryPoints) {
    const absolutePath = resolve(siteDir, json)
    const file = relativePath(siteDir, absolutePath)
    const option = findProperty('json', json, configSource)
    return {file, inputs: [absolutePath], ...(await loadDocument(absolutePath, {file, option}))}
  }
  const run = await runTypeDoc({siteDir, configSource}, {entryPoints, tsconfig}, id)
  const file = relativePath(siteDir, resolve(siteDir, entryPoints[0] ?? ''))
  const place = {
    file,
    option: findQuoted(entryPoints[0] ?? '', configSource)
  }
  const document = run.json === undefined ? {problems: []} : await loadDocument(run.json, place)
  const problems = [...run.problems, ...document.problems]
  return {file, inputs: run.files, ...document, problems}
}

/**
 * Returns the name of the folder for generated files. Their text contains labels, and a build reads
 * all locales before it compiles the first one, so each locale has its own folder.
 */
function nameFolder({siteConfig}: Pick<SiteContext, 'siteConfig'>, id: string): string {
  const {currentLocale, defaultLocale} = siteConfig.i18n
  return currentLocale === defaultLocale ? id : `${id}@${currentLocale}`
}

/** Returns the filename of a page. Slugs contain no underscore, so names can't clash. */
function nameFile(path: string, base: string): string {
  const inner = base === '/' ? path.slice(1) : path.slice(base.length + 1)
  return `${inner === '' ? '_overview' : inner.replaceAll('/', '_')}.md`
}

/** Writes the text of a page. Strings in JSON are valid in YAML. */
function writePage({
  title,
  description,
  markdown
}: Pick<ReferencePage, 'title' | 'description'> & {markdown: string}): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
mdx:
  format: mdx
---

${markdown}
`
}

function listDeclarations(project: Declaration): ReadonlyMap<number, Declaration> {
  const declarations = new Map<number, Declaration>()
  const add = (declaration: Declaration) => {
    declarations.set(declaration.id, declaration)
    declaration.children.forEach(add)
  }
  add(project)
  return declarations
}

function describeClash(path: string, file: string): SiteProblem {
  return {
    code: 'typedoc-name-clash',
    message: `Several declarations in ${file} have the path \`${path}\`.`,
    position: {file},
    hint: "Rename one of them, so that its URL doesn't depend on the order.",
    policy: 'warn'
  }
}
