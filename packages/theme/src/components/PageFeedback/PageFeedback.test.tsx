import PageFeedback from '@theme/PageFeedback'
import PageFeedbackComment from '@theme/PageFeedback/Comment'
import PageFeedbackForm from '@theme/PageFeedback/Form'
import type {JsonObject} from '@lectern/types'
import type {ReactNode} from 'react'
import {expect, test} from 'vitest'
import {renderSample} from '../../fixtures/render-sample.js'

const render = (node: ReactNode, feedback?: JsonObject) =>
  renderSample(node, feedback && {globalData: {insight: {default: feedback}}})

test('the prerendered page only reserves the space of the question', () => {
  const html = render(<PageFeedback kind="doc" />, {blog: false, text: true})
  expect(html).toBe('<div class="page-feedback"></div>')
})

test.each([
  ['a doc of a site without the option', 'doc', undefined],
  ['a post of a site that only asks about docs', 'post', {blog: false, text: true}]
] as const)('%s has no question', (_, kind, feedback) => {
  expect(render(<PageFeedback kind={kind} />, feedback)).toBe('')
})

test('a post has the question if the site wants it', () => {
  const html = render(<PageFeedback kind="post" />, {blog: true, text: true})
  expect(html).toContain('page-feedback')
})

test('the buttons belong to the question, and the region for the thanks exists from the start', () => {
  const html = render(<PageFeedbackForm text />)
  const [, id] = /<fieldset[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`<span id="${id}">Was this page helpful?</span>`)
  expect(html.match(/<button /g)).toHaveLength(2)
  expect(html).toMatch(/<p [^>]*role="status"[^>]*><\/p>/)
})

test.each([
  ['up', 'What helped you? (optional)'],
  ['down', 'What could be better? (optional)']
] as const)('after a vote %s, the field asks “%s” and is limited', (vote, label) => {
  const html = render(<PageFeedbackComment vote={vote} onDone={() => {}} />)
  const [, id] = /<label[^>]* for="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`>${label}</label>`)
  expect(html).toMatch(/<textarea[^>]* maxLength="500"/i)
  expect(html).toContain(`id="${id}"`)
  expect(html).toContain('Don’t enter any personal data.')
})
