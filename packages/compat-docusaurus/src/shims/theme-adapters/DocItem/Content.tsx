import {PageContent} from '@lectern/client'
import type {ReactNode} from 'react'
import {createAdapter} from '../../props/create-adapter.js'

/** `DocItem/Content`: Docusaurus's component always receives the doc content as children. */
export default createAdapter(({children}: {children?: ReactNode}) => ({
  children: children ?? <PageContent />
}))
