import {innerHtml} from '@lectern/theme/behavior/markup/inner-html'
import {createAdapter} from '../props/create-adapter.js'

/** `Admonition`: Docusaurus's component expects an element as a title with Markdown. */
export default createAdapter(({titleHtml}: {titleHtml?: string}, isOwn) => {
  if (isOwn || titleHtml === undefined) return {}
  return {titleHtml: undefined, title: <span {...innerHtml(titleHtml)} />}
})
