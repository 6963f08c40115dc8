import {Link} from '@lectern/client'
import folio from '@lectern/theme/designs/folio.css' with {type: 'text'}
import manual from '@lectern/theme/designs/manual.css' with {type: 'text'}
import studio from '@lectern/theme/designs/studio.css' with {type: 'text'}
import {createAccentCss} from '@lectern/theme/accent-css'
import {type RefObject, useEffect, useRef, useState} from 'react'
import {ChoiceField} from '../filters/ChoiceField.js'
import styles from './LiveDesigns.module.css'

const DESIGNS = {
  default: {label: 'Default', css: ''},
  folio: {label: 'Folio', css: folio},
  manual: {label: 'Manual', css: manual},
  studio: {label: 'Studio', css: studio}
} as const

type DesignName = keyof typeof DESIGNS

const ACCENTS = {
  '': 'Accent of the design',
  '#2563eb': 'Blue',
  '#7c3aed': 'Violet',
  '#db2777': 'Pink',
  '#ea580c': 'Orange',
  '#334155': 'Slate'
} as const

type Accent = keyof typeof ACCENTS

const PAGES = {
  '/docs/installation': 'Guide',
  '/docs/api/docusaurus-config': 'Reference',
  '/docs/markdown-features/code-blocks': 'Code',
  '/blog/2022/08/01/announcing-docusaurus-2.0': 'Post',
  '/docs/category/guides': 'Category'
} as const

type FramedPage = keyof typeof PAGES

/** Shows a page of this website in a frame, with controls for its design and accent color. */
export function LiveDesigns() {
  const [design, setDesign] = useState<DesignName>('folio')
  const [accent, setAccent] = useState<Accent>('')
  const [page, setPage] = useState<FramedPage>('/docs/installation')
  const frame = useRef<HTMLIFrameElement>(null)
  const css = DESIGNS[design].css + createAccentCss(accent || undefined)
  const shownPage = useStyledFrame(frame, page, css)
  return (
    <section className={styles.live} aria-label="Designs">
      <div className={styles.choices}>
        <fieldset className={styles.designs}>
          <legend className="sr-only">Design</legend>
          {Object.entries(DESIGNS).map(([name, {label}]) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === design}
              onClick={() => setDesign(name as DesignName)}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <ChoiceField<Accent> label="Accent" value={accent} choices={ACCENTS} onChange={setAccent} />
        <ChoiceField<FramedPage> label="Page" value={page} choices={PAGES} onChange={setPage} />
      </div>
      <iframe
        ref={frame}
        className={styles.frame}
        title={`${PAGES[page]} page in the design ${DESIGNS[design].label}`}
        src={shownPage}
        loading="lazy"
      />
      <p className={styles.code}>
        <code>{describe(design, accent)}</code>
        <Link to="/docs/theming">How to choose a design</Link>
      </p>
    </section>
  )
}

function describe(design: DesignName, accent: Accent): string {
  return accent
    ? `theme: {design: '${design}', accent: '${accent}'}`
    : `theme: {design: '${design}'}`
}

/**
 * Applies styles to the page in a frame, before its first paint. Otherwise, the page would first be shown without them.
 *
 * @returns The URL for the frame. Undefined until hydration, because nothing could apply the styles.
 */
function useStyledFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  page: string,
  css: string
): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => setUrl(page), [page])
  useEffect(() => {
    let request = 0
    let styled: Document | undefined
    // There's no event for a document that has just been created.
    const watch = () => {
      const shown = frame.current?.contentDocument ?? undefined
      if (shown && shown !== styled) applyStyles(shown, css)
      styled = shown
      request = requestAnimationFrame(watch)
    }
    watch()
    return () => cancelAnimationFrame(request)
  }, [frame, css])
  return url
}

/**
 * Applies styles to a document. Uses a constructed stylesheet, because a content security policy
 * may block inline styles.
 */
function applyStyles(target: Document, css: string): void {
  const view = target.defaultView
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  view.document.adoptedStyleSheets = [sheet]
}
