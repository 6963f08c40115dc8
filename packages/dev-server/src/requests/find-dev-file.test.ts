import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {findDevFile} from './find-dev-file.js'

const here = fileURLToPath(new URL('.', import.meta.url))
const settings = {
  folders: {site: '/nowhere', vendor: '/nowhere'},
  staticDirs: ['/nowhere', here],
  assets: {
    published: () => [{url: '/assets/images/a-b-12.png', copyFrom: '/site/docs/a b.png'}]
  },
  dataFiles: [{name: 'sidebar-docs', data: [1]}]
}

test('finds static files but not folders', () => {
  const file = path.join(here, 'find-dev-file.ts')
  expect(findDevFile('/find-dev-file.ts', settings)).toEqual({file, isHashed: false})
  expect(findDevFile('/', settings)).toBeUndefined()
  expect(findDevFile('/missing.png', settings)).toBeUndefined()
})

test('finds the file in the last static folder, as in builds', () => {
  const root = createTemporarySite({'a/x.txt': '1', 'b/x.txt': '2', 'a/y': '3', 'b/y.html': '4'})
  const staticDirs = ['a', 'b'].map((name) => path.join(root, name))
  const find = (urlPath: string) => findDevFile(urlPath, {...settings, staticDirs})
  expect(find('/x.txt')).toMatchObject({file: path.join(root, 'b/x.txt')})
  expect(find('/y')).toMatchObject({file: path.join(root, 'a/y')})
})

test('finds HTML files in static folders as hosts do', () => {
  const root = createTemporarySite({
    'static/storybook/index.html': '',
    'static/storybook/about.html': '',
    'static/empty/a.txt': ''
  })
  const find = (urlPath: string) => {
    const found = findDevFile(urlPath, {...settings, staticDirs: [path.join(root, 'static')]})
    return found && 'file' in found ? path.relative(root, found.file) : undefined
  }
  expect(['/storybook/', '/storybook/about', '/storybook', '/empty/'].map(find)).toEqual([
    'static/storybook/index.html',
    'static/storybook/about.html',
    undefined,
    undefined
  ])
})

test('follows links to files, but not to folders outside the static folder', () => {
  const root = createTemporarySite({
    'secret/key.txt': 'key',
    'static/a.txt': 'a',
    'static/in/b.txt': 'b'
  })
  fs.symlinkSync('../secret', path.join(root, 'static/out'))
  fs.symlinkSync('a.txt', path.join(root, 'static/linked.txt'))
  fs.symlinkSync('static', path.join(root, 'public'))
  const find = (urlPath: string) =>
    findDevFile(urlPath, {...settings, staticDirs: [path.join(root, 'public')]}) !== undefined
  expect(['/a.txt', '/in/b.txt', '/linked.txt', '/out/key.txt'].map(find)).toEqual([
    ...[true, true, true],
    false
  ])
})

test('finds the source of an image by its hashed name', () => {
  expect(findDevFile('/assets/images/a-b-12.png', settings)).toEqual({
    file: '/site/docs/a b.png',
    isHashed: true
  })
})

test('returns a data file by its name in the index', () => {
  const index = findDevFile('/assets/data/index.json', settings)
  const names = JSON.parse(index && 'text' in index ? index.text : '{}') as Record<string, string>
  expect(findDevFile(`/${names['sidebar-docs']}`, settings)).toEqual({text: '[1]', isHashed: false})
})
