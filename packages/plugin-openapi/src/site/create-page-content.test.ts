import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {expect, onTestFinished, test} from 'vitest'
import {DEFAULT_LABELS} from '../schemas/labels.js'
import createPageContent from './create-page-content.js'
import {createPages} from './create-pages.js'
import {prepareReference, type ReferenceSettings, SETTINGS} from './open-reference.js'
import type {PageRecipe} from './page-recipe.js'
import {DOWNLOAD} from './reference-versions.js'
import {createPageWriter} from './write-pages.js'

function createDescription(summary: string) {
  const get = {operationId: 'listBirds', summary, responses: {200: {description: 'Birds'}}}
  const post = {operationId: 'addBird', summary: 'Add a bird', responses: {}}
  const tags = [{name: 'Operations', description: 'Find **birds**.\n\nAnd count them.'}]
  return {openapi: '3.1.0', info: {title: 'Birds'}, tags, paths: {'/birds': {get, post}}}
}

/** Writes the generated files of a description and returns the recipes of its pages. */
function generate(
  folder: string,
  summary: string,
  pages: ReferenceSettings['options']['pages'] = 'operation'
): ReadonlyMap<string, PageRecipe> {
  const {baseUrl, trailingSlash} = createSiteConfig()
  const document = createDescription(summary)
  const settings: ReferenceSettings = {
    base: '/api',
    download: '/api/openapi.json',
    codeHash: '',
    labels: DEFAULT_LABELS,
    options: {pages, schemas: 'pages', samples: ['shell/curl']},
    siteConfig: {baseUrl, trailingSlash}
  }
  const writer = createPageWriter(folder, '.')
  writer.writeText(DOWNLOAD, JSON.stringify(document))
  writer.writeText(SETTINGS, JSON.stringify(settings))
  const recipes = new Map<string, PageRecipe>()
  createPages({
    reference: prepareReference(document, settings),
    tryIt: false,
    writer: {
      ...writer,
      write(name, recipe) {
        recipes.set(name, recipe)
        return writer.write(name, recipe)
      }
    }
  })
  return recipes
}

function createFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-recipes-'))
  onTestFinished(() => fs.rmSync(folder, {recursive: true}))
  return folder
}

function find(recipes: ReadonlyMap<string, PageRecipe>, name: string): PageRecipe {
  const recipe = recipes.get(name)
  if (!recipe) throw new Error(`${name} has no recipe.`)
  return recipe
}

test('creates the content of each recipe, and reads the description once', async () => {
  const folder = createFolder()
  const memory = new Map<string, unknown>()
  const recipes = generate(folder, 'List birds')
  expect([...recipes.keys()]).toEqual(['overview', 'operation-list-birds', 'operation-add-bird'])
  const titles = []
  for (const recipe of recipes.values()) {
    const {contentTitle} = await createPageContent(recipe, {folder, memory})
    titles.push(contentTitle)
  }
  expect(titles).toEqual(['Birds', 'List birds', 'Add a bird'])
  const [remembered] = memory.values()
  await createPageContent(find(recipes, 'overview'), {folder, memory})
  expect([...memory.values()]).toEqual([remembered])
  expect([...memory.values()][0]).toBe(remembered)
})

test('an operation with samples has a table of contents', async () => {
  const folder = createFolder()
  const recipe = find(generate(folder, 'List birds'), 'operation-list-birds')
  const {toc} = await createPageContent(recipe, {folder, memory: new Map()})
  expect(toc).toEqual([
    {id: 'responses', depth: 2, html: 'Responses'},
    {id: 'response-200', depth: 3, html: 'Response 200'}
  ])
})

test('the page of a tag starts with its description', async () => {
  const folder = createFolder()
  const recipe = find(generate(folder, 'List birds', 'tag'), 'tag-operations')
  const {body, description, sections} = await createPageContent(recipe, {folder, memory: new Map()})
  expect(JSON.stringify(body)).toContain('<p>Find <strong>birds</strong>.</p>')
  expect(description).toBe('Find birds. And count them.')
  expect(sections[0]).toEqual({id: '', heading: '', text: 'Find birds. And count them.'})
})

test('an edit changes only the recipes of the pages that show it', async () => {
  const folder = createFolder()
  const memory = new Map<string, unknown>()
  const before = generate(folder, 'List birds')
  await createPageContent(find(before, 'operation-list-birds'), {folder, memory})
  const after = generate(folder, 'List all birds')
  const changed = [...after].filter(([name, {hash}]) => before.get(name)?.hash !== hash)
  expect(changed.map(([name]) => name)).toEqual(['overview', 'operation-list-birds'])
  const recipe = find(after, 'operation-list-birds')
  await expect(createPageContent(recipe, {folder, memory})).resolves.toMatchObject({
    contentTitle: 'List all birds'
  })
  // Otherwise, the new content would be stored as the old one's.
  await expect(
    createPageContent(find(before, 'operation-list-birds'), {folder, memory})
  ).rejects.toThrow('has just changed')
})
