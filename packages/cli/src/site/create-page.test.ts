import fs from 'node:fs'
import path from 'node:path'
import type {PageTemplate} from '@lectern/types'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {describe, expect, test} from 'vitest'
import {createPage, findPageTemplate} from './create-page.js'

const template: PageTemplate = {
  kind: 'doc',
  folder: 'docs',
  create: ({title, slug, date}) => ({name: `${date}-${slug}.md`, text: `# ${title}\n`})
}
const create = (siteDir: string, title: string, folder?: string) =>
  createPage(template, {siteDir, title, date: '2027-01-31', folder})

/** Runs a function that throws, and returns the problems of its error. */
const failing = (message: string, hint: string) =>
  expect.objectContaining({problems: [expect.objectContaining({message, hint})]})

describe('a new page', () => {
  test('is written to the folder of its plugin', () => {
    const siteDir = createTemporarySite()
    expect(create(siteDir, 'Build a “nest box”')).toBe('docs/2027-01-31-build-a-nest-box.md')
    expect(create(siteDir, '鳥の名前', 'guides/birds')).toBe(
      'docs/guides/birds/2027-01-31-鳥の名前.md'
    )
    const text = fs.readFileSync(path.join(siteDir, 'docs/2027-01-31-build-a-nest-box.md'), 'utf8')
    expect(text).toBe('# Build a “nest box”\n')
  })

  test('never overwrites a file', () => {
    const siteDir = createTemporarySite({'docs/2027-01-31-owl.md': 'mine'})
    expect(() => create(siteDir, 'Owl')).toThrow(
      failing(
        'The file docs/2027-01-31-owl.md already exists.',
        'Choose a different title, or edit the file.'
      )
    )
    expect(fs.readFileSync(path.join(siteDir, 'docs/2027-01-31-owl.md'), 'utf8')).toBe('mine')
  })

  test('needs a title with letters or digits', () => {
    expect(() => create(createTemporarySite(), '!?')).toThrow(
      failing(
        `The title "!?" has no letters or digits, so there's no filename for it.`,
        'Choose a different title, e.g. `"Build a nest box"`.'
      )
    )
  })

  test.each(['..', '../blog', 'a/../../blog', '/tmp'])('stays in its folder: %s', (folder) => {
    expect(() => create(createTemporarySite(), 'Owl', folder)).toThrow(
      failing(
        `The folder ${folder} is outside docs, the folder for a new doc.`,
        'Name a folder inside docs, e.g. `--folder guides`.'
      )
    )
  })
})

describe('a template', () => {
  const instance = (id: string) => ({plugin: {getPageTemplates: () => [template]}, id})
  const plugins = [{plugin: {}, id: 'default'}, instance('default'), instance('community')]

  test('is found by kind and instance', () => {
    expect(findPageTemplate(plugins, 'doc', 'community')).toBe(template)
    expect(findPageTemplate([instance('community')], 'doc', 'default')).toBe(template)
  })

  test('that is missing is reported with the valid kinds or instances', () => {
    expect(() => findPageTemplate(plugins, 'docs', 'default')).toThrow(
      failing("The page kind `docs` doesn't exist.", 'Did you mean `doc`?')
    )
    expect(() => findPageTemplate(plugins, 'image', 'default')).toThrow(
      failing("The page kind `image` doesn't exist.", 'Use one of: doc, version.')
    )
    expect(() => findPageTemplate(plugins, 'doc', 'api')).toThrow(
      failing(
        'No plugin instance with the ID `api` creates `doc` pages.',
        'Pass `--id` with one of: default, community.'
      )
    )
  })
})
