import {createAdapter} from '../../props/create-adapter.js'
import {useBlockData} from '../../theme-common/code-block-context.js'

/** `CodeBlock/Content`: Docusaurus's component reads the block from a context. */
export default createAdapter((props: object, isOwn) => {
  const block = useBlockData()
  return isOwn ? {...block, ...props} : {}
})
