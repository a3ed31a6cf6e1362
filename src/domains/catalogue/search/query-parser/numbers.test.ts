import { expect, test } from 'vitest'
import { readNumbers } from './numbers.ts'
import { tokenise } from './tokens.ts'

const thisYear = 2026

/** What is read of a sentence, each limit with its words; words in brackets were understood before. */
function read(sentence: string): string[] {
  const tokens = tokenise(sentence.replaceAll(/[[\]]/g, ''))
  const before = [...sentence.matchAll(/\[([^\]]+)\]/g)].map(([, word]) => word)
  for (const token of tokens) token.taken = before.includes(token.raw)
  return readNumbers(tokens, thisYear).map(({ parameter, value, text }) => `${parameter} ${value}: ${text}`)
}
/** A year alone. */
const year = (one: number, text: string, last = one) => [`MinReleaseDate ${one}-01-01: ${text}`, `MaxReleaseDate ${last}-12-31: ${text}`]

const sentences: [string, string[]][] = [
  // one number
  ['150000', ['MaxPrice 150000: 150000']],
  ['2027', year(2027, '2027')],
  ['2028', []],
  ['1000000000 dh', ['MaxPrice 1000000000: 1000000000 dh']],
  ['1500000000 dh', []],
  ['10000000 km', ['MaxMileage 10000000: 10000000 km']],
  ['10000001 km', []],
  ['100000 dh 120000 dh', ['MaxPrice 100000: 100000 dh']],
  ['150000 1000000', ['MaxPrice 150000: 150000', 'MaxMileage 1000000: 1000000']],
  ['150000 1500000', ['MaxPrice 150000: 150000']],
  ['plus de 2000 dh par mois', ['MonthlyBudget 2000: plus de 2000 dh par mois']],
  ['-100000 km', ['MaxMileage 100000: - 100000 km']],
  // scales and units
  ['9999 mille km', ['MaxMileage 9999000: 9999 mille km']],
  ['10000 mille km', ['MaxPrice 10000: 10000']],
  ['15000 mille dh', ['MaxPrice 15000: 15000']],
  ['2000 millions', ['MaxPrice 20000000: 2000 millions']],
  ['2001 millions', year(2001, '2001')],
  ['3 millions dh', ['MaxPrice 3000000: 3 millions dh']],
  ['4 millions dh', ['MaxPrice 40000: 4 millions dh']],
  ['15000000 centimes', ['MaxPrice 150000: 15000000 centimes']],
  ['3 millions d centimes', ['MaxPrice 30000: 3 millions d centimes']],
  ['3 millions de ryal', ['MaxPrice 150000: 3 millions de ryal']],
  ['15000000 centimes clio', ['MaxPrice 150000: 15000000 centimes']],
  ['3 millions de ryal clio', ['MaxPrice 150000: 3 millions de ryal']],
  ['15 millions de clio', ['MaxPrice 150000: 15 millions']],
  ['150000 [km]', ['MaxPrice 150000: 150000']],
  ['2015 ans', year(2015, '2015')],
  ['7 places', []],
  ['2015 places', []],
  // by the month, up to three words behind the sum
  ['1500 dh tous les mois', ['MonthlyBudget 1500: 1500 dh tous les mois']],
  ['1500 dh de tous les mois', ['MaxPrice 1500: 1500 dh']],
  ['2000 dh clio mois', ['MaxPrice 2000: 2000 dh']],
  ['2000 dh par', ['MaxPrice 2000: 2000 dh']],
  ['2000 dh [mois]', ['MaxPrice 2000: 2000 dh']],
  ['1500 km par mois', ['MaxMileage 1500: 1500 km']],
  ['100 dh par mois', ['MonthlyBudget 100: 100 dh par mois']],
  // years
  ['modele 27', year(2027, 'modele 27')],
  ['modele 26', year(2026, 'modele 26')],
  ['modele 28', []],
  ['modele 50', year(1950, 'modele 50')],
  ['model 15', year(2015, 'model 15')],
  ['modele 99', year(1999, 'modele 99')],
  ['modele 100', []],
  ['modele en 15', year(2015, 'modele en 15')],
  ['annee 2015.5', []],
  ['modèle 150000 km', ['MaxMileage 150000: modèle 150000 km']],
  ['peu de km 2022', year(2022, 'km 2022')],
  ['km 2022 km', ['MaxMileage 2022: km 2022 km']],
  ['kilométrage max 2010', ['MaxMileage 2010: kilométrage max 2010']],
  ['prix 2000', ['MaxPrice 2000: prix 2000']],
  ['budget 2000', ['MaxPrice 2000: budget 2000']],
  ['2018 2020 2016', [...year(2016, '2018').slice(0, 1), 'MaxReleaseDate 2020-12-31: 2018']],
  // words before a number
  ['max de d du a 2015', ['MaxReleaseDate 2015-12-31: max de d du a 2015']],
  ['max de d du a au 2015', year(2015, '2015')],
  ['[max] 2015', year(2015, '2015')],
  ['100000 > 150000 km', ['MaxPrice 100000: 100000', 'MinMileage 150000: > 150000 km']],
  ['pas 2015', year(2015, '2015')],
  ['annee km 2015', year(2015, 'km 2015')],
  ['model max 2015', ['MaxReleaseDate 2015-12-31: max 2015']],
  ['modele max 2015', ['MaxReleaseDate 2015-12-31: modele max 2015']],
  ['20000000 km 90000', ['MaxPrice 90000: 90000']],
  ['km prix 90000', ['MaxPrice 90000: prix 90000']],
  ['prix km 90000', ['MaxMileage 90000: km 90000']],
  ['plus max 90000', ['MaxPrice 90000: max 90000']],
  ['max plus 90000', ['MinPrice 90000: plus 90000']],
  ['au max 2015', ['MaxReleaseDate 2015-12-31: au max 2015']],
  ['au moins 2015', ['MinReleaseDate 2015-01-01: au moins 2015']],
  ['au dessus de 100000', ['MinPrice 100000: au dessus de 100000']],
  ['au plus 2018', ['MaxReleaseDate 2018-12-31: au plus 2018']],
  ['max dans 2018', ['MaxReleaseDate 2018-12-31: max dans 2018']],
  ['ne depasse 100000', ['MinPrice 100000: ne depasse 100000']],
  ['max doit 2015', year(2015, '2015')],
  ['prix clio max 2015', ['MaxReleaseDate 2015-12-31: max 2015']],
  ['clio au 2015', year(2015, '2015')],
  ['le max 2015', ['MaxReleaseDate 2015-12-31: max 2015']],
  // words after it
  ['depuis 2015 max', ['MinReleaseDate 2015-01-01: depuis 2015 max']],
  ['2015 و فوق', ['MinReleaseDate 2015-01-01: 2015 و فوق']],
  ['150000 ou moins', ['MaxPrice 150000: 150000 ou moins']],
  ['150000 max rouge', ['MaxPrice 150000: 150000 max']],
  ['150000 min rouge', ['MinPrice 150000: 150000 min']],
  ['150000 [min]', ['MaxPrice 150000: 150000']],
  ['150000 dh plus de 2015', ['MaxPrice 150000: 150000 dh', 'MinReleaseDate 2016-01-01: plus de 2015']],
  ['2015 et plus de 100000 dh', [...year(2015, '2015'), 'MinPrice 100000: plus de 100000 dh']],
  ['150000 et max 2015', ['MaxPrice 150000: 150000', 'MaxReleaseDate 2015-12-31: max 2015']],
  // ranges
  ['100000 - 150000', ['MinPrice 100000: 100000 - 150000', 'MaxPrice 150000: 100000 - 150000']],
  ['entre 100000 et 150000', ['MinPrice 100000: entre 100000 et 150000', 'MaxPrice 150000: entre 100000 et 150000']],
  ['100000 et 150000', ['MaxPrice 100000: 100000', 'MaxMileage 150000: 150000']],
  ['100000 و 150000', ['MaxPrice 100000: 100000', 'MaxMileage 150000: 150000']],
  ['100000 clio 150000', ['MaxPrice 100000: 100000', 'MaxMileage 150000: 150000']],
  ['150000 à 100000', ['MaxPrice 150000: 150000', 'MaxMileage 100000: 100000']],
  ['50000 [à] 60000', ['MaxPrice 50000: 50000', 'MaxMileage 60000: 60000']],
  ['50 à 99 dh par mois', []],
  ['5 à 7 places', []],
  ['km 50000 à 100000 dh', ['MaxMileage 50000: km 50000', 'MaxPrice 100000: 100000 dh']],
  ['100000 à 150000 max', ['MinPrice 100000: 100000 à 150000 max', 'MaxPrice 150000: 100000 à 150000 max']],
  ['100000 à 150000 min', ['MaxPrice 100000: 100000', 'MinMileage 150000: 150000 min']],
  ['80000 dh - 120000 dh', ['MinPrice 80000: 80000 dh - 120000 dh', 'MaxPrice 120000: 80000 dh - 120000 dh']],
  ['80000 km - 150000', ['MaxMileage 80000: 80000 km', 'MaxPrice 150000: - 150000']],
  // a range word may consist of two words and mean "at most" for its end
  ['de 100000 jusqu’à 150000', ['MinPrice 100000: de 100000 jusqu à 150000', 'MaxPrice 150000: de 100000 jusqu à 150000']],
  ['من 100000 حتى 150000', ['MinPrice 100000: من 100000 حتى 150000', 'MaxPrice 150000: من 100000 حتى 150000']],
  ['100000 7ta l 150000', ['MinPrice 100000: 100000 7ta l 150000', 'MaxPrice 150000: 100000 7ta l 150000']],
  // a year, and what the car costs or how far it went
  ['2019 à 150000', [...year(2019, '2019'), 'MaxPrice 150000: 150000']],
  ['2017 -100000 km', [...year(2017, '2017'), 'MaxMileage 100000: 100000 km']],
  ['2000 à 3000 dh par mois', ['MonthlyBudget 3000: 2000 à 3000 dh par mois']],
  ['de 2000 à 5000 km', ['MinMileage 2000: de 2000 à 5000 km', 'MaxMileage 5000: de 2000 à 5000 km']],
  ['prix 2000 à 5000', ['MinPrice 2000: prix 2000 à 5000', 'MaxPrice 5000: prix 2000 à 5000']],
  // the first number is as large as the second
  ['80 à 120 mille dh', ['MinPrice 80000: 80 à 120 mille dh', 'MaxPrice 120000: 80 à 120 mille dh']],
  ['entre 90 et 120000', ['MinPrice 90000: entre 90 et 120000', 'MaxPrice 120000: entre 90 et 120000']],
  ['15 à 20 millions', ['MinPrice 150000: 15 à 20 millions', 'MaxPrice 200000: 15 à 20 millions']],
  ['150 à 150 mille dh', ['MinPrice 150000: 150 à 150 mille dh', 'MaxPrice 150000: 150 à 150 mille dh']],
  ['500 à 1500 dh', ['MinPrice 500: 500 à 1500 dh', 'MaxPrice 1500: 500 à 1500 dh']],
  ['100 km à 150 mille km', ['MinMileage 100: 100 km à 150 mille km', 'MaxMileage 150000: 100 km à 150 mille km']],
  ['1000 à 2000000 km', ['MinMileage 1000: 1000 à 2000000 km', 'MaxMileage 2000000: 1000 à 2000000 km']],
  ['1 à 1000 km', ['MinMileage 1000: 1 à 1000 km', 'MaxMileage 1000: 1 à 1000 km']],
  // of ages the highest is the earliest day
  ['entre 3 et 5 ans', ['MinReleaseDate 2021-01-01: entre 3 et 5 ans', 'MaxReleaseDate 2023-12-31: entre 3 et 5 ans']],
  ['1 an à 3 ans', ['MinReleaseDate 2023-01-01: 1 an à 3 ans', 'MaxReleaseDate 2025-12-31: 1 an à 3 ans']],
  ['5 ans à 40', ['MinReleaseDate 1986-01-01: 5 ans à 40', 'MaxReleaseDate 2021-12-31: 5 ans à 40']],
  ['5 ans à 41', ['MinReleaseDate 2021-01-01: 5 ans']],
]

test.each(sentences)('%s', (sentence, limits) => {
  expect(read(sentence)).toEqual(limits)
})

test('consumes the words of a limit', () => {
  const tokens = tokenise('clio moins de 100 000 km rouge')
  expect(readNumbers(tokens, thisYear)).toMatchObject([{ parameter: 'MaxMileage', at: 1, length: 4 }])
  expect(tokens.filter(({ taken }) => !taken).map(({ raw }) => raw)).toEqual(['clio', 'rouge'])
  expect(readNumbers(tokens, thisYear)).toEqual([])
})
