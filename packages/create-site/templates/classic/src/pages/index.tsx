import {Link} from '@lectern/client'
import Layout from '@theme/Layout'
import styles from './index.module.css'

interface Topic {
  title: string
  text: string
  link: string
  label: string
}

const topics: Topic[] = [
  {
    title: 'Write',
    text: 'Markdown files are pages, folders are sections. The sidebar follows them.',
    link: '/docs/guides/write-a-page',
    label: 'Write a page'
  },
  {
    title: 'Make it yours',
    text: 'One file holds the title, the navbar and the footer; another one the colours.',
    link: '/docs/introduction',
    label: 'See where things are'
  },
  {
    title: 'Publish',
    text: 'The result is a folder of plain files, for any host. Broken links stay at home.',
    link: '/docs/guides/publish',
    label: 'Publish the site'
  }
]

/** The home page. */
export default function Home() {
  return (
    <Layout description="Documentation of __TITLE__.">
      <main className={styles.home}>
        <header className={styles.hero}>
          <h1>__TITLE__</h1>
          <p className={styles.tagline}>
            Guides for everyday work, a blog for what is new, and a search that finds both.
          </p>
          <Link className="button button--primary button--lg" to="/docs/introduction">
            Read the docs
          </Link>
          <p className={styles.note}>
            This page is <code>src/pages/__HOME__</code>. Change it, and see it change.
          </p>
        </header>
        <ul className={styles.topics}>
          {topics.map((topic) => (
            <TopicCard key={topic.title} {...topic} />
          ))}
        </ul>
      </main>
    </Layout>
  )
}

function TopicCard({title, text, link, label}: Topic) {
  return (
    <li className={styles.topic}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Link to={link}>{label}</Link>
    </li>
  )
}
