import fs from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import {createSampleTerminal, createSampleTheme} from '../fixtures/sample-theme.js'
import {chooseComponent} from './choose-component.js'
import {listCopies} from './copied-component.js'
import {overrideComponent} from './override-component.js'
import {listThemeSources} from './theme-source.js'
import {diffCopies, mergeCopies} from './update-copies.js'

const OWL = 'export default function Owl() {\n  const wings = 2\n\n\n\n  return wings\n}\n'
const LARK = 'export default function Lark() {\n  return 1\n}\n'

/** A site with copies of `Owl` and `Lark`. */
async function start() {
  const theme = createSampleTheme({'Owl.jsx': OWL, 'Lark.jsx': LARK})
  const {siteDir, plugins, write} = theme
  const folder = path.join(siteDir, 'src/theme')
  const themes = () => listThemeSources(siteDir, plugins)
  for (const name of ['Owl', 'Lark'])
    await overrideComponent(chooseComponent(themes(), name), {
      siteDir,
      folder,
      action: 'eject',
      language: 'javascript',
      isDanger: false
    })
  const run = async (command: typeof diffCopies, wanted?: string) => {
    const {terminal, printed} = createSampleTerminal()
    const copies = listCopies({siteDir, themePaths: [folder], themes: themes()})
    const codes = await command({siteDir, copies, wanted}, terminal).then(
      () => [],
      (error: unknown) => {
        if (!(error instanceof SiteError)) throw error
        return error.problems.map(({code, position}) => `${code} ${position?.file ?? ''}`.trim())
      }
    )
    return {printed, codes}
  }
  return {
    write,
    run,
    copy: {
      read: (file: string) => fs.readFileSync(path.join(folder, file), 'utf8'),
      write: (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text)
    }
  }
}

test('copies of an unchanged theme have no differences and nothing to merge', async () => {
  const {run} = await start()
  for (const command of [diffCopies, mergeCopies]) {
    const {printed, codes} = await run(command)
    expect([printed.length, codes]).toEqual([1, []])
    expect(printed[0]).toContain('up to date')
  }
})

test("the differences are the theme's changes, without the site's changes", async () => {
  const {write, run, copy} = await start()
  copy.write('Owl.jsx', OWL.replace('return wings', 'return wings + 1'))
  write('Owl.jsx', OWL.replace('= 2', '= 4'))
  const {printed} = await run(diffCopies)
  expect(printed).toHaveLength(1)
  expect(printed[0]?.split('\n').filter((line) => /^[-+] /.test(line))).toEqual([
    '-  const wings = 2',
    '+  const wings = 4'
  ])
})

test('a merge keeps the changes of both sides, and runs only once', async () => {
  const {write, run, copy} = await start()
  copy.write('Owl.jsx', OWL.replace('return wings', 'return wings + 1'))
  write('Owl.jsx', OWL.replace('= 2', '= 4'))
  expect((await run(mergeCopies)).codes).toEqual([])
  expect(copy.read('Owl.jsx')).toBe(OWL.replace('= 2', '= 4').replace('wings\n}', 'wings + 1\n}'))
  expect((await run(mergeCopies)).printed[0]).toContain('up to date')
})

test('a merge of the same lines marks both versions and fails', async () => {
  const {write, run, copy} = await start()
  copy.write('Owl.jsx', OWL.replace('= 2', '= 3'))
  write('Owl.jsx', OWL.replace('= 2', '= 4'))
  expect((await run(mergeCopies)).codes).toEqual(['swizzle-conflict src/theme/Owl.jsx'])
  expect(copy.read('Owl.jsx')).toMatch(/<<<<<<<[\s\S]*= 3[\s\S]*=======[\s\S]*= 4[\s\S]*>>>>>>>/)
  write('Owl.jsx', OWL.replace('= 2', '= 5'))
  expect((await run(mergeCopies)).codes).toEqual(['swizzle-merge-unfinished src/theme/Owl.jsx'])
})

test('merges only the named copy', async () => {
  const {write, run, copy} = await start()
  write('Owl.jsx', OWL.replace('= 2', '= 4'))
  write('Lark.jsx', LARK.replace('1', '5'))
  await run(mergeCopies, '@theme/Lark')
  expect([copy.read('Owl.jsx'), copy.read('Lark.jsx')]).toEqual([OWL, LARK.replace('1', '5')])
})

test('rejects a component that the site hasn’t copied', async () => {
  const {run} = await start()
  expect((await run(diffCopies, 'Wren')).codes).toEqual(['swizzle-copy-unknown'])
})

test('a component that the theme removed is listed as a difference and can’t be merged', async () => {
  const {write, run} = await start()
  write('Lark.jsx')
  expect((await run(diffCopies)).printed[0]).toContain('-export default function Lark() {')
  expect((await run(mergeCopies)).codes).toEqual(['swizzle-component-gone'])
})
