import {describe, expect, test} from 'vitest'
import {splitFrontMatter} from './split-front-matter.js'

describe('splitting a text', () => {
  test('gives the YAML, the rest and the lines before it', () => {
    expect(splitFrontMatter('---\ntitle: A\nid: b\n---\n\nText')).toEqual({
      yaml: 'title: A\nid: b',
      body: '\nText',
      lineOffset: 4
    })
  })

  test('takes a byte order mark and Windows line ends', () => {
    expect(splitFrontMatter('\uFEFF---\r\ntitle: A\r\n---\r\nText')).toEqual({
      yaml: 'title: A',
      body: 'Text',
      lineOffset: 3
    })
  })

  test('leaves a text without front matter as it is', () => {
    const text = 'A line\n---\nnot: front matter\n---\n'
    expect(splitFrontMatter(text)).toEqual({yaml: '', body: text, lineOffset: 0})
  })

  test('knows empty front matter', () => {
    expect(splitFrontMatter('---\n---\nText')).toEqual({yaml: '', body: 'Text', lineOffset: 2})
  })
})
