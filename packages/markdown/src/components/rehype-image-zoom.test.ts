import {expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'

const zoom = async (text: string, imageZoom = true) =>
  JSON.stringify((await compileMd(text, {imageZoom})).body)

test('an image alone in a paragraph can be enlarged in a popover', async () => {
  const body = await zoom('![Heron](https://example.com/heron.jpg)')
  const [, id] = /"className":"theme-frame-full","id":"(zoom-\w{6}-1)"/.exec(body) ?? []
  expect(body.split(`"popoverTarget":"${id}"`)).toHaveLength(3)
  expect(body.split('"alt":"Heron"')).toHaveLength(3)
})

test.each([
  ['in a sentence', 'See ![Heron](https://example.com/heron.jpg).'],
  ['in a link', '[![Heron](https://example.com/heron.jpg)](https://example.com)']
])('an image %s can’t be enlarged', async (_place, text) => {
  expect(await zoom(text)).not.toContain('button')
})

test('images can’t be enlarged by default', async () => {
  expect(await zoom('![Heron](https://example.com/heron.jpg)', false)).not.toContain('button')
})

test('images in MDX can be enlarged', async () => {
  const {body} = await compileMdx('![Heron](https://example.com/heron.jpg)', {imageZoom: true})
  expect(JSON.stringify(body)).toContain('popoverTarget')
})
