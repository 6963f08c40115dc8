export default {plugins: {'postcss-nested': {}}}
