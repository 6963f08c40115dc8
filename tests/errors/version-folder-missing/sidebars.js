export default {docs: ['b']}
