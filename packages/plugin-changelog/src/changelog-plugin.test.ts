import {createSiteContext} from '@lectern/testing/create-site-context'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {changelogPlugin} from './changelog-plugin.js'
import {openChangelog} from './fixtures/sample-changelog.js'

function open(files: Readonly<Record<string, string>>, options: object = {}) {
  const sample = openChangelog({files, options})
  return {plugin: changelogPlugin(sample.context, sample.options), siteDir: sample.context.siteDir}
}

test('the development server watches a single file, its authors and its translation', () => {
  const {plugin, siteDir} = open({}, {path: 'notes/NEWS.md'})
  expect(plugin.getPathsToWatch?.()).toEqual(
    ['notes/NEWS.md', 'notes/authors.yml', 'i18n/en/changelog'].map((file) => join(siteDir, file))
  )
})

test('the development server watches a folder and its translation', () => {
  const {plugin, siteDir} = open({}, {path: 'notes', id: 'app'})
  expect(plugin.getPathsToWatch?.()).toEqual(
    ['notes', 'i18n/en/changelog-app'].map((file) => join(siteDir, file))
  )
})

test('numbers and hashes in releases link to the repository', () => {
  const {plugin} = open({}, {repository: 'https://example.com/owner/name'})
  expect(plugin.extendMarkdown?.().repository).toBe('https://example.com/owner/name')
})

const DOCUSAURUS = {
  siteConfig: {...createSiteContext().siteConfig, compatibility: 'docusaurus'}
} as const

test('in Docusaurus projects, every page links to the feeds, unless a release has no date', async () => {
  const linksOf = async (text: string) => {
    const {context, options} = openChangelog({
      ...{files: {'CHANGELOG.md': text}, options: {}, context: DOCUSAURUS}
    })
    const plugin = changelogPlugin(context, options)
    const content = await plugin.loadContent?.()
    return content && plugin.injectHtmlTags?.(content).headTags?.length
  }
  expect(await linksOf('## 1.0.0 (2024-01-01)\n\nFirst.\n')).toBe(2)
  expect(await linksOf('## 1.0.0\n\nFirst.\n')).toBe(0)
})

test('titles can be translated', async () => {
  const {plugin} = open({'CHANGELOG.md': '## 1.0.0 (2024-01-01)\n\nFirst.\n'})
  const content = await plugin.loadContent?.()
  if (!content) throw new Error('Nothing was loaded.')
  const files = (await plugin.getTranslationFiles?.({content})) ?? []
  const texts = files.flatMap((file) => Object.values(file.content).map(({message}) => message))
  expect(texts).toEqual(expect.arrayContaining(['Changelog', 'All releases']))
  const translationFiles = files.map((file) => ({
    ...file,
    content: Object.fromEntries(
      Object.entries(file.content).map(([key, {message}]) => [key, {message: `${message} (fr)`}])
    )
  }))
  const translated = await plugin.translateContent?.({content, translationFiles})
  const routes =
    translated && (await plugin.createRoutes?.(translated, {translate: ({message}) => message}))
  const list = routes?.routes.find(({path}) => path === '/changelog')
  expect(list?.props.blogTitle).toBe('Changelog (fr)')
})
