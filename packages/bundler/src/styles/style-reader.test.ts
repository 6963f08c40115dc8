import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {beforeEach, expect, test, vi} from 'vitest'
import {createStyleReader} from './style-reader.js'

beforeEach(() => {
  // Threads can't change their folder.
  vi.spyOn(process, 'chdir').mockReturnValue()
})

/**
 * Creates a reader with a PostCSS plugin that adds the text of `docs/words.md` to each stylesheet.
 *
 * @param others - Names of other PostCSS plugins.
 */
function createReader(files: Readonly<Record<string, string>>, others: readonly string[] = []) {
  const siteDir = createTemporarySite(files)
  fs.mkdirSync(path.join(siteDir, 'node_modules'))
  for (const name of ['sass', 'postcss']) {
    const installed = new URL(`../../../../node_modules/${name}`, import.meta.url)
    fs.symlinkSync(fileURLToPath(installed), path.join(siteDir, 'node_modules', name), 'junction')
  }
  const at = (file: string) => path.join(siteDir, file)
  const plugin = {
    postcssPlugin: 'words',
    OnceExit(
      root: {append(css: string): void},
      {result}: {result: {messages: Record<string, string>[]}}
    ) {
      root.append(fs.readFileSync(at('docs/words.md'), 'utf8'))
      result.messages.push({type: 'dir-dependency', plugin: 'words', dir: at('docs')})
    }
  }
  const reader = createStyleReader({
    siteDir,
    cacheDir: at('.site'),
    postCss: {key: 'words', load: async () => [plugin, ...others]}
  })
  return {reader, at, write: (file: string, text: string) => fs.writeFileSync(at(file), text)}
}

const FILES = {
  'site.scss': "@use 'depth';\nmain { top: depth.$top }\n",
  '_depth.scss': '$top: 1px;\n',
  'docs/words.md': 'b { color: red }'
}

test('runs PostCSS again when content changes, but compiles Sass only when its files change', async () => {
  const {reader, at, write} = createReader(FILES)
  const read = async () => (await reader.read(at('site.scss'))).css
  expect(await read()).toMatch(/top: 1px[\s\S]*red/)
  // Isn't read while the Sass files are unchanged.
  write('_depth.scss', '$top: 2px;\n')
  write('docs/words.md', 'b { color: navy }')
  expect(await reader.forget([at('docs/words.md')])).toEqual([at('site.scss')])
  expect(await read()).toMatch(/top: 1px[\s\S]*navy/)
  await reader.forget([at('_depth.scss')])
  expect(await read()).toMatch(/top: 2px[\s\S]*navy/)
})

test('reads everything again once it’s cleared', async () => {
  const {reader, at, write} = createReader(FILES)
  await reader.read(at('site.scss'))
  write('_depth.scss', '$top: 2px;\n')
  reader.clear()
  expect((await reader.read(at('site.scss'))).css).toContain('top: 2px')
})

test('a PostCSS plugin can be installed after an error', async () => {
  const {reader, at, write} = createReader(FILES, ['postcss-birds'])
  const read = async () => (await reader.read(at('site.scss'))).css
  await expect(read()).rejects.toThrow("The PostCSS plugin postcss-birds isn't installed.")
  fs.mkdirSync(at('node_modules/postcss-birds'))
  write('node_modules/postcss-birds/index.js', "module.exports = {postcssPlugin: 'birds'}")
  await reader.forget([])
  expect(await read()).toContain('top: 1px')
})
