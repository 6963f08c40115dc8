import {describe, expect, test} from 'vitest'
import {createMarkFinder, escapeHtml, markSnippet, markText} from './mark-text.js'

const MARKS = {before: '[', after: ']', ellipsis: '…'}
const find = (...terms: string[]) => createMarkFinder(new Set(terms))

describe('in a text', () => {
  test.each([
    ['a word in any case', 'The Owl and the owl', ['owl'], 'The [Owl] and the [owl]', 2],
    ['an accented word', 'À la carte: crème', ['creme'], 'À la carte: [crème]', 1],
    ['a name that holds a word', 'Set sidebarPath now', ['sidebar'], 'Set [sidebarPath] now', 1],
    ['an option under its bare name', 'Use --out-dir', ['out-dir'], 'Use [--out-dir]', 1],
    ['Chinese pairs as one run', '静态网站生成器', ['网站', '站生'], '静态[网站生]成器', 1],
    ['rare Chinese characters', '在𠮷野家吃饭', ['𠮷野', '野家'], '在[𠮷野家]吃饭', 1],
    ['half-width kana', 'ｶﾞｲﾄﾞを読む', ['を読'], 'ｶﾞｲﾄﾞ[を読]む', 1],
    ['Thai letters with the signs above them', 'นี่คือที่นี่', ['ทน'], 'นี่คือ[ที่นี่]', 1],
    ['nothing of a word that only begins so', 'Owls', ['owl'], 'Owls', 0]
  ])('marks %s', (_, text, terms, html, count) => {
    expect(markText(text, find(...terms), MARKS)).toEqual({html, count})
  })

  test('escapes the text and keeps the marks', () => {
    const marks = {before: '<b>', after: '</b>', ellipsis: '…'}
    expect(markText('<i>owl</i> & "co"', find('owl'), marks).html).toBe(
      '&lt;i&gt;<b>owl</b>&lt;/i&gt; &amp; &quot;co&quot;'
    )
  })
})

describe('in a snippet', () => {
  const cut = (text: string, words: number, ...terms: string[]) =>
    markSnippet(text, find(...terms), {...MARKS, words})
  const LONG = 'one two three four five six seven eight nine ten eleven twelve'

  test('many matches take linear time', () => {
    const {html} = cut(`${'owl '.repeat(100_000)}nest`, 3, 'owl', 'nest')
    expect(html).toBe('…[owl] [owl] [nest]')
  })

  test('a short text is shown in full', () => {
    expect(cut('one two three', 3, 'two')).toEqual({html: 'one [two] three', count: 1})
  })

  test('a long text without any of the words is shown from its start', () => {
    expect(cut(LONG, 4, 'owl')).toEqual({html: 'one two three four…', count: 0})
  })

  test('a few words precede the first marked one', () => {
    expect(cut(LONG, 6, 'eight')).toEqual({html: '…six seven [eight] nine ten eleven…', count: 1})
  })

  test('the end of the text has no ellipsis', () => {
    expect(cut(LONG, 3, 'twelve').html).toBe('…eleven [twelve]')
  })

  test('shows the part with the most words', () => {
    const text = `owl ${'x '.repeat(20)}owl by owl at owl ${'x '.repeat(20)}`
    expect(cut(text, 6, 'owl')).toEqual({html: '…[owl] by [owl] at [owl] x…', count: 3})
  })

  test('prefers a whole name, and different words, over one word that repeats', () => {
    const text = `config of config ${'x '.repeat(20)}site.config.js ${'x '.repeat(20)}`
    expect(cut(text, 6, 'config', 'site', 'js', 'site.config.js').html).toContain(
      '[site.config.js]'
    )
    const words = `owl by owl ${'x '.repeat(20)}owl by hawk ${'x '.repeat(20)}`
    expect(cut(words, 6, 'owl', 'hawk').html).toContain('[owl] by [hawk]')
  })

  test('a long text without spaces is cut at characters', () => {
    const text = `${'文'.repeat(200)}网站${'字'.repeat(200)}`
    const {html, count} = cut(text, 5, '网站')
    expect(count).toBe(1)
    expect(html).toMatch(/^…文+\[网站\]字+…$/)
    expect(html.length).toBeLessThan(70)
  })

  test('a cut never splits a character', () => {
    const text = `${'𠮷'.repeat(201)}网站${'𠮷'.repeat(200)}`
    for (const before of ['', 'a'])
      for (const words of [4, 5])
        expect(cut(before + text, words, '网站').html).toMatch(/^…𠮷+\[网站\]𠮷+…$/u)
  })
})

test('text is escaped for HTML', () => {
  expect(escapeHtml(`<a href="x">it's & all</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;it&#39;s &amp; all&lt;/a&gt;'
  )
})
