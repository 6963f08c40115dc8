import Details from '@theme/Details'
import {expect, test} from 'vitest'
import {renderSample} from '../fixtures/render-sample.js'

test.each([
  [undefined, '<details class="details"><p>Owls</p></details>'],
  ['Birds', '<details class="details"><summary>Birds</summary><p>Owls</p></details>'],
  [
    <summary key="a">
      <b>Birds</b>
    </summary>,
    '<details class="details"><summary><b>Birds</b></summary><p>Owls</p></details>'
  ]
])('shows the summary %#', (summary, expected) => {
  const html = renderSample(
    <Details summary={summary}>
      <p>Owls</p>
    </Details>,
    {}
  )
  expect(html).toBe(expected)
})
