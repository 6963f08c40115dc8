import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {checkManifest} from './check-manifest.js'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-manifest-'))
afterAll(() => fs.rmSync(folder, {recursive: true}))
fs.writeFileSync(path.join(folder, 'icon.png'), '')

/** Configuration that links the manifest. */
const configSource = {file: 'site.config.ts', text: "pwaHead: [\n  {href: '/gone.webmanifest'}\n]"}

/** Returns the problems with a manifest with this text, which is linked in the head. */
function findProblems(text: string, href = '/base/site.webmanifest') {
  fs.writeFileSync(path.join(folder, 'site.webmanifest'), text)
  const head = [{tagName: 'link' as const, rel: 'manifest', href}]
  return checkManifest(head, {folder, baseUrl: '/base/', configSource})
}

const check = (text: string, href?: string) => findProblems(text, href).map(({message}) => message)

const withIcon = (src: string) => JSON.stringify({name: 'Tides', icons: [{src}]})

test.each(['icon.png', './icon.png', '/base/icon.png', 'https://cdn.example.com/icon.png'])(
  'accepts an icon at %s, which exists or is external',
  (src) => {
    expect(check(withIcon(src))).toEqual([])
  }
)

test('reports a missing icon', () => {
  expect(check(withIcon('img/gone.png'))).toEqual([
    "The manifest site.webmanifest references the file img/gone.png, which doesn't exist."
  ])
  // A percent sign that doesn't start an escape sequence.
  expect(check(withIcon('img/100%.png'))).toEqual([
    "The manifest site.webmanifest references the file img/100%.png, which doesn't exist."
  ])
})

test('reports a missing manifest, with and without the base URL', () => {
  const message = "`pwaHead` references the file gone.webmanifest, which doesn't exist."
  expect(check('', '/gone.webmanifest')).toEqual([message])
  expect(check('', '/base/gone.webmanifest')).toEqual([message])
  expect(findProblems('', '/gone.webmanifest')).toMatchObject([
    {position: {file: 'site.config.ts', line: 2}}
  ])
})

test.each(['', '{"name": "Tides",}', '[]', 'null', '{"icons": []}', '{"name": "Tides"}'])(
  'reports the invalid manifest %s',
  (text) => {
    expect(check(text)).toEqual([
      "The manifest site.webmanifest isn't a JSON object with `name` and a list of `icons`."
    ])
  }
)
