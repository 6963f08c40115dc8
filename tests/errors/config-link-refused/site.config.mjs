export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  themeConfig: {
    navbar: {
      logo: {src: 'https://example.com/a.svg', href: 'javascript:alert(1)'},
      items: [
        {label: 'Two', to: 'javascript:alert(2)'},
        {label: 'Three', items: [{label: 'Inner', href: ' JavaScript:alert(3)'}]},
        {type: 'html', value: '<a href="javascript:alert(4)">Four</a>'},
        {label: 'Five', href: 'data:text/html,<script>alert(5)</script>'}
      ]
    },
    announcementBar: {content: 'See <a href="vbscript:six">six</a>.'},
    footer: {
      links: [{title: 'A', items: [{label: 'Seven', to: 'javascript:7'}, {html: '<a href=javascript:8>8</a>'}]}],
      copyright: '<a href="javascript:9">Nine</a>'
    }
  }
}
