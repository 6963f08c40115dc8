import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import type {PageRecipe} from './page-recipe.js'
import {createPageWriter} from './write-pages.js'

function recipe(hash: string): PageRecipe {
  return {page: 'operation', slug: 'jay', hash}
}

test('writes changed pages, keeps others as they are, and deletes old ones', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-pages-'))
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}))
  const fileOf = (name: string) => path.join(siteDir, '.site/api', name)
  const first = createPageWriter(siteDir, '.site/api')
  expect(first.write('jay', recipe('Jay'))).toBe('.site/api/jay.content.json')
  first.write('owl', recipe('Owl'))
  first.write('kite', recipe('Kite'))
  first.writeText('openapi.json', '{}')
  first.finish()
  const past = new Date(2000, 0)
  for (const name of fs.readdirSync(fileOf(''))) fs.utimesSync(fileOf(name), past, past)

  const second = createPageWriter(siteDir, '.site/api')
  second.write('jay', recipe('Jay'))
  second.write('owl', recipe('Barn owl'))
  second.writeText('openapi.json', '{}')
  second.finish()
  expect(fs.readdirSync(fileOf('')).sort()).toEqual([
    'jay.content.json',
    'openapi.json',
    'owl.content.json'
  ])
  expect(fs.statSync(fileOf('jay.content.json')).mtime).toEqual(past)
  expect(JSON.parse(fs.readFileSync(fileOf('owl.content.json'), 'utf8'))).toEqual({
    format: 1,
    recipe: recipe('Barn owl')
  })
})
