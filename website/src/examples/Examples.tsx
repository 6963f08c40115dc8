import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import LivePage from './live-page.mdx'
import LiveSource from './live-source.md'
import MistakeReport from './mistake-report.md'
import MistakeSource from './mistake-source.md'
import ProsePage from './prose-page.md'
import ProseSource from './prose-source.md'
import {Pane} from './Pane.js'
import styles from './Examples.module.css'

/** Sources beside what Lectern makes of them; both sides are compiled with this site. */
export function Examples() {
  return (
    <Tabs className={styles.tabs}>
      <TabItem value="prose" label="Prose and code" default>
        <div className={styles.example}>
          <Pane title="docs/scale.md" content={ProseSource} kind="code" />
          <Pane title="The page" content={ProsePage} kind="page" />
        </div>
      </TabItem>
      <TabItem value="live" label="A live component">
        <div className={styles.example}>
          <Pane title="docs/counter.mdx" content={LiveSource} kind="code" />
          <Pane title="The page" content={LivePage} kind="page" />
        </div>
      </TabItem>
      <TabItem value="mistake" label="A mistake">
        <div className={styles.example}>
          <Pane title="docs/feeders.md" content={MistakeSource} kind="code" />
          <Pane title="The build" content={MistakeReport} kind="code" />
        </div>
      </TabItem>
    </Tabs>
  )
}
