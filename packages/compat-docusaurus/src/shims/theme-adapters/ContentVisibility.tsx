import {usePage} from '@lectern/client'
import {createAdapter} from '../props/create-adapter.js'

interface Props {
  metadata: {unlisted?: boolean; frontMatter?: object}
}

/** `ContentVisibility`: Docusaurus's component reads the page's front matter. */
export default createAdapter(({metadata}: Props) => {
  const {isDraft} = usePage()
  const {unlisted, frontMatter} = metadata
  return {metadata: {...metadata, frontMatter: {unlisted, draft: isDraft, ...frontMatter}}}
})
