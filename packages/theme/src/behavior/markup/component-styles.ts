/// <reference path="../../styles/stylesheets.d.ts" />
/**
 * Styles of the components that authors use in content. Only pages with these components link to
 * this stylesheet.
 */
import '../../styles/components.css'
