import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createGatheredFolders} from './gathered-folders.js'
import {createOriginalNamer, nameOriginals} from './name-originals.js'

test('problems name originals, and equal problems are returned once', async () => {
  const siteDir = createTemporarySite({'docs/a.md': '', 'docs/a.mdx': ''})
  const files = new Map(
    ['a.md', 'a.mdx'].map((name) => [name, {original: path.join(siteDir, 'docs', name)}])
  )
  await createGatheredFolders(siteDir).gather('docs-version-2', {home: 'old/version-2', files})
  const problem = (folder: string, name: string): SiteProblem => ({
    code: 'image-missing',
    message: `The image in ${folder}/${name} doesn't exist.`,
    position: {file: `${folder}/${name}`, line: 3},
    hint: `Add ${folder}/img/b.png.`
  })
  const copies = '.site/docs-version-2'
  expect(
    nameOriginals(
      [problem('docs', 'a.mdx'), problem(copies, 'a.mdx'), problem(copies, 'a.md')],
      siteDir
    )
  ).toEqual([
    problem('docs', 'a.mdx'),
    {...problem('docs', 'a.mdx'), hint: 'Add old/version-2/img/b.png.'},
    {...problem('docs', 'a.md'), hint: 'Add old/version-2/img/b.png.'}
  ])
  const other = [problem('.site/cache', 'a.md')]
  expect(nameOriginals(other, siteDir)).toEqual(other)
  expect(createOriginalNamer(siteDir)(`${copies}/a.md`)).toBe('docs/a.md')
})

test('equal problems without gathered paths are kept as they are', () => {
  const problems: SiteProblem[] = [{code: 'broken-link', message: 'a'}]
  expect(nameOriginals(problems, '/missing')).toBe(problems)
})
