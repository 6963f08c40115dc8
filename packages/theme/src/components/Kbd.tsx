import {createKbd} from '@lectern/shared/content-components/inline-parts'
import type {ReactNode} from 'react'
import {createWithTags} from '../behavior/markup/create-with-tags.js'
import {textOf} from '../behavior/markup/text-of.js'
import '../behavior/markup/component-styles.js'

const h = createWithTags()

/** Renders keyboard keys. `Ctrl+K` becomes two keys. */
export default function Kbd({children}: {children?: ReactNode}) {
  return createKbd(h, textOf(children))
}
