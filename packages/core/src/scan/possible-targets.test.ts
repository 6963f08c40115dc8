import {createRoute} from '@lectern/testing/create-route'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {joinUnknownParts} from '../plugins/unknown-parts.js'
import {createPossibleTargets} from './possible-targets.js'

const routes = [
  createRoute('/docs/a', {plugin: {name: 'docs', id: 'default'}}),
  createRoute('/blog/b', {plugin: {name: 'blog', id: 'default'}})
]

function create(files: Record<string, string>, settings: object = {}) {
  const siteDir = createTemporarySite(files)
  const failures = Object.keys(files).map((file) => ({
    code: 'front-matter-invalid' as const,
    message: file,
    position: {file}
  }))
  return createPossibleTargets({
    siteDir,
    routes,
    unknownParts: joinUnknownParts(),
    failures,
    ...settings
  })
}

test('a URL may belong to a file whose name or front matter contains its last segment', () => {
  const targets = create({'docs/old-name.md': '---\nslug: [/new-name\n---\nSee /docs/else.'})
  expect(targets.isUrl('/docs/new-name')).toBe(true)
  expect(targets.isUrl('/docs/old-name/')).toBe(true)
  expect(targets.isUrl('/docs/else')).toBe(false)
  expect(targets.isFile('docs/old-name.md')).toBe(true)
  expect(targets.isFile('docs/b.md')).toBe(false)
})

test('a URL may belong to a category whose label is in the sidebars', () => {
  const targets = create({'sidebars.js': "module.exports = {a: [{label: 'Getting started'}]}"})
  expect(targets.isUrl('/docs/category/getting-started')).toBe(true)
})

test('a URL may belong to a plugin that failed if no other plugin has pages next to it', () => {
  const targets = create({}, {unknownParts: joinUnknownParts({isIncomplete: true})})
  expect(targets.isUrl('/docs/c')).toBe(false)
  expect(targets.isUrl('/api/c')).toBe(true)
})

test('a URL may belong to a plugin whose options were left out', () => {
  const targets = create({}, {unknownParts: joinUnknownParts({plugins: ['docs']})})
  expect(targets.isUrl('/docs/c')).toBe(true)
  expect(targets.isUrl('/blog/c')).toBe(false)
})

test('a URL may belong to a page that has an error without a position', () => {
  const failures = [{code: 'route-path-invalid' as const, message: '/../x is no path.'}]
  const targets = create({}, {failures})
  expect(targets.isUrl('/x')).toBe(true)
  expect(targets.isUrl('/docs/x')).toBe(false)
})

test('no link target is uncertain if there are no errors', () => {
  const targets = create({})
  expect(targets.isUrl('/docs/c')).toBe(false)
  expect(targets.isFile('docs/c.md')).toBe(false)
})
