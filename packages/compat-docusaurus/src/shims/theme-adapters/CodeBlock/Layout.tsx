import {createAdapter} from '../../props/create-adapter.js'
import {useBlockData} from '../../theme-common/code-block-context.js'

/** `CodeBlock/Layout`: Docusaurus's component reads the block and its class from a context. */
export default createAdapter((props: object, isOwn) => {
  const block = useBlockData()
  return isOwn ? {...block, ...props} : {className: undefined}
})
