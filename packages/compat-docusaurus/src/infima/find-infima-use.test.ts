import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createUseTest, usesInfima} from './find-infima-use.js'
import {readInfimaNames} from './infima-names.js'

const names = readInfimaNames()
const isUse = createUseTest(names)

test.each([
  ':root { --ifm-color-primary: teal }',
  '.hero { border: 0 }',
  'a.own, .card > b { margin: 0 }',
  '<div className="own margin-top--md">',
  "<div class='row'>",
  '<div className={clsx("own", isWide && "col--8")}>',
  '<b className={"badge badge--" + kind}>',
  "const name = clsx('hero__title', styles.title)"
])('%s uses Infima', (text) => {
  expect(isUse(text)).toBe(true)
})

test.each([
  'A card has a button in a row of tabs.',
  '.own-card { margin: 0 }',
  '<div className="own">card</div>',
  'const card = {row: 1, hero: button}',
  '<Card button row="2" />'
])('%s doesn’t use Infima', (text) => {
  expect(isUse(text)).toBe(false)
})

test('an unchanged file isn’t read again, but a changed one is', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'infima-use-'))
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}))
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true})
    fs.writeFileSync(path.join(siteDir, file), text)
  }
  const uses = (given = names) =>
    usesInfima({siteDir, cacheDir: path.join(siteDir, '.site'), stylesheets: [], names: given})
  write('docs/a.mdx', '# A\n\n<div className="own">text</div>\n')
  write('node_modules/b/b.css', '.card {}')
  expect(uses()).toBe(false)
  // With these names, the file counts as a use, but the previous result is cached.
  expect(uses({...names, classes: new Set(['own'])})).toBe(false)
  write('docs/a.mdx', '# A\n\n<div className="card">text</div>\n')
  expect(uses()).toBe(true)
})
