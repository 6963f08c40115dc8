import type {FrontMatterParser} from '@lectern/types'
import {expect, test} from 'vitest'
import {parseSiteFrontMatter} from './site-front-matter.js'

const parse = (parser: FrontMatterParser, text: string) =>
  parseSiteFrontMatter(parser, {file: 'docs/a.md', absolutePath: '/site/docs/a.md', text})

test('passes dates to a function as Date objects and reads them back as text', async () => {
  const found: unknown[] = []
  const text = '---\ndate: 2024-03-02\nat: 2024-03-02T10:00:00Z\nname: "2024-03-02"\n---\nText.\n'
  const result = await parse(async (source) => {
    const parsed = await source.defaultParseFrontMatter(source)
    found.push(parsed.frontMatter.date, parsed.content)
    return parsed
  }, text)
  expect(found).toEqual([new Date('2024-03-02'), 'Text.'])
  expect(result.frontMatter).toEqual({
    date: '2024-03-02',
    at: '2024-03-02T10:00:00.000Z',
    name: '2024-03-02'
  })
})

test('a function can parse front matter in other formats and can leave the content unchanged', async () => {
  const parser = (({fileContent}: {fileContent: string}) => ({
    frontMatter: {title: fileContent.match(/title = (.*)/)?.[1]}
  })) as unknown as FrontMatterParser
  expect(await parse(parser, '---\ntitle = Owl\n: - [\n---\nText.\n')).toEqual({
    frontMatter: {title: 'Owl'},
    content: 'Text.\n'
  })
})

test.each([
  ['nothing', undefined, 'returned nothing instead of an object with `frontMatter`'],
  ['no object', {frontMatter: 'a'}, 'returned "a" as `frontMatter`, not an object'],
  ['no text', {frontMatter: {}, content: 1}, 'returned 1 as `content`, not a string']
])('reports a function that returns %s with the file', async (_title, result, message) => {
  const parser = (() => result) as unknown as FrontMatterParser
  await expect(parse(parser, 'Text.')).rejects.toMatchObject({
    problems: [
      {
        code: 'front-matter-parser-failed',
        message: expect.stringContaining(message),
        position: {file: 'docs/a.md'}
      }
    ]
  })
})

test('reports invalid YAML at its position', async () => {
  const text = '---\na: b: c\n---\n'
  await expect(
    parse((source) => source.defaultParseFrontMatter(source), text)
  ).rejects.toMatchObject({
    problems: [{code: 'front-matter-invalid', position: {file: 'docs/a.md', line: 2}}]
  })
})
