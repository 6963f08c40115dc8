import type {ReactNode} from 'react'
import {createAdapter} from '../props/create-adapter.js'
import {type LinkForms, usePageLinks} from '../props/link-forms.js'

interface Props extends LinkForms {
  direction?: 'prev' | 'next'
  isNext?: boolean
  sublabel?: ReactNode
  subLabel?: ReactNode
}

/** `PaginatorNavLink`: a link to the previous or next page. */
export default createAdapter((props: Props) => {
  const isNext = props.isNext ?? props.direction === 'next'
  const label = props.sublabel ?? props.subLabel
  return {
    ...usePageLinks()(props),
    isNext,
    direction: isNext ? 'next' : 'prev',
    sublabel: label,
    subLabel: label
  }
})
