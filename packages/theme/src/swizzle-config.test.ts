import {existsSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {SAFE_TO_EJECT} from './swizzle-config.js'

/** Stable modules in `behavior`: small functions, contexts, default titles and the types of public props. */
const LASTING: ReadonlySet<string> = new Set([
  'admonition/admonition-titles',
  'code/code-block-classes',
  'code/code-block-context',
  'markup/join-classes',
  'markup/inner-html',
  'navbar/navbar-item-props'
])

function readComponent(name: string): string {
  const files = [`./components/${name}.tsx`, `./components/${name}/index.tsx`]
  const file = files.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url))
  return file ? readFileSync(file, 'utf8') : ''
}

test.each(SAFE_TO_EJECT)(
  '%s is safe to copy because it imports nothing that may change',
  (name) => {
    const text = readComponent(name)
    expect(text).toContain('export default')
    const modules = [...text.matchAll(/behavior\/([\w/-]+)/g)].map(([, module = '']) => module)
    expect(modules.filter((module) => !LASTING.has(module))).toEqual([])
  }
)
