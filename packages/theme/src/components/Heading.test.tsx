import Heading from '@theme/Heading'
import Details from '@theme/Details'
import Loading from '@theme/Loading'
import {expect, test} from 'vitest'
import {outline} from '../fixtures/outline.js'
import {renderSample} from '../fixtures/render-sample.js'

test('a heading with an ID has a link to itself, named after its text', () => {
  const html = renderSample(
    <Heading as="h2" id="food">
      Food of <code>owls</code>
    </Heading>
  )
  expect(outline(html)).toEqual(['## Food of owls [Direct link to Food of owls](#food)'])
})

test.each([
  ['of a page', 'h1', 'owl'],
  ['without an id', 'h3', undefined]
] as const)('a heading %s has no link', (_, as, id) => {
  const html = renderSample(
    <Heading as={as} id={id}>
      Owl
    </Heading>
  )
  expect(html).not.toContain('<a ')
})

test("details use the browser's element, with a class for styling", () => {
  const html = renderSample(
    <Details className="wide">
      <summary>More</summary>
      Owls
    </Details>
  )
  expect(html).toBe('<details class="details wide"><summary>More</summary>Owls</details>')
})

test('a fast load shows nothing, a slow one shows progress, and a failed one shows the reason', () => {
  const props = {retry: () => {}, pastDelay: false}
  expect(renderSample(<Loading {...props} />)).toBe('')
  expect(outline(renderSample(<Loading {...props} pastDelay />))).toEqual(['Loading…'])
  expect(outline(renderSample(<Loading {...props} error={new Error('Offline')} />))).toEqual([
    'Offline',
    '(Retry)'
  ])
})
