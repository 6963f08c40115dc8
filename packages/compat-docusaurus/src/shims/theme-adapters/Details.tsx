import type {ReactNode} from 'react'
import {createSummary} from '../page-parts/create-summary.js'
import {createAdapter} from '../props/create-adapter.js'

interface Props {
  summary?: ReactNode
  children?: ReactNode
}

/** `Details`: Docusaurus passes the summary as a prop. */
export default createAdapter(({summary, children}: Props, isOwn) => {
  if (!isOwn || summary === undefined) return {}
  const content = (
    <>
      {createSummary(summary)}
      {children}
    </>
  )
  return {summary: undefined, children: content}
})
