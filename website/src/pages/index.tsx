import {Link} from '@lectern/client'
import CodeBlock from '@theme/CodeBlock'
import Layout from '@theme/Layout'
import {Examples} from '@site/src/examples/Examples'
import {Figures} from '@site/src/components/Figures'
import {features} from '@site/src/components/features'
import styles from './index.module.css'

const DESCRIPTION =
  'Lectern is a documentation site generator: Markdown, MDX and React in, a fast static website out.'

/** The home page: what Lectern is, how to start, and a real piece of it. */
export default function Home() {
  return (
    <Layout description={DESCRIPTION}>
      <main className={styles.home}>
        <Hero />
        <section className={styles.section} aria-labelledby="examples">
          <h2 id="examples">Write this, publish that</h2>
          <p className={styles.lead}>
            Sources, and what this site’s own build made of them. All of it is HTML before a reader
            asks for it.
          </p>
          <Examples />
        </section>
        <section className={styles.section} aria-labelledby="figures">
          <h2 id="figures">Measured, not promised</h2>
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
      <h1 className={styles.title}>
        Documentation sites from Markdown, as light as the words in them
      </h1>
      <p className={styles.tagline}>
        Lectern is a site generator that keeps the project shape you know from Docusaurus and ships
        a page of prose as prose: HTML first, JavaScript only where a page is alive.
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
        Typed in a clone, it sets itself up and builds this site. It needs Node.js 20.19 or newer.
      </p>
    </header>
  )
}

function Features() {
  return (
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features">What it is built around</h2>
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
