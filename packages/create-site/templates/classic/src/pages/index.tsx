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
    text: 'Each Markdown file is a page, each folder a section. The sidebar is generated.',
    link: '/docs/guides/write-a-page',
    label: 'Write a page'
  },
  {
    title: 'Customize',
    text: 'Set the title, navbar and footer in one file, and the colors in another.',
    link: '/docs/introduction',
    label: 'Find your way around'
  },
  {
    title: 'Publish',
    text: 'Build static files for any host. Broken links fail the build.',
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
            Guides and reference, a blog, and search across all of it.
          </p>
          <Link className="button button--primary button--lg" to="/docs/introduction">
            Read the docs
          </Link>
          <p className={styles.note}>
            Edit <code>src/pages/__HOME__</code> to change this page.
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
