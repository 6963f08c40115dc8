import {describe, expect, test} from 'vitest'
import {createSiteNames, findNameProblem} from './site-names.js'

describe('a site is called after its folder', () => {
  test.each([
    ['/sites/my-docs', 'my-docs', 'My docs'],
    ['/sites/Field Notes', 'field-notes', 'Field notes'],
    ['/sites/Café_Été', 'cafe-ete', 'Cafe ete'],
    ['/sites/v2.docs', 'v2-docs', 'V2 docs'],
    ['/sites/文档', 'my-site', 'My site'],
    ["/sites/it's $HOME", 'it-s-home', 'It s home']
  ])('%s', (folder, packageName, title) => {
    expect(createSiteNames(folder)).toEqual({packageName, title})
  })
})

describe('a name is refused', () => {
  test.each([
    ['/a/-rf', 'A folder cannot be called “-rf”: programs would take it for an option.'],
    [
      '/a/node_modules',
      'A folder cannot be called “node_modules”: packages are installed into folders of that name.'
    ],
    [
      '/a/what?',
      'A folder cannot be called “what?”: some systems do not allow one of its characters.'
    ],
    ['/a/b\n', 'A folder cannot be called “b\n”: some systems do not allow one of its characters.'],
    ['/a/docs.', 'A folder cannot be called “docs.”: Windows does not allow it.'],
    ['/a/nul.txt', 'A folder cannot be called “nul.txt”: Windows does not allow it.'],
    ['/', 'A folder cannot be called “”: a name is missing.']
  ])('%j', (folder, message) => {
    expect(findNameProblem(folder)).toEqual({
      code: 'name-invalid',
      message,
      hint: 'Choose a name of letters, digits and hyphens, such as my-docs.'
    })
  })

  test('when it is longer than systems keep', () => {
    expect(findNameProblem(`/a/${'x'.repeat(101)}`)?.message).toMatch(/more than 100 characters\.$/)
  })

  test('and not when it is an ordinary one', () => {
    for (const name of ['my-docs', 'Field Notes', '文档', 'console', 'v2.docs'])
      expect(findNameProblem(`/a/${name}`)).toBeUndefined()
  })
})
