import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, inject, test} from 'vitest'
import {type PublishedSite, publish} from './published-site.js'

/** URL of the sites in these tests. */
export const HOME = 'https://birds.example.com/base/'

/** An edit that makes a file invalid, and the expected problem. */
export type InvalidEdit = readonly [name: string, before: string, after: string, found: RegExp]

/** A type of file, a check, and edits that make the file invalid. */
export interface FileTable {
  file: string
  /** Valid content. */
  text: string
  check(url: string, site: PublishedSite): readonly string[]
  invalid: readonly InvalidEdit[]
}

/** Tests that a check accepts a valid file and finds each problem. */
export function testFileCheck(what: string, {file, text, check, invalid}: FileTable): void {
  const run = (changed: string) => check(HOME + file, publishFile(file, changed))
  describe(what, () => {
    test('that is valid has no problems', () => {
      expect(run(text)).toEqual([])
    })

    test.each(invalid)('with %s is reported', (_name, before, after, found) => {
      expect(text).toContain(before)
      expect(run(text.replace(before, after)).join('\n')).toMatch(found)
    })
  })
}

/** Creates a site with a file and a few pages. */
export function publishFile(file: string, content: string | Buffer): PublishedSite {
  const outDir = mkdtempSync(path.join(inject('temporaryFolder'), 'machine-'))
  for (const page of ['index.html', 'a/index.html', 'b.html', 'de/a/index.html', 'search.html'])
    write(path.join(outDir, page), page)
  write(path.join(outDir, 'icon-192.png'), createPng(192, 192))
  write(path.join(outDir, 'icon-512.png'), createPng(512, 512))
  write(path.join(outDir, file), content)
  return publish(outDir, HOME)
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), {recursive: true})
  writeFileSync(file, content)
}

/** Creates the first bytes of a PNG image. */
function createPng(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(24)
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
