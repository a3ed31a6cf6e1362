import type { Language } from '#shared/language.ts'

/** Spelling rules by language. A new language without rules uses those of another one. */
const spell: Record<Language, (dirhams: number) => string> = { fr: frenchAmount, ar: arabicAmount }

/**
 * Spells whole dirhams for invoices: `cent quatre-vingt-neuf mille dirhams`, `مائة وتسعة وثمانون ألف درهم`. Throws RangeError from one
 * milliard on.
 */
export function amountInWords(dirhams: number, language: Language): string {
  if (!Number.isInteger(dirhams) || dirhams < 0 || dirhams >= 1e9) throw new RangeError(`no amount for an invoice: ${dirhams}`)
  return spell[language](dirhams)
}

const frenchOnes = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
]
const frenchTens = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt', 'quatre-vingt']

/** 1 to 99; `last`: no number word follows, so quatre-vingts ends with s. */
function frenchBelow100(n: number, last: boolean): string {
  if (n < 17) return frenchOnes[n] ?? ''
  if (n < 20) return `dix-${frenchOnes[n - 10]}`
  const tens = Math.floor(n / 10)
  const rest = tens === 7 || tens === 9 ? n - (tens - 1) * 10 : n % 10
  const word = frenchTens[tens] ?? ''
  if (rest === 0) return n === 80 && last ? `${word}s` : word
  const joint = (rest === 1 || rest === 11) && tens < 8 ? ' et ' : '-'
  return `${word}${joint}${frenchBelow100(rest, false)}`
}

/** 1 to 999. */
function frenchBelow1000(n: number, last: boolean): string {
  const hundreds = Math.floor(n / 100)
  const rest = n % 100
  if (hundreds === 0) return frenchBelow100(rest, last)
  const head = hundreds === 1 ? 'cent' : `${frenchOnes[hundreds]} cent${rest === 0 && last ? 's' : ''}`
  return rest === 0 ? head : `${head} ${frenchBelow100(rest, last)}`
}

function frenchAmount(n: number): string {
  const [millions, thousands, rest] = groups(n)
  const words = [
    // million is a noun: quatre-vingts and cents before it end with s
    millions > 0 && `${frenchBelow1000(millions, true)} million${millions > 1 ? 's' : ''}`,
    thousands > 0 && (thousands === 1 ? 'mille' : `${frenchBelow1000(thousands, false)} mille`),
    (rest > 0 || n === 0) && frenchBelow1000(rest, true),
  ].filter((word) => word !== false)
  const noun = n < 2 ? 'dirham' : 'dirhams'
  return `${words.join(' ')} ${millions > 0 && thousands === 0 && rest === 0 ? 'de ' : ''}${noun}`
}

function groups(n: number): [number, number, number] {
  return [Math.floor(n / 1e6), Math.floor(n / 1000) % 1000, n % 1000]
}

// The counted nouns are masculine, so 3 to 10 are feminine.
const arabicOnes = [
  'صفر',
  'واحد',
  'اثنان',
  'ثلاثة',
  'أربعة',
  'خمسة',
  'ستة',
  'سبعة',
  'ثمانية',
  'تسعة',
  'عشرة',
  'أحد عشر',
  'اثنا عشر',
  'ثلاثة عشر',
  'أربعة عشر',
  'خمسة عشر',
  'ستة عشر',
  'سبعة عشر',
  'ثمانية عشر',
  'تسعة عشر',
]
const arabicTens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']
const arabicHundreds = ['', 'مائة', 'مائتان', 'ثلاثمائة', 'أربعمائة', 'خمسمائة', 'ستمائة', 'سبعمائة', 'ثمانمائة', 'تسعمائة']
/** Forms of a counted noun: 1, 2, 3 to 10, 11 to 99, whole hundreds; `pair` is 2 before another noun. */
interface Counted {
  one: string
  two: string
  pair: string
  few: string
  many: string
  hundred: string
}
const dirham: Counted = { one: 'درهم واحد', two: 'درهمان', pair: 'درهمان', few: 'دراهم', many: 'درهما', hundred: 'درهم' }
const thousand: Counted = { one: 'ألف', two: 'ألفان', pair: 'ألفا', few: 'آلاف', many: 'ألفا', hundred: 'ألف' }
const million: Counted = { one: 'مليون', two: 'مليونان', pair: 'مليونا', few: 'ملايين', many: 'مليونا', hundred: 'مليون' }

/** 1 to 99 without noun. */
function arabicBelow100(n: number): string {
  if (n < 20) return arabicOnes[n] ?? ''
  const tens = arabicTens[Math.floor(n / 10)] ?? ''
  return n % 10 === 0 ? tens : `${arabicOnes[n % 10]} و${tens}`
}

/** 1 to 999 with a noun; `before` another noun the endings are dropped: مائتا ألف درهم. */
function arabicCount(n: number, of: Counted, before: boolean): string {
  const hundreds = Math.floor(n / 100)
  const rest = n % 100
  if (n === 1) return of.one
  if (n === 2) return before ? of.pair : of.two
  const head = arabicHundreds[hundreds] ?? ''
  if (rest === 0) return `${hundreds === 2 ? 'مائتا' : head} ${of.hundred}`
  if (hundreds > 0 && rest < 3) return `${hundreds === 2 ? 'مائتا' : head} ${of.hundred} و${arabicCount(rest, of, before)}`
  const noun = rest <= 10 ? of.few : before ? of.hundred : of.many
  return `${hundreds > 0 ? `${head} و` : ''}${arabicBelow100(rest)} ${noun}`
}

function arabicAmount(n: number): string {
  if (n === 0) return `${arabicOnes[0]} ${dirham.hundred}`
  const [millions, thousands, rest] = groups(n)
  const last = rest > 0 ? 'rest' : thousands > 0 ? 'thousands' : 'millions'
  const words = [
    millions > 0 && arabicCount(millions, million, last === 'millions'),
    thousands > 0 && arabicCount(thousands, thousand, last === 'thousands'),
    rest > 0 && arabicCount(rest, dirham, false),
  ].filter((word) => word !== false)
  return `${words.join(' و')}${last === 'rest' ? '' : ` ${dirham.hundred}`}`
}
