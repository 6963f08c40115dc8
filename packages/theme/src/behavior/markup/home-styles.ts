/// <reference path="../../styles/stylesheets.d.ts" />
/** Styles of home page components, which only pages with these components link. */
import '../../styles/home.css'
