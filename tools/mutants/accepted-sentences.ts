const numbers = 'src/domains/catalogue/search/query-parser/numbers.ts'
const negation = 'src/domains/catalogue/search/query-parser/negation.ts'
const suggest = 'src/domains/catalogue/search/query-parser/suggest.ts'
const box = 'src/domains/catalogue/search/ui/use-search-box.ts'
const phrase = 'a phrase of no words, or of more than any has, is looked for in vain'
const itself = 'puts the same day in the place of itself'
const year =
  "else if (limit.parameter === 'MinReleaseDate' ? limit.value < before.value : limit.value > before.value) before.value = limit.value"

/** Slips in the reading of sentences and where they are typed: path, line, what stood there, what stands there then, why nobody sees it. */
export const sentences = [
  [numbers, 'for (let i = 0; i < tokens.length; i++) {', '<', '<=', 'behind the last word stands no number'],
  [
    numbers,
    "if (kind === 'monthly') put('MonthlyBudget', Math.round(high ?? low ?? 0))",
    '0',
    '1',
    'of the two bounds of a sum there is one at least',
  ],
  [numbers, year, '<', '<=', itself],
  [numbers, year, '>', '>=', itself],
  [
    numbers,
    "if (kind === 'year' && amount < 100) amount += amount > (thisYear % 100) + 1 ? 1900 : 2000",
    '1',
    '2',
    'neither the year after next nor the one a hundred years before it is one of a car',
  ],
  [suggest, 'if (candidates) return candidates', 'candidates', 'false', 'only spares what would be made anew'],
  [suggest, 'prepared.set(names, candidates)', 'prepared.set(names, candidates)', ';', 'only spares what would be made anew'],
  [negation, 'for (let length = longestNegator + more; length > 0; length--) {', '>', '>=', phrase],
  [negation, 'const ending = (phrases: ReadonlySet<string>, more = 0): number | null => {', '0', '1', phrase],
  [negation, 'const open = ending(notOnly, 1)', '1', '2', phrase],
  [negation, 'if (ending(notNegated, 1) !== null) return null', '1', '2', phrase],
  [box, 'const [open, setOpen] = useState(false)', 'false', 'true', 'without words there is no list, and the first letter opens it'],
  [box, 'total: answer?.found.total ?? 0,', '0', '1', 'is read where there is an answer alone'],
  [
    'src/domains/processes/inspection/ui/use-sheet-work.ts',
    'let isBehind = false',
    'false',
    'true',
    'where no answer waits photos do, and after these the sheet is asked again anyway',
  ],
] as const
