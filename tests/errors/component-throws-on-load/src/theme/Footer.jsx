const links = window.footerLinks

export default function Footer() {
  return <footer>{links.join(', ')}</footer>
}
