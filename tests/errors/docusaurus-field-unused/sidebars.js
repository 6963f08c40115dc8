module.exports = {docs: ['a']}
