export default () => ({
  name: 'birds',
  createRoutes: () => ({
    routes: [
      {
        path: '/birds',
        component: '@theme/DocPages',
        props: {},
        contents: [],
        head: [],
        plugin: {name: 'birds', id: 'default'}
      }
    ]
  })
})
