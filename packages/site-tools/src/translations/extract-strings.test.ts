import path from 'node:path'
import {findTranslations} from '@lectern/bundler/translations'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {extractStrings} from './extract-strings.js'
import {listCodeFiles} from './list-code-files.js'

const IMPORT = `import Translate, {translate} from '@docusaurus/Translate'\n`

function extract(files: Readonly<Record<string, string>>) {
  const siteDir = createTemporarySite(files)
  return extractStrings(listCodeFiles([path.join(siteDir, 'src')]), siteDir, findTranslations)
}

test('finds strings in components and code, with their notes for translators', () => {
  const {content, problems} = extract({
    'src/pages/a.tsx': `${IMPORT}export default () => <Translate id="a" description="d">Hello</Translate>`,
    'src/b.js': `${IMPORT}export const b = [translate({id: 'b', message: 'B' + 'C'}), translate({message: 'No id'})]`,
    'src/c.test.ts': `${IMPORT}translate({id: 'test'})`,
    'src/node_modules/x/i.js': `${IMPORT}translate({id: 'package'})`
  })
  expect(problems).toEqual([])
  expect(content).toEqual({
    a: {message: 'Hello', description: 'd'},
    b: {message: 'BC'},
    'No id': {message: 'No id'}
  })
})

test('reports the position of strings that aren’t static, and extracts the others', () => {
  const {content, problems} = extract({
    'src/a.tsx': `${IMPORT}\nexport const a = (x) => [\n  translate({id: x}),\n  <Translate>{x}</Translate>,\n  <Translate />,\n  translate({id: 'ok'})\n]`
  })
  expect(content).toEqual({ok: {message: 'ok'}})
  expect(
    problems.map(({code, message, position}) => [code, message, position?.line, position?.column])
  ).toEqual([
    [
      'translation-not-static',
      "The string in `translate()` can't be extracted: its id is not one plain string.",
      4,
      3
    ],
    [
      'translation-not-static',
      "The string in `<Translate>` can't be extracted: its message is not one plain string.",
      5,
      3
    ],
    [
      'translation-not-static',
      "The string in `<Translate>` can't be extracted: it has neither id nor message.",
      6,
      3
    ]
  ])
})

test('rejects two different strings with the same ID', () => {
  const {content, problems} = extract({
    'src/a.ts': `${IMPORT}translate({id: 'a', message: 'One'})\ntranslate({id: 'a', message: 'Two'})\ntranslate({id: 'a'})`
  })
  expect(content).toEqual({a: {message: 'One'}})
  expect(problems.map(({code, position}) => [code, position?.line])).toEqual([
    ['translation-conflict', 3]
  ])
})
