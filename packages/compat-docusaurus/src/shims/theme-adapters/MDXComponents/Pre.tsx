import CodeBlock from '@theme/CodeBlock'
import {createAdapter} from '../../props/create-adapter.js'

/** `MDXComponents/Pre`: Docusaurus's component receives the code block as its child. */
export default createAdapter((block: object, isOwn) =>
  isOwn ? {} : {children: <CodeBlock {...block} />}
)
