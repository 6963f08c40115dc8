import type {DocsGlobalData, DocsVersionData} from '@lectern/types'
import {expect, test} from 'vitest'
import {findActivePlugin, findActiveVersion} from './find-docs-location.js'

function docs(path: string, versionPaths: readonly string[] = []): DocsGlobalData {
  const versions = versionPaths.map(
    (versionPath): DocsVersionData => ({
      ...{name: versionPath, label: '', isLast: false, path: versionPath, mainDocId: ''},
      ...{docs: [], draftIds: [], sidebars: {}}
    })
  )
  return {path, breadcrumbs: true, versions}
}

test.each([
  ['/docs', 'default'],
  ['/docs/a', 'default'],
  ['/docs/api', 'api'],
  ['/docs/api/x/y', 'api'],
  ['/docs-of-others', undefined],
  ['/', undefined]
])('%s belongs to %s', (path, pluginId) => {
  const all = {default: docs('/docs'), api: docs('/docs/api')}
  expect(findActivePlugin(all, path)?.pluginId).toBe(pluginId)
})

test('docs at the root match every path that no other instance matches', () => {
  const all = {default: docs('/'), community: docs('/community')}
  expect(findActivePlugin(all, '/a')?.pluginId).toBe('default')
  expect(findActivePlugin(all, '/community/a')?.pluginId).toBe('community')
})

test('the latest version matches paths that no older version matches', () => {
  const data = docs('/docs', ['/docs', '/docs/1.0'])
  expect(findActiveVersion(data, '/docs/1.0/a')?.name).toBe('/docs/1.0')
  expect(findActiveVersion(data, '/docs/1.0.0')?.name).toBe('/docs')
})
