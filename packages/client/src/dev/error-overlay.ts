import type {DevProblem} from '@lectern/types'

const STYLE = `
:host { all: initial }
.cover { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 5vh 1rem;
  background: rgb(15 18 25 / 72%); font: 15px/1.5 system-ui, sans-serif; color: #e8eaf0 }
.card { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1.75rem; border-radius: 10px;
  border-top: 4px solid #ff6b6b; background: #1a1d26; box-shadow: 0 20px 60px rgb(0 0 0 / 50%) }
section + section { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid #343947 }
h2 { margin: 0 0 .5rem; font-size: 1.05rem; font-weight: 600 }
code, pre { font: 13px/1.55 ui-monospace, monospace }
.code { color: #ff8f8f } .place { color: #9fc0ff } .hint { color: #b9f0c5 }
p { margin: .5rem 0 } pre { overflow: auto; padding: .75rem 1rem; border-radius: 6px;
  background: #11131a; tab-size: 2 }
.foot { margin-top: 1.5rem; color: #9aa1b2; font-size: 13px }
button { float: right; border: 0; background: none; color: inherit; font-size: 22px; cursor: pointer }
.notice { position: fixed; right: 1rem; bottom: 1rem; z-index: 2147483646; max-width: 26rem;
  max-height: 40vh; overflow: auto; padding: .75rem 1rem; border-radius: 8px; background: #1a1d26;
  border-left: 4px solid #f2b84b; color: #e8eaf0; font: 13px/1.5 system-ui, sans-serif }
`

/** What authors see of the problems of their site, over the page. */
export interface ErrorOverlay {
  /** Cover the page with errors; none takes the cover away. */
  showErrors(problems: readonly DevProblem[]): void
  /** Name, in a corner, what is wrong without keeping the page from being shown. */
  showNotices(problems: readonly DevProblem[]): void
}

/** Make the overlay; it has a shadow root, so the site's styles and its own stay apart. */
export function createErrorOverlay(): ErrorOverlay {
  const host = document.createElement('lectern-problems')
  const root = host.attachShadow({mode: 'open'})
  const errors = element('div')
  const notices = element('div')
  root.append(element('style', '', STYLE), errors, notices)
  const attach = () => {
    if (!host.isConnected) document.documentElement.append(host)
  }
  addEventListener('keydown', ({key}) => {
    if (key === 'Escape') errors.replaceChildren()
  })
  return {
    showErrors(problems) {
      attach()
      errors.replaceChildren(...(problems.length > 0 ? [createCover(problems, errors)] : []))
    },
    showNotices(problems) {
      attach()
      notices.replaceChildren(...(problems.length > 0 ? [createNotice(problems, notices)] : []))
    }
  }
}

function createCover(problems: readonly DevProblem[], holder: Element): Element {
  const card = element('div', 'card')
  card.append(
    createCloseButton(holder),
    ...problems.map(describe),
    element('p', 'foot', 'This goes away by itself when it is corrected. Escape closes it.')
  )
  const cover = element('div', 'cover')
  cover.setAttribute('role', 'alertdialog')
  cover.setAttribute('aria-label', 'Problems of the site')
  cover.append(card)
  return cover
}

function createNotice(problems: readonly DevProblem[], holder: Element): Element {
  const notice = element('div', 'notice')
  notice.setAttribute('role', 'status')
  notice.append(
    createCloseButton(holder),
    ...problems.map(({message, hint}) => element('p', '', `${message} ${hint ?? ''}`.trim()))
  )
  return notice
}

function createCloseButton(holder: Element): Element {
  const close = element('button', '', '×')
  close.setAttribute('aria-label', 'Close')
  close.addEventListener('click', () => holder.replaceChildren())
  return close
}

function describe({code, message, position, hint, excerpt}: DevProblem): Element {
  const section = element('section')
  const place = [position?.file, position?.line, position?.column].filter(Boolean).join(':')
  section.append(element('code', 'code', code), element('h2', '', message))
  if (place) section.append(element('code', 'place', place))
  if (excerpt) section.append(element('pre', '', excerpt))
  if (hint) section.append(element('p', 'hint', hint))
  return section
}

function element(name: string, className = '', text = ''): HTMLElement {
  const created = document.createElement(name)
  if (className) created.className = className
  // Text, never HTML: what a problem quotes may be anything.
  created.textContent = text
  return created
}
