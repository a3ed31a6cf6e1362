import { expect, test } from 'vitest'
import { tokenise } from './tokens.ts'

/** The pieces of a sentence, each with what is known of it. */
const read = (sentence: string) =>
  tokenise(sentence).map(({ raw, number, symbol, glue, measured, apart }) =>
    [raw, number === null ? '' : `=${number}`, symbol && ' sign', glue && ' glue', measured && ' measured', apart && ' apart']
      .filter(Boolean)
      .join(''),
  )

test.each([
  // thousands are one number, as long as the whole is a round amount that a car may cost
  ['150 000', ['150000=150000']],
  ['150.000', ['150000=150000']],
  ['150 000km', ['150000=150000 measured', 'km']],
  ['1 500 000', ['1500000=1500000']],
  ['3 000 000', ['3000000=3000000']],
  ['150 050', ['150050=150050']],
  ['150 025', ['150=150', '025=25']],
  ['208 308', ['208=208', '308=308']],
  ['0.500', ['0.500=0.5']],
  ['golf 7 150 000', ['golf', '7=7', '150000=150000']],
  ['golf 7 150 025', ['golf', '7=7', '150=150', '025=25']],
  ['15 000 000', ['15=15', '000=0', '000=0']],
  // small coin has more digits
  ['15 000 000 rial', ['15000000=15000000 measured', 'rial']],
  ['1 000 000 000 de centimes', ['1000000000=1000000000', 'de', 'centimes']],
  ['1 000 000 050 rial', ['1=1', '000=0', '000=0', '050=50 measured', 'rial']],
  // decimals, digits of Arabic, and what is grown onto a number
  ['1,5 million', ['1,5=1.5 measured', 'million']],
  ['٢٠١٩ ۲۰۲۰', ['2019=2019', '2020=2020']],
  ['120KM', ['120=120 measured', 'KM']],
  ['120xyz', ['120xyz']],
  ['ب100000', ['ب glue', '100000=100000']],
  ['i20', ['i20']],
  // signs count between and before numbers, never within a name
  ['100-150', ['100=100', '- sign', '150=150 measured']],
  ['<100', ['< sign', '100=100 measured']],
  ['c-elysee', ['c', 'elysee']],
  ['serie-3', ['serie', '3=3']],
  ['dh/mois', ['dh', 'mois']],
  ['1500/mois', ['1500=1500', '/ sign', 'mois']],
  ['4 + abs', ['4=4', '+ sign', 'abs']],
  // no name reaches over a comma
  ['noir, blanc', ['noir', 'blanc apart']],
  ['noir blanc', ['noir', 'blanc']],
  ['noir، 208', ['noir', '208=208 apart']],
  // a unit behind a number, or a comparison before it: no model
  ['moins 208', ['moins', '208=208 measured']],
  ['moins de 208', ['moins', 'de', '208=208 measured']],
  ['superieur a 208', ['superieur', 'a', '208=208 measured']],
  ['plus 208', ['plus', '208=208 measured']],
  ['moins la 208', ['moins', 'la', '208=208']],
  ['clio de 208', ['clio', 'de', '208=208']],
  ['clio a 208', ['clio', 'a', '208=208']],
  ['208 clio', ['208=208', 'clio']],
])('%s', (sentence, pieces) => {
  expect(read(sentence)).toEqual(pieces)
})

test('what is longer than three hundred signs is not read', () => {
  expect(read(`${'a'.repeat(299)} 2019`)).toEqual(['a'.repeat(299)])
  expect(read(`${'a'.repeat(298)} 2019`)).toEqual(['a'.repeat(298), '2=2'])
})
