import Layout from '@theme/Layout'
import {TestsPage} from './_TestsPage'
import styles from './_z-index.module.css'

/** Tests that content with a z-index stays below the navbar and its menus. */
export default function ZIndexTests() {
  return (
    <Layout title="z-index tests" description="Content that must stay below the navbar.">
      <TestsPage>
        <h1>z-index tests</h1>
        <p>
          Tests which layer is in front. The three cards overlap in the order of their numbers. All
          of them must go below the navbar while scrolling, below its menus and below the sidebar of
          narrow screens.
        </p>
        <div className={styles.stack}>
          <div className={`${styles.card} ${styles.low}`}>z-index 1</div>
          <div className={`${styles.card} ${styles.middle}`}>z-index 10</div>
          <div className={`${styles.card} ${styles.high}`} data-testid="high">
            z-index 100
          </div>
        </div>
        <p>Scroll until the cards meet the navbar; there is a screen of nothing below for that.</p>
        <div className={styles.filler} />
      </TestsPage>
    </Layout>
  )
}
