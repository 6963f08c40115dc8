import {expect, test} from 'vitest'
import {findDocsUse} from './docs-use.js'

test.each([
  [`const {docs} = useActiveVersion('default')`, true],
  [`useGlobalData()['x'].default.versions[0].docs`, true],
  [
    `import {useVersions} from 'x'; version.docs.find((doc) => doc.id === version.mainDocId)`,
    false
  ],
  [`config.docs.sidebar`, false],
  [`const {path} = useLayoutDoc('guides/owl')`, true],
  [`const doc = useDocById(props.id)`, true],
  [`const doc = useLayoutDoc(docId, docsPluginId)`, false],
  [`const doc = useDocById(item.docId ?? undefined)`, false],
  [`useActiveDocContext().activeDoc`, false],
  [`useActiveDocContext().alternateDocVersions.current.sidebar`, true],
  [`useActiveDocContext().alternateDocVersions.current.path`, false]
])('whether %j reads the list: %s', (code, isReader) => {
  expect(findDocsUse(code).docs).toBe(isReader)
})

test.each([
  ['const doc = useDocById(props.id)', true],
  ['const {docs} = useDocsVersion()', true],
  ['const {docs} = useActiveVersion()', false],
  ["useLayoutDoc('guides/owl')", false]
])('whether %j reads titles and descriptions: %s', (code, isReader) => {
  expect(findDocsUse(code).texts).toBe(isReader)
})

test('code that reads all sidebars needs their items', () => {
  expect(findDocsUse('const {docsSidebars} = useDocsVersion()').sidebars).toBe(true)
  expect(findDocsUse('useDocsVersion().label').sidebars).toBe(false)
})
