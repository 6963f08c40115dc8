import {describe, expect, test} from 'vitest'
import {parseHeadChildren} from './parse-head-children.js'

test('parses elements into data with HTML names', () => {
  const count = 3
  expect(
    parseHeadChildren(
      <>
        <title>{count} things</title>
        <meta httpEquiv="refresh" content="5" />
        {false}
        <html lang="de" className="x" />
        <script async src="/a.js" />
        <style dangerouslySetInnerHTML={{__html: 'a {}'}} />
      </>
    )
  ).toEqual([
    {tag: 'title', attributes: {}, content: '3 things'},
    {tag: 'meta', attributes: {'http-equiv': 'refresh', content: '5'}},
    {tag: 'html', attributes: {lang: 'de', class: 'x'}},
    {tag: 'script', attributes: {async: true, src: '/a.js'}},
    {tag: 'style', attributes: {}, content: 'a {}'}
  ])
})

describe('rejects', () => {
  test('an element that isn’t valid in a head', () => {
    expect(() => parseHeadChildren(<div />)).toThrow(
      '<Head> contains <div>. Only title, meta, link, script, style, base, noscript, html, body are allowed.'
    )
  })

  test('a component', () => {
    function Tags() {
      return <title>A</title>
    }
    expect(() => parseHeadChildren(<Tags />)).toThrow('<Head> contains <Tags>.')
  })

  test('a title that contains elements', () => {
    expect(() =>
      parseHeadChildren(
        <title>
          <b>A</b>
        </title>
      )
    ).toThrow('<title> in <Head> must have plain strings as children.')
  })
})
