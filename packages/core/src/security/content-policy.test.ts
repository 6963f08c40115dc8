import type {CspSettings} from '@lectern/types'
import {expect, test} from 'vitest'
import {createContentPolicy, joinPolicies, listInlineScripts} from './content-policy.js'

const settings = {meta: false, headersFile: '_headers', directives: {}} as const

test('everything comes from the site itself, and inline scripts are allowed by their hashes', () => {
  const policy = createContentPolicy(settings, ['run()', 'run()'])
  expect(policy.header).toBe(
    "default-src 'self'; script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'; trusted-types lectern; require-trusted-types-for 'script'"
  )
  expect(policy.page.meta).toBeUndefined()
})

test('a page omits directives that browsers reject in meta tags', () => {
  const {page} = createContentPolicy({...settings, meta: true}, [])
  expect(page.meta).toBe(
    "default-src 'self'; script-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; trusted-types lectern; require-trusted-types-for 'script'"
  )
})

test('directives of the site replace the defaults and keep the hashes', () => {
  const directives = {
    'script-src': ["'self'", 'https://cdn.example.com'],
    'connect-src': ["'self'", 'https://search.example.com']
  }
  const {header} = createContentPolicy({...settings, directives}, ['run()'])
  expect(header).toContain(
    "script-src 'self' https://cdn.example.com 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=';"
  )
  expect(header).toContain("connect-src 'self' https://search.example.com")
})

test('sources that plugins need are added once to the allowed sources of the site', () => {
  const service = {'connect-src': ['https://search.example.com']}
  const connect = (directives: Readonly<Record<string, readonly string[]>>) =>
    /connect-src [^;]*/.exec(
      createContentPolicy({...settings, directives}, [], [service, service]).header
    )?.[0]
  expect(connect({})).toBe("connect-src 'self' https://search.example.com")
  expect(connect({'connect-src': ['https://a.example.com', 'https://search.example.com']})).toBe(
    'connect-src https://a.example.com https://search.example.com'
  )
  expect(connect({'default-src': ["'none'"]})).toBe('connect-src https://search.example.com')
})

test('omits hashes next to unsafe-inline, because they would disable it', () => {
  const directives = {'script-src': ["'self'", "'unsafe-inline'"]}
  expect(createContentPolicy({...settings, directives}, ['run()']).header).not.toContain('sha256')
})

test('scripts are hashed exactly as pages contain them', () => {
  expect(
    listInlineScripts([
      {tag: 'script', content: 'a("</script>")'},
      {tag: 'script', attributes: {src: '/a.js'}},
      {tag: 'meta', attributes: {name: 'a'}}
    ])
  ).toEqual(['a("<\\/script>")'])
})

test('languages of one output share a policy that allows the sources of each', () => {
  const [one, other] = ['a()', 'b()'].map((script) => createContentPolicy(settings, [script]))
  const header = joinPolicies([one?.header ?? '', other?.header ?? '', one?.header ?? ''])
  const hashes = [one, other].map((policy) => policy?.page.scripts?.at(-1))
  expect(header).toContain(`script-src 'self' ${hashes.join(' ')}; img-src 'self' data:`)
  expect(joinPolicies([one?.header ?? ''])).toBe(one?.header)
  expect(joinPolicies([])).toBeUndefined()
})

test('requires Trusted Types if all scripts come from the site or if the site configures it', () => {
  const cdn = {'script-src': ["'self'", 'https://cdn.example.com']}
  const header = (own: Partial<CspSettings>, sources: Record<string, readonly string[]> = {}) =>
    createContentPolicy({...settings, ...own}, [], [sources]).header
  expect(header({})).toContain("; trusted-types lectern; require-trusted-types-for 'script'")
  expect(header({}, {'trusted-types': ['default']})).toContain('trusted-types lectern default;')
  expect(header({directives: {'trusted-types': ['birds']}})).toContain(
    "trusted-types birds lectern; require-trusted-types-for 'script'"
  )
  expect(header({trustedTypes: false})).not.toContain('trusted-types')
  expect(header({directives: cdn})).not.toContain('trusted-types')
  expect(header({}, cdn)).not.toContain('trusted-types')
  expect(header({directives: cdn, trustedTypes: true})).toContain(
    "require-trusted-types-for 'script'"
  )
})

test('an output only requires Trusted Types if all its languages do', () => {
  const [required, open] = [true, false].map(
    (trustedTypes) => createContentPolicy({...settings, trustedTypes}, []).header
  )
  for (const headers of [
    [required ?? '', open ?? ''],
    [open ?? '', required ?? '']
  ])
    expect(joinPolicies(headers)).not.toContain('require-trusted-types-for')
})
