import {describe, expect, test} from 'vitest'
import {createSiteNames, findNameProblem} from './site-names.js'

describe('a site is named after its folder', () => {
  test.each([
    ['/sites/my-docs', 'my-docs', 'My docs'],
    ['/sites/Field Notes', 'field-notes', 'Field Notes'],
    ['/sites/Café_Été', 'cafe-ete', 'Café Été'],
    ['/sites/v2.docs', 'v2-docs', 'V2 docs'],
    ['/sites/文档', 'my-site', '文档'],
    ['/sites/éclair-api', 'eclair-api', 'Éclair api'],
    ['/sites/+', 'my-site', 'My site'],
    ["/sites/it's $HOME", 'it-s-home', 'It s HOME']
  ])('%s', (folder, packageName, title) => {
    expect(createSiteNames(folder)).toEqual({packageName, title})
  })
})

describe('rejects a name', () => {
  test.each([
    ['/a/-rf', 'The folder name `-rf` is invalid: a leading hyphen looks like an option.'],
    ['/a/node_modules', 'The folder name `node_modules` is invalid: package managers use it.'],
    [
      '/a/what?',
      "The folder name `what?` is invalid: it has a character that some systems don't allow."
    ],
    [
      '/a/b\n',
      "The folder name `b\n` is invalid: it has a character that some systems don't allow."
    ],
    ['/a/docs.', "The folder name `docs.` is invalid: Windows doesn't allow it."],
    ['/a/nul.txt', "The folder name `nul.txt` is invalid: Windows doesn't allow it."],
    ['/', 'The folder name `` is invalid: it is empty.']
  ])('%j', (folder, message) => {
    expect(findNameProblem(folder)).toEqual({
      code: 'name-invalid',
      message,
      hint: 'Use letters, digits and hyphens, e.g. `my-docs`.'
    })
  })

  test('with more than 100 characters', () => {
    expect(findNameProblem(`/a/${'x'.repeat(101)}`)?.message).toMatch(/more than 100 characters\.$/)
  })

  test('but not a valid one', () => {
    for (const name of ['my-docs', 'Field Notes', '文档', 'console', 'v2.docs'])
      expect(findNameProblem(`/a/${name}`)).toBeUndefined()
  })
})
