module.exports = {plugins: ['macros']}
