import type {HeadTag} from '@lectern/types'
import {expect, test} from 'vitest'
import {addSocialDescription} from './social-description.js'

const meta = (attributes: HeadTag['attributes']): HeadTag => ({tag: 'meta', attributes})
const description = meta({name: 'description', content: 'Hunts at night.'})
const social = (content: string) => meta({property: 'og:description', content})

test('link previews show the description', () => {
  expect(addSocialDescription([description])).toEqual([description, social('Hunts at night.')])
})

test.each([
  ['without a description', [meta({name: 'author', content: 'Ada'})]],
  ['with a description for link previews', [social('An owl.'), description]]
])('leaves the tags %s unchanged', (_, tags) => {
  expect(addSocialDescription(tags)).toBe(tags)
})
