import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import LivePage from './live-page.mdx'
import LiveSource from './live-source.md'
import ErrorReport from './error-report.md'
import MistakeSource from './mistake-source.md'
import ProsePage from './prose-page.md'
import ProseSource from './prose-source.md'
import {Pane} from './Pane.js'
import styles from './Examples.module.css'

/** Sources next to the pages that they render to. Both are compiled with this site. */
export function Examples() {
  return (
    <Tabs className={styles.tabs}>
      <TabItem value="live" label="Interactive component" default>
        <div className={styles.example}>
          <Pane title="docs/counter.mdx" content={LiveSource} kind="code" />
          <Pane title="Page" content={LivePage} kind="page" />
        </div>
      </TabItem>
      <TabItem value="mistake" label="Error">
        <div className={styles.example}>
          <Pane title="docs/feeders.md" content={MistakeSource} kind="code" />
          <Pane title="Build output" content={ErrorReport} kind="output" />
        </div>
      </TabItem>
      <TabItem value="prose" label="Prose and code">
        <div className={styles.example}>
          <Pane title="docs/scale.md" content={ProseSource} kind="code" />
          <Pane title="Page" content={ProsePage} kind="page" />
        </div>
      </TabItem>
    </Tabs>
  )
}
