import {translate} from '@lectern/client'
import {modalTranslations} from '../modal/modal-translations.js'

const label = translate({id: 'theme.SearchBar.label', message: 'Search docs'})

/** Translated strings in DocSearch's form, for a site's own `SearchBar`. */
const translations = {
  button: {buttonText: label, buttonAriaLabel: label},
  modal: modalTranslations(),
  placeholder: label
}

export default translations
