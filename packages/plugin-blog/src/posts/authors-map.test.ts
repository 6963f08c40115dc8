import {expect, test} from 'vitest'
import {parseAuthorsMap} from './authors-map.js'

test('reads authors with their image, page and profiles', () => {
  const text = [
    'ada:',
    '  name: Ada',
    '  title: Maintainer',
    '  image_url: /img/ada.png',
    '  page: true',
    '  socials:',
    '    github: ada',
    '    linkedin: ada',
    '    mastodon: ada',
    '    youtube: https://ada.example/videos',
    '    home: https://ada.example',
    'bob:',
    '  name: Bob',
    '  email: bob@example.com'
  ].join('\n')
  const {authors, problems} = parseAuthorsMap(text, 'blog/authors.yml', '/blog/authors')
  expect(problems).toEqual([])
  expect([...authors.values()]).toEqual([
    {
      key: 'ada',
      name: 'Ada',
      title: 'Maintainer',
      imageUrl: '/img/ada.png',
      page: '/blog/authors/ada',
      socials: [
        {label: 'GitHub', href: 'https://github.com/ada'},
        {label: 'LinkedIn', href: 'https://www.linkedin.com/in/ada/'},
        {label: 'Mastodon', href: 'https://mastodon.social/@ada'},
        {label: 'YouTube', href: 'https://ada.example/videos'},
        {label: 'Home', href: 'https://ada.example'}
      ]
    },
    {key: 'bob', name: 'Bob', email: 'bob@example.com', url: 'mailto:bob@example.com'}
  ])
})

test('in Docusaurus projects, an author without a name has no name', () => {
  const text = 'ada:\n  title: Maintainer\n  image_url: /ada.png\n'
  const read = (isConvertible: boolean) =>
    parseAuthorsMap(text, 'blog/authors.yml', '/blog/authors', isConvertible).authors.get('ada')
  expect([read(true)?.name, read(false)?.name]).toEqual(['', 'ada'])
})

test('reports an author without a name, and an unknown key', () => {
  const text = 'ada:\n  title: Maintainer\nbob:\n  name: Bob\n  image: x\n'
  expect(parseAuthorsMap(text, 'blog/authors.yml', '/blog/authors').problems).toMatchObject([
    {
      code: 'authors-invalid',
      message: 'Author `ada`: `name` is missing, expected a string.',
      position: {file: 'blog/authors.yml', line: 1}
    },
    {
      message: 'Author `bob` has the unknown key `image`.',
      policy: 'warn',
      position: {file: 'blog/authors.yml', line: 3}
    }
  ])
})

test('an author may have an image instead of a name, and custom fields', () => {
  const text = 'ada:\n  imageURL: /ada.png\nbob:\n  name: Bob\n  image: x\n'
  const {authors} = parseAuthorsMap(text, 'blog/authors.yml', '/blog/authors')
  expect([...authors.values()].map(({name, imageUrl}) => [name, imageUrl])).toEqual([
    ['ada', '/ada.png'],
    ['Bob', undefined]
  ])
})

test('authors of Docusaurus projects keep custom fields', () => {
  const text = 'ada:\n  name: Ada\n  workshop: North\n'
  const parsed = parseAuthorsMap(text, 'blog/authors.yml', '/blog/authors', true)
  expect(parsed.problems).toEqual([])
  expect(parsed.authors.get('ada')).toMatchObject({name: 'Ada', workshop: 'North'})
})

test('omits the page of an author if its path is not a valid file path', () => {
  const text = 'ada:\n  name: Ada\n  page:\n    permalink: ../../x\nbob:\n  name: Bob\n'
  const {authors, problems} = parseAuthorsMap(text, 'blog/authors.yml', '/blog/authors')
  expect([...authors.values()]).toMatchObject([{name: 'Ada', page: undefined}, {name: 'Bob'}])
  expect(problems).toMatchObject([
    {code: 'route-path-invalid', position: {file: 'blog/authors.yml', line: 1}}
  ])
})

test.each([
  ['ada', []],
  ['https://social.example/ada', []],
  ['/about', []],
  ['ada/byron', ['Author `ada`: `socials.x` is "ada/byron", expected a username or a full URL.']]
])('an account can be %s', (account, expected) => {
  const text = `ada: {name: Ada, socials: {x: ${account}}}`
  const {problems} = parseAuthorsMap(text, 'blog/authors.yml', '/blog/authors')
  expect(problems.filter(({policy}) => policy !== 'warn').map(({message}) => message)).toEqual(
    expected
  )
})
