import {spawn, type ChildProcess} from 'node:child_process'
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {test as base} from 'playwright/test'

const CLI = fileURLToPath(new URL('../../packages/core/bin/site.mjs', import.meta.url))

/** The site that is written on in the tests of the development server. */
const FILES: Readonly<Record<string, string>> = {
  'site.config.mjs': `export default {
  title: 'Draft',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, theme: {customCss: './src/css/custom.css'}}]],
  themeConfig: {navbar: {title: 'Draft'}}
}
`,
  'src/css/custom.css': 'h1 { color: rgb(1, 2, 3) }\n',
  'src/components/counter.jsx': `import {useState} from 'react'

export default function Counter() {
  const [count, setCount] = useState(0)
  return <button data-testid="counter" onClick={() => setCount(count + 1)}>Counted {count}</button>
}
`,
  'docs/intro.md': `---
title: Intro
sidebar_position: 1
---

The first words.

<input id="field">

${'Filling paragraph of a page that has to be long.\n\n'.repeat(60)}
The last words.
`,
  'docs/other.md': `---
title: Other
sidebar_position: 2
---

Go to the [intro](./intro.md).
`,
  'docs/live.mdx': `---
title: Live
sidebar_position: 3
---

import Counter from '../src/components/counter'

Words above.

<Counter />
`
}

/** A site that the development server shows while the test changes it. */
export interface DevSite {
  /** Without a slash at its end. */
  origin: string
  siteDir: string
  write(file: string, text: string): void
  /** Change a file by replacing a part of it, which must be there. */
  edit(file: string, part: string, replacement: string): void
  remove(file: string): void
  /** What the server has printed so far. */
  output(): string
}

/** Playwright's `test` with a development server of its own for each test. */
export const devTest = base.extend<{dev: DevSite}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  dev: async ({}, use) => {
    const siteDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-dev-'))
    for (const [file, text] of Object.entries(FILES)) writeIn(siteDir, file, text)
    let output = ''
    const child = spawn(process.execPath, [CLI, 'start', siteDir, '--port', '0'], {
      env: {...process.env, CI: 'true', NO_COLOR: '1'}
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    const origin = await waitForAddress(child, () => output)
    await use({
      origin,
      siteDir,
      write: (file, text) => writeIn(siteDir, file, text),
      edit(file, part, replacement) {
        const text = readFileSync(path.join(siteDir, file), 'utf8')
        if (!text.includes(part)) throw new Error(`${file} does not hold “${part}”.`)
        writeIn(siteDir, file, text.replace(part, replacement))
      },
      remove: (file) => rmSync(path.join(siteDir, file)),
      output: () => output
    })
    child.kill('SIGINT')
    await new Promise((resolve) => child.once('exit', resolve))
    rmSync(siteDir, {recursive: true, force: true})
  },
  baseURL: async ({dev}, use) => use(dev.origin)
})

function writeIn(siteDir: string, file: string, text: string): void {
  const target = path.join(siteDir, file)
  mkdirSync(path.dirname(target), {recursive: true})
  writeFileSync(target, text)
}

async function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  let hasEnded = false
  child.once('exit', () => {
    hasEnded = true
  })
  for (;;) {
    const address = /http:\/\/localhost:\d+/.exec(output())?.[0]
    if (address) return address
    if (hasEnded) throw new Error(`The development server did not start:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export {expect} from 'playwright/test'
