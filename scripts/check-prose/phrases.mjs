/**
 * A phrase to avoid and its plainer alternative.
 *
 * @typedef {object} PhraseRule
 * @property {RegExp} find matches text on one line, where code is replaced by `CODE`
 * @property {string} write
 * @property {readonly import('./prose-block.mjs').BlockKind[]} [kinds] all kinds by default
 */

/** Text for maintainers only. In docs, “What works unchanged” is a good heading. */
const CODE_TEXTS = Object.freeze(/** @type {const} */ (['doc', 'comment', 'title']))

/** Text with straight apostrophes, as on a keyboard. In test titles, both kinds are fine. */
const PLAIN_TEXTS = Object.freeze(
  /** @type {const} */ (['paragraph', 'heading', 'cell', 'doc', 'comment', 'string', 'message'])
)

/** @type {readonly PhraseRule[]} */
export const PHRASES = [
  // Words of the glossary
  {find: /\banew\b/i, write: '“again”, “new”, or “from scratch”'},
  {find: /\b(?:lead|leads|led|leading) nowhere\b/i, write: '“is broken”, “broken link”'},
  {
    find: /\b(?:is|are|was|were|be) none\b(?! of)/i,
    write: '“isn’t an X”, “is missing”'
  },
  {
    find: /\bthere (?:is|are|was|were) not\b(?! (?:a|an|any|yet|enough|only|just)\b)/i,
    write: '“is missing”, “doesn’t exist”'
  },
  {find: /\b(?:mend|mends|mended|mending)\b/i, write: '“fix”'},
  {find: /\b(?:put|puts|putting|set|sets) right\b/i, write: '“fix”'},
  {find: /\b(?:mistake|mistakes|mistaken)\b/i, write: '“error”, “issue”'},
  {find: /\b(?:fault|faults|faulty)\b/i, write: '“error”, “issue”, “invalid”'},
  {find: /\bpictures?\b/i, write: '“image”, “screenshot”'},
  {find: /\bup to date\b(?<=\b(?:bring|brings|bringing|brought)\b.{0,40})/i, write: '“update”'},
  {find: /\bolder than (?:its|their|the) sources?\b/i, write: '“stale”'},
  {find: /\bagain and again\b/i, write: '“repeatedly”, “poll”'},
  {find: /\blook(?:s|ed|ing)? for changes\b/i, write: '“watch”, “poll”'},
  {find: /\bas it comes\b/i, write: '“default”'},
  {find: /\bmain scripts?\b/i, write: '“main bundle”'},
  {
    find: /\b(?<!cache )folder of (?:the|a|its|your|their) site\b(?!['’])|\b(?:the|a|your) site’s folder\b/i,
    write: '“site root”'
  },
  {find: /\bfiles of texts?\b/i, write: '“translation files”'},
  {find: /\bslips? of the keys?\b/i, write: '“typo”'},
  {find: /\bin one breath\b/i, write: '“in a batch”'},
  {find: /\b(?:weigh|weighs|weighed|weighing)\b/i, write: '“size”, “is 10 KB”, “compare”'},
  {find: /\b(?:ask|asks|asked|asking) for\b/i, write: '“request”, “prompt for”, “need”'},
  {
    find: /\b(?:tell|tells|told|telling) of\b|\b(?:says|said|saying|say) of\b/i,
    write: '“report”, “show”, “describe”'
  },
  {
    find: /\b(?:take|takes|took|taken|taking) over\b/i,
    write: '“eject”, “override”, “update”, “use”'
  },
  {find: /\banother one\b/i, write: '“a different one”, “another X”'},
  {find: /\bof (?:now|before)\b(?<!\bas of now)(?! \w+ing\b)/i, write: '“current”, “previous”'},
  {find: /\bhas no translation yet\b/i, write: '“isn’t localized”'},
  {
    find: /\b(?:links?|redirects?|pagination)\b[^.;:]{0,40}\bleads? to\b/i,
    write: '“link to”, “redirect to”, “point to”'
  },
  {
    find: /\bfile names?\b(?! (?:a|an|the|each|every|no|its)\b)/i,
    write: '“filename”',
    kinds: ['message']
  },
  {
    find: /\bhost names?\b(?! (?:a|an|the|each|every|no|its)\b)/i,
    write: '“hostname”',
    kinds: ['message']
  },
  {
    find: /\b(?:a|another|each|every|one) text(?=[.,;:!?]|$| (?:and|for|has|in|is|of|or|that|to|with|without)\b)/i,
    write: '“text”, “string”, “page”',
    kinds: ['paragraph', 'heading', 'cell', 'string', 'message', 'interface']
  },
  {find: /\bsearch window\b/i, write: '“search dialog”'},
  {find: /\bNode(?= \d)/, write: '“Node.js”'},
  {find: /\d kB\b/, write: '“KB”', kinds: ['paragraph', 'heading', 'cell']},
  {find: /\d or newer\b/, write: '“or later”'},

  // Apostrophes
  {find: /\p{L}+’\p{L}+/u, write: 'a straight apostrophe', kinds: PLAIN_TEXTS},
  {find: /\p{L}+'\p{L}+/u, write: 'the apostrophe ’', kinds: ['interface']},

  // Words to cut
  {find: /\bat all\b(?! \w)/i, write: 'nothing; cut it'},
  {find: /\ball of it\b/i, write: '“all”, or nothing'},
  {find: /\bas well\b(?! as\b)/i, write: '“also”'},
  {find: /,? too(?=[.;:!?]|$)/i, write: '“also”, or nothing'},
  {find: /\bsuch (?!as\b)(?:a |an )?\w+/i, write: 'the noun: “these files”, “this file”'},
  {find: /\bno longer\b[^.]{0,60}\bany ?more\b/i, write: '“no longer”, once'},
  {
    find: /\bof (?:its|their|his|her|your|our|my|one’s|one's) own\b(?! (?!(?:that|which|and|or|in|on|at|with|is|are|for|from|to|has|have|when|so|if|by|there|than|but|as|of|into|here|can|beside|next|under|below|above|after|before|because|instead|while)\b)[a-z])/i,
    write: '“its own X”, “a separate X”'
  },

  // Riddles
  {
    find: /\bthat which\b|\bthose that\b|\bthose who\b|\bthose which\b|\bthat of\b|\bthose of\b/i,
    write: 'the noun',
    kinds: CODE_TEXTS
  },
  {find: /\bof which\b/i, write: 'a new sentence that names the noun'},
  {
    find: /\b(?:what|which)(?: \w+)? there (?:is|are|was|were)\b/i,
    write: '“the available X”, “all X”'
  },
  {
    find: /^What\b(?!['’]s new)(?!.*\?)/,
    write: 'the noun: “The files that …”, “Options”',
    kinds: CODE_TEXTS
  },
  {
    find: /\bwhat (?:is|are|was|were) (?:\w+ed|\w+en|to|in|of|at|on|left|at hand)\b(?!.*\?)/i,
    write: 'the noun: “the files that …”',
    kinds: CODE_TEXTS
  },
  {
    find: /\bwhat (?:it|they|one|he|the \w+|a \w+|an \w+|CODE|its \w+|their \w+) (?:is|are|was|were|has|have|had|says|say|does|do|holds|hold|needs|need|gives|give|made|makes|make|takes|take|gets|get|wants|want|knows|know|names|name|contains|contain|brings|bring|costs|cost|means|stands|asks|ask|tells|tell|leaves|left|reads|read|writes|wrote|shows|found|finds|find)\b(?!.*\?)/i,
    write: 'the noun: “its result”, “the content of X”',
    kinds: CODE_TEXTS
  },
  {
    find: /\b(?:who|whoever) (?:needs|wants|reads|asks|calls|has)\b(?<!\b(?:readers?|users?|people|authors?|anyone|everyone|developers?|someone|person|those|visitors?|maintainers?|you|team|one|and|that) \w+ \w+)(?!.*\?)/i,
    write: 'the noun: “callers”, “authors who …”'
  },
  {find: /\b(?:get|gets|getting|got) to know\b/i, write: '“learn”, “receive”, “find out”'},
  {
    find: /\b(?:knows|know|knew|known) (?:nothing|of)\b/i,
    write: '“isn’t aware of”, “has no”, “supports”'
  },
  {find: /\bis to be\b|\bare to be\b/i, write: '“must be”, “should be”'},
  {find: /\bgo(?:es)? before\b|\bwent before\b/i, write: '“wins”, “overrides”, “precedes”'},
  {find: /\bdeeds?\b|\bfarewell\b|\bheralds?\b/i, write: 'the technical term'},

  // Inverted and personified sentences
  {
    find: /\b(?:stand|stands|stood|standing) (?:in|behind|beside|before|after|above|below|under|underneath|between|on|at|there|here|where|next|around|outside|inside|within|with|to|alone|first|last|by|as|elsewhere|too)\b/i,
    write: '“is in”, “is at”, “follows”, “precedes”'
  },
  {
    find: /\b(?:lie|lies|lay|lying|lain) (?:in|beside|on|behind|below|above|under|underneath|between|at|there|here|where|outside|inside|within|next|deeper|elsewhere)\b/i,
    write: '“is in”, “is at”'
  },
  {find: /\b(?:stands|lies)\b(?! (?:for|out|still))/, write: '“is”'},
  {find: /\b(?:dwell|dwells|rest|rests|sleep|sleeps|sits) (?:in|on|at|upon)\b/i, write: '“is in”'},
  {find: /\b(?:speaks|spoke|spoken)\b/i, write: '“is in”, “is localized in”, “supports”'},
  {
    find: /\b(?:forgive|forgives|forgiven|obey|obeys|confess|confesses|betray|betrays|dare|dares|begs?|swear|swears)\b/i,
    write: 'a technical verb'
  },

  // Archaic words
  {
    find: /\b(?:thereof|therein|thereby|hence|thus|whence|wherein|whereof|whilst|amongst|upon|lest|hitherto|herein|nought|naught|henceforth|shall)\b/i,
    write: 'a modern word'
  },
  {find: /\b(?:needn['’]t|need not)\b/i, write: '“doesn’t have to”'},
  {
    find: /\bin (?:vain|its place|their place|his stead|its stead)\b/i,
    write: '“instead”, “without effect”'
  },
  {find: /\b(?:made|makes|make|making) ready\b/i, write: '“prepare”'},
  {find: /\bfrom (?:then|now|there) on\b/i, write: '“after that”'},

  // Doc comments
  {
    find: /^(?:Add|Adapt|Answer|Apply|Ask|Build|Bundle|Call|Change|Check|Choose|Clean|Close|Collect|Compare|Compile|Complete|Convert|Copy|Count|Create|Cut|Decide|Delete|Describe|Draw|Emit|End|Escape|Fill|Find|Follow|Format|Gather|Generate|Get|Give|Group|Guard|Handle|Hash|Hide|Install|Join|Keep|Leave|List|Load|Make|Mark|Match|Measure|Merge|Move|Name|Normalize|Open|Parse|Pick|Place|Prepare|Prerender|Print|Put|Read|Rebuild|Remember|Remove|Render|Replace|Report|Reset|Resolve|Return|Run|Save|Say|Scan|Search|Send|Serve|Set|Show|Skip|Sort|Split|Start|Stop|Store|Strip|Take|Tell|Throw|Translate|Turn|Update|Validate|Wait|Walk|Warn|Watch|Wrap|Write) (?:a|an|the|all|every|each|its|one|only|to|up|what|which|whether|out|from|into|it|them|as|no|any|some|where|how|when|CODE)\b/,
    write: 'a third-person verb, such as “Returns …”, or a noun',
    kinds: ['doc']
  }
]
