import {readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {listFiles} from '../list-files.js'

const MANUAL = fileURLToPath(new URL('../../content/docs', import.meta.url))

const FILES = listFiles(MANUAL, /\.mdx?$/)

const indentOf = (line: string) => line.length - line.trimStart().length

/** Returns the lines after an opening bracket that aren't indented by two more spaces. */
function findMisindented(code: string): string[] {
  const lines = code.split('\n')
  return lines.filter((line, index) => {
    const before = lines[index - 1] ?? ''
    if (!/[[({]$/.test(before) || /^\s*(?:[\])}]|$)/.test(line)) return false
    return indentOf(line) !== indentOf(before) + 2
  })
}

test('code in the docs is indented by two spaces per bracket', () => {
  const found = FILES.flatMap((file) => {
    const text = readFileSync(path.join(MANUAL, file), 'utf8')
    const blocks = text.matchAll(/^ *```(?:jsx?|mjs|tsx?|json)\b.*\n([\s\S]*?)^ *```$/gm)
    return [...blocks].flatMap(([, code = '']) =>
      findMisindented(code).map((line) => `${file}: ${line}`)
    )
  })
  expect(found).toEqual([])
})

test("reports a line that's indented less than its bracket", () => {
  expect(findMisindented("  plugins: [\n ['pwa']\n  ]")).toEqual([" ['pwa']"])
  expect(findMisindented("  plugins: [\n    ['pwa']\n  ]")).toEqual([])
})
