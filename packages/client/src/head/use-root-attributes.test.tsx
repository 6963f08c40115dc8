import type {HeadTag} from '@lectern/types'
import {expect, test, vi} from 'vitest'
import {mount} from '@lectern/testing/mount'
import {useRootAttributes} from './use-root-attributes.js'

/** Creates an `<html>` element that records writes. */
function stubHtml(attributes: Readonly<Record<string, string>>) {
  const values = new Map(Object.entries(attributes))
  const written: string[] = []
  vi.stubGlobal('document', {
    documentElement: {
      getAttribute: (name: string) => values.get(name) ?? null,
      setAttribute(name: string, value: string) {
        values.set(name, value)
        written.push(name)
      },
      removeAttribute: (name: string) => values.delete(name)
    }
  })
  return {read: () => Object.fromEntries(values), written}
}

function Page({attributes}: {attributes: NonNullable<HeadTag['attributes']>}) {
  useRootAttributes('html', [{tag: 'html', attributes}])
  return null
}

test('navigation sets the attributes of the new page and removes the attributes of the previous page', async () => {
  const {read} = stubHtml({'data-theme': 'dark'})
  const {update} = await mount(<Page attributes={{lang: 'en', class: 'docs', translate: 'no'}} />)
  expect(read()).toEqual({'data-theme': 'dark', lang: 'en', class: 'docs', translate: 'no'})
  await update(<Page attributes={{lang: 'en', class: 'blog'}} />)
  expect(read()).toEqual({'data-theme': 'dark', lang: 'en', class: 'blog'})
})

test('doesn’t rewrite existing attributes, which would restyle the whole page', async () => {
  const {written} = stubHtml({lang: 'en', dir: 'ltr'})
  const {update} = await mount(<Page attributes={{lang: 'en', dir: 'ltr'}} />)
  await update(<Page attributes={{lang: 'en', dir: 'ltr', class: 'blog'}} />)
  expect(written).toEqual(['class'])
})

test('true is an attribute without a value, and false omits it', async () => {
  const {read} = stubHtml({})
  await mount(<Page attributes={{hidden: true, inert: false, lang: undefined}} />)
  expect(read()).toEqual({hidden: ''})
})
