import {usePluginData} from '@lectern/client'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'

export default function BirdFrame({children}: {children: ReactNode}) {
  const {count} = usePluginData<{count: number}>('birds', undefined, {failfast: true})
  return (
    <Layout>
      <main className="container">
        {children}
        <p>{`One of ${count} birds.`}</p>
      </main>
    </Layout>
  )
}
