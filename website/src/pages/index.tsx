import {Link} from '@lectern/client'
import CodeBlock from '@theme/CodeBlock'
import Layout from '@theme/Layout'
import {Examples} from '@site/src/examples/Examples'
import {Figures} from '@site/src/components/Figures'
import {features} from '@site/src/components/features'
import styles from './index.module.css'

const DESCRIPTION = 'Lectern builds fast, static documentation sites from Markdown, MDX and React.'

/** The home page: introduction, examples, measurements and features. */
export default function Home() {
  return (
    <Layout description={DESCRIPTION}>
      <main className={styles.home}>
        <Hero />
        <section className={styles.section} aria-labelledby="examples">
          <h2 id="examples">See what Lectern builds</h2>
          <p className={styles.lead}>
            Each source is shown next to its page. This site’s own build rendered both to static
            HTML.
          </p>
          <Examples />
        </section>
        <section className={styles.section} aria-labelledby="figures">
          <h2 id="figures">Performance</h2>
          <Figures />
        </section>
        <Features />
      </main>
    </Layout>
  )
}

function Hero() {
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>Fast documentation sites from Markdown</h1>
      <p className={styles.tagline}>
        Lectern builds your Docusaurus project as it is. Page content ships as plain HTML, and only
        interactive components are hydrated.
      </p>
      <div className={styles.start}>
        <div className={styles.command}>
          <CodeBlock>npm run build</CodeBlock>
        </div>
        <Link className="button button--primary button--lg" to="/docs/installation">
          Get started
        </Link>
      </div>
      <p className={styles.note}>
        Run it in a clone of the repository to build this site. Requires Node.js 20.19 or newer.
      </p>
    </header>
  )
}

function Features() {
  return (
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features">Why Lectern</h2>
      <ul className={styles.features}>
        {features.map(({title, text, link, label}) => (
          <li key={title} className={styles.feature}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={link}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
