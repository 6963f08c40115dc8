import {expect, test} from 'vitest'
import {createReferenceResolver} from '../document/reference-resolver.js'
import {createReference} from '../model/create-reference.js'
import {createTryIt} from './create-try-it.js'
import {createRequest} from './try-it-request.js'

/** Creates the request of the only operation in a description with these servers. */
function createFor(urls: readonly string[], proxy?: string, operation: object = {}) {
  const document = {
    openapi: '3.1.0',
    info: {title: 'Birds', version: '1'},
    servers: urls.map((url) => ({url})),
    paths: {'/birds/{id}': {get: {operationId: 'getBird', responses: {}, ...operation}}}
  }
  const resolve = createReferenceResolver(document)
  const {reference} = createReference(document, resolve)
  const [found] = reference.tags.flatMap(({operations}) => operations)
  if (!found) throw new Error('The description has no operation.')
  return createTryIt(found, {servers: reference.servers, resolve, security: []}, proxy)
}

test('requests go to absolute URLs and to paths on the host of the site', () => {
  expect(createFor(['https://api.example.com/', '/v1/'])?.servers).toEqual([
    'https://api.example.com',
    '/v1'
  ])
})

test.each([[[]], [['v1']], [['//other.example.com']], [['javascript:alert()']]])(
  'servers %j receive no requests',
  (urls) => {
    expect(createFor(urls)).toBeUndefined()
  }
)

test('the proxy is used only for other hosts', () => {
  const proxy = 'https://proxy.example.com/?url='
  const request = createFor(['https://api.example.com', '/v1'], proxy)
  if (!request) throw new Error('There is no request.')
  const urls = request.servers.map(
    (server) => createRequest(request, {server, values: [], body: ''}).url
  )
  expect(urls).toEqual([
    `${proxy}${encodeURIComponent('https://api.example.com/birds/{id}')}`,
    '/v1/birds/{id}'
  ])
})

test('the body is empty if its media type has no schema', () => {
  const request = createFor(['/v1'], undefined, {
    requestBody: {content: {'application/octet-stream': {}}}
  })
  expect(request?.body).toEqual({mediaType: 'application/octet-stream', text: ''})
})

test('a form is sent with its fields', () => {
  const content = {'application/x-www-form-urlencoded': {example: {name: 'Ada', size: 2}}}
  const request = createFor(['/v1'], undefined, {requestBody: {content}})
  if (!request) throw new Error('There is no request.')
  const form = {...request, method: 'POST'}
  const body = request.body?.text ?? ''
  expect(createRequest(form, {server: '/v1', values: [], body})).toMatchObject({
    headers: {'Content-Type': 'application/x-www-form-urlencoded'},
    body: 'name=Ada&size=2'
  })
})

test.each([
  [{}, 'tag=red&tag=blue'],
  [{explode: false}, 'tag=red%2Cblue'],
  [{style: 'spaceDelimited'}, 'tag=red%2Cblue']
])('a list with the settings %j is sent as %s', (settings, search) => {
  const schema = {type: 'array', items: {type: 'string'}, example: ['red', 'blue']}
  const parameters = [{in: 'query', name: 'tag', required: true, schema, ...settings}]
  const request = createFor(['/v1'], undefined, {parameters})
  if (!request) throw new Error('There is no request.')
  const values = request.fields.map(({example}) => example)
  expect(values).toEqual(['red,blue'])
  const {url} = createRequest(request, {server: '/v1', values, body: ''})
  expect(url).toBe(`/v1/birds/{id}?${search}`)
})
