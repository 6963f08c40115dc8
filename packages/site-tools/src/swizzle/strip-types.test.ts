import {expect, test} from 'vitest'
import {stripTypes} from './strip-types.js'

test('removes types with their comments, and keeps JSX, other comments and blank lines', () => {
  const typed = `import type {Tree} from 'trees'
import {useState, type ReactNode} from 'react'

/** What a card shows. */
interface CardProps {
  tree: Tree
  /** Below it. */
  children?: ReactNode
}

/** A tree on a card. */
export default function Card({tree, children}: CardProps) {
  // Counted from the middle.
  const [rings, setRings] = useState<number>(0)

  return (
    <article onClick={() => setRings(rings + 1)}>
      {tree.name as string} {children}
    </article>
  )
}
`
  expect(stripTypes(typed)).toBe(`import {useState} from 'react'

/** A tree on a card. */
export default function Card({tree, children}) {
  // Counted from the middle.
  const [rings, setRings] = useState(0)

  return (
    <article onClick={() => setRings(rings + 1)}>
      {tree.name } {children}
    </article>
  )
}
`)
})
