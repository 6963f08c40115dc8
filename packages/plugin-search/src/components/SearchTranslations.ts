import {translate} from '@lectern/client'
import {modalTranslations} from '../modal/modal-translations.js'

const label = translate({id: 'theme.SearchBar.label', message: 'Search docs'})

/** Translated strings in DocSearch's format, for sites that have their own `SearchBar`. */
const translations = {
  button: {buttonText: label, buttonAriaLabel: label},
  modal: modalTranslations(),
  placeholder: label
}

export default translations
