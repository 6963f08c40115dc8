import {expect, test} from 'vitest'
import {stripTypes} from './strip-types.js'

test('types go, and all else stays where it was', () => {
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
