import {createAdapter} from '../../../props/create-adapter.js'
import {useAddresses} from '../../../props/link-forms.js'

/** `BlogPostItem/Footer/ReadMoreLink`: Docusaurus's URL includes the base URL. */
export default createAdapter(({to}: {to: string}) => ({to: useAddresses().toPath(to)}))
