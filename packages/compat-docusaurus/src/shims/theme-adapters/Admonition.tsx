import {innerHtml} from '@lectern/theme/behavior/markup/inner-html'
import {createAdapter} from '../props/create-adapter.js'

/** `Admonition`: the Docusaurus component receives a Markdown title as an element. */
export default createAdapter(({titleHtml}: {titleHtml?: string}, isOwn) => {
  if (isOwn || titleHtml === undefined) return {}
  return {titleHtml: undefined, title: <span {...innerHtml(titleHtml)} />}
})
