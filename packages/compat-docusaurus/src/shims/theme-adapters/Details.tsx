import {createAdapter} from '../props/create-adapter.js'
import {isValidElement, type ReactNode} from 'react'

interface Props {
  summary?: ReactNode
  children?: ReactNode
}

/** `Details`: Docusaurus passes the summary as a prop. */
export default createAdapter(({summary, children}: Props, isOwn) => {
  if (!isOwn || summary === undefined) return {}
  return {summary: undefined, children: [toElement(summary), children]}
})

function toElement(summary: ReactNode) {
  if (isValidElement(summary)) return summary
  return <summary key="summary">{summary}</summary>
}
