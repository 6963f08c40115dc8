import {expect, test} from 'vitest'
import {runHook} from '../../fixtures/run-hook.js'
import type {AuthorForms} from '../../data-forms/author-form.js'
import {useAuthor} from './author-forms.js'

const LECTERN: AuthorForms = {
  ...{key: 'ada', imageUrl: '/ada.png', page: '/blog/authors/ada'},
  socials: [
    {label: 'GitHub', href: 'https://github.com/ada'},
    {label: 'Stack Overflow', href: 'https://stackoverflow.com/users/1'}
  ]
}
const DOCUSAURUS: AuthorForms = {
  ...{key: 'ada', imageURL: '/base/ada.png', page: {permalink: '/base/blog/authors/ada'}},
  socials: {github: 'https://github.com/ada', stackoverflow: 'https://stackoverflow.com/users/1'}
}

test.each([
  ['Lectern', LECTERN],
  ['Docusaurus', DOCUSAURUS]
])('an author in %s format converts to either format', (_title, author) => {
  expect(runHook(() => useAuthor(author, true))).toMatchObject(LECTERN)
  expect(runHook(() => useAuthor(author, false))).toMatchObject(DOCUSAURUS)
})

test('an author in front matter has profiles in Docusaurus', () => {
  const {socials} = runHook(() => useAuthor({key: null}, false))
  expect(socials).toEqual({})
  expect(runHook(() => useAuthor({key: 'ada'}, false)).socials).toBeUndefined()
})

test('Lectern components receive an author without a key and a page', () => {
  const author = runHook(() => useAuthor({key: null, page: null}, true))
  expect([author.key, author.page]).toEqual([undefined, undefined])
})
