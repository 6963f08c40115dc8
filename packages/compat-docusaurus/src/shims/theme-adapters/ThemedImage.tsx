import {createAdapter} from '../props/create-adapter.js'
import {useAddresses} from '../props/link-forms.js'

interface Props {
  sources: {light: string; dark?: string}
}

/**
 * `ThemedImage`: unlike Lectern's component, Docusaurus's accepts paths that already include the
 * base URL.
 */
export default createAdapter(({sources: {light, dark}}: Props, isOwn) => {
  const {toPath} = useAddresses()
  return isOwn ? {sources: {light: toPath(light), dark: toPath(dark)}} : {}
})
