import {translate} from '@lectern/client'
import {modalTranslations} from '../modal/modal-translations.js'

const label = translate({id: 'theme.SearchBar.label', message: 'Search docs'})

/** Texts of the search for a site's own `SearchBar`, in the form of DocSearch. */
const translations = {
  button: {buttonText: label, buttonAriaLabel: label},
  modal: modalTranslations(),
  placeholder: label
}

export default translations
