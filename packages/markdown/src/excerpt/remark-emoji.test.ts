import {expect, test} from 'vitest'
import {compileMd} from '../fixtures/compile-sample.js'

test('converts shortcodes to emoji, except in code', async () => {
  const {body} = await compileMd(':tada: :+1: :no-such: 10:30:15 `:tada:`', {emoji: true})
  expect(body).toEqual([{tag: 'p', html: '🎉 👍 :no-such: 10:30:15 <code>:tada:</code>'}])
})

test('heading IDs keep the shortcode', async () => {
  const {toc} = await compileMd('## Done :tada:', {emoji: true})
  expect(toc).toEqual([{id: 'done-tada', depth: 2, html: 'Done 🎉'}])
})

test('leaves shortcodes unchanged if the site disables them', async () => {
  const {sections} = await compileMd(':tada:')
  expect(sections).toMatchObject([{text: ':tada:'}])
})
