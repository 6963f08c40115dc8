import {describe, expect, test} from 'vitest'
import {splitFrontMatter} from './split-front-matter.js'

describe('splitting a file', () => {
  test('returns the YAML, the body and the number of lines before it', () => {
    expect(splitFrontMatter('---\ntitle: A\nid: b\n---\n\nText')).toEqual({
      yaml: 'title: A\nid: b',
      body: '\nText',
      lineOffset: 4
    })
  })

  test('supports a byte order mark and Windows line endings', () => {
    expect(splitFrontMatter('\uFEFF---\r\ntitle: A\r\n---\r\nText')).toEqual({
      yaml: 'title: A',
      body: 'Text',
      lineOffset: 3
    })
  })

  test('returns a file without front matter unchanged', () => {
    const text = 'A line\n---\nnot: front matter\n---\n'
    expect(splitFrontMatter(text)).toEqual({yaml: '', body: text, lineOffset: 0})
  })

  test('supports empty front matter', () => {
    expect(splitFrontMatter('---\n---\nText')).toEqual({yaml: '', body: 'Text', lineOffset: 2})
  })
})
