import {expect, test} from 'vitest'
import {stripTypes} from './strip-types.js'

test('removes types and keeps the position of all other code', () => {
  const typed = `import {Link} from 'a'

interface Topic {
  title: string
}

const topics: Topic[] = [{title: 'Write'}]

/** A list. */
export default function List({of = 'all'}: {of?: string}) {
  return (
    <ul className={of}>
      {topics.map(({title}) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}
`
  expect(stripTypes(typed)).toBe(`import {Link} from 'a'

const topics = [{title: 'Write'}]

/** A list. */
export default function List({of = 'all'}) {
  return (
    <ul className={of}>
      {topics.map(({title}) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}
`)
})
