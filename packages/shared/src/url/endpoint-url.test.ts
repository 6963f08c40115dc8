import {expect, test} from 'vitest'
import {isEndpointUrl} from './endpoint-url.js'

test.each(['/ask', 'https://ai.example.com/v1/ask', 'http://localhost:8082/', 'http://127.0.0.1/'])(
  '%s is an endpoint',
  (url) => {
    expect(isEndpointUrl(url)).toBe(true)
  }
)

test.each(['ask', '//a.example', '/\\a.example', 'http://a.example', 'javascript:1'])(
  "%s isn't an endpoint",
  (url) => {
    expect(isEndpointUrl(url)).toBe(false)
  }
)
