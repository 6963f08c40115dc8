import {expect, test} from 'vitest'
import {addPolicy, findBlockedCode, type PagePolicy} from './blocked-code.js'

const HASH = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='"
const strict: PagePolicy = {scripts: ["'self'"], styles: ["'self'"]}

test.each([
  ['<p style="color:red">a</p>', ['a style attribute of <p>']],
  ['<button onclick="run()">a</button>', ['an event handler, onclick of <button>']],
  ['<style>p {color: red}</style>', ['a <style> element']],
  ['<script>run()</script>', [`an inline script (${HASH})`]],
  ['<script type="module">run()</script>', [`an inline script (${HASH})`]],
  [
    '<div data-needs-policy="script-src &#x27;unsafe-eval&#x27;"></div>',
    ["code that needs script-src 'unsafe-eval'"]
  ],
  ['<i style="a:b"></i><i style="c:d"></i>', ['a style attribute of <i>']]
])('%s is blocked', (html, expected) => {
  expect(findBlockedCode(html, strict)).toEqual(expected)
})

test.each([
  '<script src="/assets/js/main.js"></script>',
  '<script type="application/json">{"html":"<p style=\\"a:b\\">"}</script>',
  '<script type="application/ld+json">{}</script>',
  '<p>&lt;p style="a:b"&gt; and onclick="x"</p>',
  '<a title="&lt;script&gt;run()" href="/a">a</a>'
])('%s is allowed', (html) => {
  expect(findBlockedCode(html, strict)).toEqual([])
})

test('a policy allows its sources', () => {
  const html =
    '<script>run()</script><p style="a:b">a</p><i data-needs-policy="script-src &#x27;unsafe-eval&#x27;"></i>'
  const policy = {scripts: ["'self'", HASH, "'unsafe-eval'"], styles: ["'unsafe-inline'"]}
  expect(findBlockedCode(html, policy)).toEqual([])
})

test('a policy for hosts without headers comes before everything it applies to', () => {
  const html = '<!doctype html><html><head><meta charset="utf-8"><link rel="icon"></head></html>'
  expect(addPolicy(html, {...strict, meta: `default-src 'self'; img-src "`})).toBe(
    '<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'self\'; img-src &quot;"><link rel="icon"></head></html>'
  )
  expect(addPolicy(html, strict)).toBe(html)
})
