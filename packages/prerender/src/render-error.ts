import type {SiteProblem} from '@lectern/types'
import {messageOf} from '@lectern/shared/problems/site-problem'

const BROWSER_GLOBAL =
  /\b(window|document|localStorage|sessionStorage|navigator|location|matchMedia|HTMLElement|customElements|requestAnimationFrame|IntersectionObserver|ResizeObserver)\b is not defined/

/** What a compiled MDX module says of a component that it does not find. */
const UNKNOWN_COMPONENT = /^Expected component `([^`]+)` to be defined/

/** What `<Link>` throws for an address that it refuses. */
const REFUSED_LINK = /^<Link> to "/

/** Where something was thrown. */
export interface ThrownPlace {
  /** Path of the page. */
  path: string
  source?: string
  /** Name of the component that threw, or that holds what threw. */
  component?: string
}

/** Describe what a page threw while it was rendered. */
export function createRenderProblem(error: unknown, place: ThrownPlace): SiteProblem {
  const {path, source, component} = place
  const message = messageOf(error)
  const unknown = UNKNOWN_COMPONENT.exec(message)?.[1]
  if (unknown) return createUnknownComponentProblem(unknown, path, source)
  const subject = component
    ? `The component <${component}> of the page ${path}`
    : `The page ${path}`
  return {
    code: 'render-failed',
    message: `${subject} cannot be rendered: ${message.replace(/\.$/, '')}.`,
    position: source ? {file: source} : undefined,
    hint: createHint(message)
  }
}

/** Describes what a timer or a promise threw that an unknown page started. */
export function createLateProblem(error: unknown): SiteProblem {
  return {
    code: 'render-failed',
    message: `A timer or a promise that a page started failed: ${messageOf(error).replace(/\.$/, '')}.`,
    hint: 'Start it in an effect or an event handler, which run only in browsers.'
  }
}

function createHint(message: string): string {
  const browserGlobal = BROWSER_GLOBAL.exec(message)?.[1]
  if (browserGlobal)
    return `\`${browserGlobal}\` exists in browsers only: use it in an effect or an event handler, or wrap the component in <BrowserOnly>.`
  if (REFUSED_LINK.test(message))
    return 'Link to a page or a web address; what shall happen on a click belongs into `onClick` of a button.'
  if (message.includes('<Head>'))
    return 'Put nothing but tags of a head between <Head> and </Head>, and text alone into a title.'
  return 'Correct the component, or what it is given, so that it renders without a browser.'
}

function createUnknownComponentProblem(name: string, path: string, source?: string): SiteProblem {
  return {
    code: 'component-unknown',
    message: `The page ${path} uses the component <${name}>, which is not defined.`,
    position: source ? {file: source} : undefined,
    hint: `Import \`${name}\` at the top of the file, or correct its name.`
  }
}

/** Describe a page module that exports no component (specification §5). */
export function createNoComponentProblem(component: string, path: string): SiteProblem {
  return {
    code: 'page-without-default-export',
    message: `The page ${path} has no component: its module does not export one as default.`,
    position: component.startsWith('@site/') ? {file: component.slice('@site/'.length)} : undefined,
    hint: 'Add `export default function Page() { … }`.'
  }
}
