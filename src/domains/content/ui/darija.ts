/**
 * What people of Morocco type in their own language, in Arabic or Latin letters, and the beginnings of the words under which the pages say
 * it. Both sides are folded (`folded` in faq-search.ts); the article, and what marks person and time at the front of a verb, may come before.
 */
const concepts: readonly [spoken: string, written: readonly string[]][] = [
  ['t[oou]+[mn]obil\\w*|karrosa|siyara\\w*|طو?[من]وبيل\\S*|طونوبيل\\S*', ['voiture']],
  ['flous\\w*|flouss\\w*|drahem|فلوس\\S*|دراهم', ['acompte', 'paye', 'paie']],
  ['3arb[ou]+n|tesbi[q9]|avance?|عربون', ['acompte']],
  ['re?jj?e?3\\w*|rudd?|rdd?|رجع\\S*|رجوع', ['rendre', 'revient', 'rendu']],
  ['bedd?el\\w*|bdd?el\\w*|tbdil|بدل\\S*|تبديل', ['echang', 'changer']],
  ['lghi|elghi|lgha|bett?el|btt?el|7bes|hbes|لغي|بطل|حبس', ['annul']],
  ['kha?lle?s\\w*|khle?s\\w*|khla[sc]|خلص\\S*|خلاص', ['paye', 'paie']],
  ['[7h]je?[zs]\\w*|rizir?v\\w*|reserv[ie]\\w*|نحجز|رزرفي', ['reserv']],
  ['garanti\\w*|damana|غارانتي|كارانتي|ضمانه', ['garantie']],
  ['bi3\\w*|be3|نبيع|بيع', ['vend']],
  ['chri\\w*|chra\\w*|شري\\S*|شرا', ['achet']],
  ['kridi|kredi|ta[q9]sit|كريدي|كردي|تقسيط', ['credit', 'mensualite']],
  ['wra[q9]\\w*|war[q9]a\\w*|awra[q9]|lwra[q9]|وراق\\S*|ورقه', ['papier']],
  ['karta|lakart\\w*|كارط\\S*|لاكارط', ['carte']],
  ['[kq]o?ssida|kssida|كسيده', ['accident', 'panne']],
  ['khse?r\\w*|khasra|te?[q9]at3\\w*|خسر\\S*|تقطع\\S*', ['panne']],
  ['[7h]sab|kont|كونط', ['compte']],
  ['mse?[7h]\\w*|m[7h]i|نمسح|مسح', ['supprim']],
  ['m3loumat\\w*|ma3lou?mat\\w*|معلومات\\S*', ['donnees', 'coordonnees']],
  ['tsenna\\w*|stenna\\w*|تسنى|نتسنى|تسنا', ['attend']],
  ['ghl[qe]\\S*|sa?dd?a|msdoud|مسدود\\S*|ساد\\S*', ['ferme']],
  ['messajat|imaylat|ايمايل\\S*|ميساج\\S*', ['e mail']],
  ['nmra|nemra|telephone|tilifoun|نمره|تيليفون', ['numero', 'coordonnees', 'telephone']],
  ['fo[qo]?ach|fu?[q9]ach|imta|wa[q9]t\\w*|فوقاش|امتا|وقتاش', ['quand']],
]

/** Words of a question that name nothing: `wach`, `kifach`, `bghit`. */
const fillers =
  /^(?:wa+ch|wach|was[hk]|kifach|kifash|kifa+ch|chh?[ah]a?l|ch7al|bghit|bghina|kan?bghi|dyal\w*|diali|ila|ida|had|hadi|hadchi|chno\w*|achno|ana|li|lli|3la|3lach|fin|fay[en]|m3a|men|nta?|machi|bach|kay[en]\w*|kayna|imk[ae]n|ymken|momkin|n?[9q]der\w*|khass\w*|kh?sni|واش|كيفاش|شحال|بغيت\S*|ديال\S*|الا|هاد\S*|شنو|اشنو|انا|اللي|علاش|فين|مع|باش|كاين\S*|يمكن|نقدر|نقدرو|خاص\S*|غير|شي|دابا|daba|chi)$/

const heads = '(?:l|el|f|fl|b|bl|d|n|t|y|ka|kan|kat|kay|ghan|ال|بال|فال|لل|د|ن|ت|ي|كن|كت|كي|غن|ب|ف)?'
const known = concepts.map(([spoken, written]) => ({ spoken: new RegExp(`^${heads}(?:${spoken})$`), written }))

/** True of a word that names nothing. */
export const isFiller = (word: string): boolean => fillers.test(word)

/** The beginnings of the words that may stand in the pages for one that was typed; none for what is not known. */
export function writtenFor(word: string): readonly string[] {
  return known.flatMap(({ spoken, written }) => (spoken.test(word) ? written : []))
}
