import {join, posix, resolve} from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {joinRoutePath} from '@lectern/shared/url/url-path'
import type {GeneratedEntry} from '@lectern/plugin-docs/sidebar'
import type {SiteContext, SiteProblem} from '@lectern/types'
import {loadDocument} from '../document/load-document.js'
import type {Declaration} from '../model/declaration.js'
import type {TypeDocOptions} from '../options/typedoc-options.js'
import {createPages} from '../pages/create-pages.js'
import {createReferencePaths} from '../paths/reference-paths.js'
import {listEntries} from './create-sidebar.js'
import {writeFiles} from './write-pages.js'

/** A page of a reference. Its content is in a generated file. */
export interface ReferencePage {
  /** Route path. */
  path: string
  title: string
  description: string
  /** Path of the generated file, relative to the site root. */
  source: string
}

/** The loaded content of the plugin. */
export interface TypeDocContent {
  /** Path of the JSON file, relative to the site root. */
  file: string
  title: string
  pages: readonly ReferencePage[]
  sidebar: readonly GeneratedEntry[]
  problems: readonly SiteProblem[]
}

/** Reads TypeDoc's JSON and writes a Markdown file for each page. */
export async function loadReference(
  {siteDir}: Pick<SiteContext, 'siteDir'>,
  {id, json, routeBasePath}: TypeDocOptions
): Promise<TypeDocContent> {
  const absolutePath = resolve(siteDir, json)
  const file = relativePath(siteDir, absolutePath)
  const {project, problems} = await loadDocument(absolutePath, file)
  if (!project) return {file, title: '', pages: [], sidebar: [], problems}
  const base = joinRoutePath(routeBasePath)
  const {root, locations, clashes} = createReferencePaths(project, base)
  const drafts = createPages(root, {locations, names: listNames(project)})
  const folder = posix.join('.site', 'typedoc', id)
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
    title: project.name || 'API',
    pages: written.map(({path, title, description, name}) => ({
      path,
      title,
      description,
      source: `${folder}/${name}`
    })),
    sidebar: listEntries(root, locations),
    problems: [...problems, ...clashes.map((path) => describeClash(path, file))]
  }
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

function listNames(project: Declaration): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  const add = (declaration: Declaration) => {
    names.set(declaration.id, declaration.name)
    declaration.children.forEach(add)
  }
  add(project)
  return names
}

function describeClash(path: string, file: string): SiteProblem {
  return {
    code: 'typedoc-name-clash',
    message: `Several declarations in ${file} have the path \`${path}\`.`,
    position: {file},
    hint: 'Rename one of them, so that its URL doesn’t depend on the order.',
    policy: 'warn'
  }
}
