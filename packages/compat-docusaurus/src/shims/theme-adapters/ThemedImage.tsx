import {createAdapter} from '../props/create-adapter.js'
import {useAddresses} from '../props/link-forms.js'

interface Props {
  sources: {light: string; dark?: string}
}

/** `ThemedImage`: Docusaurus doesn't add the base URL to a path that already has it. */
export default createAdapter(({sources: {light, dark}}: Props, isOwn) => {
  const {toPath} = useAddresses()
  return isOwn ? {sources: {light: toPath(light), dark: toPath(dark)}} : {}
})
