import {createAdapter} from '../props/create-adapter.js'

/** `EditMetaRow`: Lectern's has the date of the last change as text, Docusaurus's as milliseconds. */
export default createAdapter(({lastUpdatedAt}: {lastUpdatedAt?: string | number}) => {
  if (lastUpdatedAt === undefined) return {}
  const date = new Date(lastUpdatedAt)
  return {lastUpdatedAt: typeof lastUpdatedAt === 'string' ? date.getTime() : date.toISOString()}
})
