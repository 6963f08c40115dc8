import {createAdapter} from '../props/create-adapter.js'
import {type LinkForms, useAddresses} from '../props/link-forms.js'

/** `Tag`: a link to the page of a tag. */
export default createAdapter((tag: LinkForms) => useAddresses().toBoth(tag))
