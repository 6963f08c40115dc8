import {useEffect} from 'react'
import {Link, useDataFile, useSiteData} from '@lectern/client'
import type {JsonValue} from '@lectern/types'
import Layout from '@theme/Layout'
import {JsonView} from '../json-view/JsonView.js'
import type {DebugPageProps} from '../pages/debug-routes.js'
import styles from './debug-page.module.css'

/** A page below `/__docusaurus/debug`. */
export default function DebugPage({title, description, dataName, pages}: DebugPageProps) {
  const {generatorVersion} = useSiteData()
  const {data, load} = useDataFile<JsonValue>(dataName)
  useEffect(load, [load])
  return (
    <Layout wrapperClassName="debug-page">
      <main className={styles.page}>
        <nav aria-label="Debug">
          <ul className={styles.tabs}>
            {pages.map((page) => (
              <li key={page.path}>
                <Link to={page.path} aria-current={page.title === title ? 'page' : undefined}>
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <h1>{title}</h1>
        <p>{`${description} Made with Lectern ${generatorVersion}.`}</p>
        {data === undefined ? (
          <p role="status">The data is loaded by a script…</p>
        ) : (
          <JsonView key={dataName} name={title} value={data} />
        )}
      </main>
    </Layout>
  )
}
