import {Link} from '@lectern/client'
import CodeBlock from '@theme/CodeBlock'
import HomeDemo from '@theme/HomeDemo'
import HomeFeatures from '@theme/HomeFeatures'
import HomeHero from '@theme/HomeHero'
import HomeSection from '@theme/HomeSection'
import Layout from '@theme/Layout'
import {Examples} from '@site/src/examples/Examples'
import HeroPage from '@site/src/examples/hero-page.md'
import HeroSource from '@site/src/examples/hero-source.md'
import {Figures} from '@site/src/components/Figures'
import {buildTimes, figures} from '@site/src/components/figures.js'
import {features} from '@site/src/components/features'

const DESCRIPTION = 'Lectern builds fast, static documentation sites from Markdown, MDX and React.'

/** The home page: introduction, examples, measurements and features. */
export default function Home() {
  return (
    <Layout description={DESCRIPTION}>
      <main className="home">
        <Hero />
        <HomeSection title="Why Lectern">
          <HomeFeatures features={features} />
        </HomeSection>
        <HomeSection title="Performance">
          <Figures />
        </HomeSection>
        <HomeSection
          title="See what Lectern builds"
          lead="Interactive components in Markdown, errors with a fix, highlighted code: this site's own build rendered each example."
        >
          <Examples />
        </HomeSection>
      </main>
    </Layout>
  )
}

function Hero() {
  const [small] = buildTimes
  const [update] = figures
  return (
    <HomeHero
      title="Fast documentation sites from Markdown"
      tagline={`Lectern builds your Docusaurus project as it is: ${small.pages} pages in ${Math.round(small.first)} seconds. Every page is plain HTML that works without JavaScript.`}
      actions={
        <>
          <Link className="button button--primary button--lg" to="/docs/installation">
            Get started
          </Link>
          <CodeBlock>
            npx create-site ../my-docs <span>--packages packed</span>
          </CodeBlock>
        </>
      }
      note={
        <>
          Lectern isn't on npm yet. Run the command in a clone, after <code>npm run pack</code>.
          Requires Node.js 20.19 or later.
        </>
      }
    >
      <HomeDemo
        file="docs/feeders.md"
        source={<HeroSource />}
        title="Feeders"
        page={<HeroPage />}
        status={`updated in ${update.value} ${update.unit}`}
      />
    </HomeHero>
  )
}
