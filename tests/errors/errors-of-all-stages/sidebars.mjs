export default {birds: ['heron', 'owl', 'wren']}
