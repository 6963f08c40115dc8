import {createAdapter} from '../props/create-adapter.js'

/** `EditMetaRow`: the last update is an ISO string in Lectern, and in milliseconds in Docusaurus. */
export default createAdapter(({lastUpdatedAt}: {lastUpdatedAt?: string | number}) => {
  if (lastUpdatedAt === undefined) return {}
  const date = new Date(lastUpdatedAt)
  return {lastUpdatedAt: typeof lastUpdatedAt === 'string' ? date.getTime() : date.toISOString()}
})
