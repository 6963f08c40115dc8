import {expect, test} from 'vitest'
import type {DevSite} from './dev-site.js'
import {createLocalePaths} from './locale-paths.js'

/** Creates a site in a locale with the given pages. */
function createSite(paths: readonly string[], locales = ['en', 'fr', 'de']): DevSite {
  const siteConfig = {i18n: {locales, currentLocale: 'en'}}
  return {
    site: {siteConfig},
    scan: {manifest: {routes: paths.map((path) => ({path}))}}
  } as unknown as DevSite
}

function createReader(pages: Record<string, readonly string[] | undefined>) {
  const loaded: string[] = []
  const reader = createLocalePaths({
    async load(locale) {
      loaded.push(locale)
      const paths = pages[locale]
      if (!paths) throw new Error('No such language.')
      return createSite(paths)
    },
    findServed: (locale) => (locale === 'de' ? createSite(['/de']) : undefined)
  })
  const read = async (site: DevSite) =>
    Object.fromEntries([...(await reader.read(site))].map(([name, paths]) => [name, [...paths]]))
  return {read, loaded}
}

test('doesn’t load the served language, and loads every other one once', async () => {
  const {read, loaded} = createReader({fr: ['/a']})
  const expected = {en: ['/', '/a', '/b'], fr: ['/', '/a'], de: ['/', '/de']}
  expect(await read(createSite(['/a', '/b']))).toEqual(expected)
  expect(await read(createSite(['/a', '/b']))).toEqual(expected)
  expect(loaded).toEqual(['fr'])
})

test('reloads a language in the background if its pages are created or deleted', async () => {
  const pages = {fr: ['/a']}
  const {read, loaded} = createReader(pages)
  await read(createSite(['/a']))
  pages.fr = ['/a', '/b']
  expect((await read(createSite(['/a', '/b']))).fr).toEqual(['/', '/a'])
  await expect.poll(async () => (await read(createSite(['/a', '/b']))).fr).toContain('/b')
  expect(loaded).toEqual(['fr', 'fr'])
})

test('omits a language that can’t be read', async () => {
  const {read} = createReader({})
  expect(Object.keys(await read(createSite(['/a'])))).toEqual(['en', 'de'])
})

test('a site in one language needs no language paths', async () => {
  const {read, loaded} = createReader({})
  expect(await read(createSite(['/a'], ['en']))).toEqual({})
  expect(loaded).toEqual([])
})
