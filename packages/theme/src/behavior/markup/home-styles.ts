/// <reference path="../../styles/stylesheets.d.ts" />
/** Styles of home page components. Only pages with these components link to this stylesheet. */
import '../../styles/home.css'
