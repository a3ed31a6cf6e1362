/* Search words in French, Arabic, and Darija in both scripts. All are folded (`folded` in faq-search.ts): no accents, no doubled Latin
   letters, one form of each Arabic letter. */

/** Phrases that count as one word. */
const phrases: readonly (readonly [said: RegExp, one: string])[] = [
  [/\bl?cartes? grises?\b|البطاقه الرماديه|(?:ال|لا)?كارط كريز/g, 'cartegrise'],
  [/\bl?cartes? national\w*|\b(?:carte|piece) d identite\b|البطاقه الوطنيه|(?:ال|لا)كارط ناسيونال/g, 'cin'],
  [/\bmots? de pases?\b|\bmodpas\w*|كلمه (?:السر|المرور)|(?:ال)?مودباس/g, 'motdepase'],
  [/\bplusieurs fois\b|\b\d+ fois\b/g, 'credit'],
  [/\bdemare (?:pas|plus)\b|\bne (?:demare|roule|marche)\b|\bma bghat(?:ch)? \w+|ما بغات\S* \S+/g, 'pane'],
  [/\b(?:e|g) mails?\b/g, 'email'],
  [/\bwek ends?\b/g, 'wekend'],
]

/** Search word → prefixes of its synonyms on the pages. An article or verb prefix may precede it. */
const concepts: readonly (readonly [typed: string, written: readonly string[]])[] = [
  ['t[ou]+[mn]obil\\w*|karosa|s[iy]+ara\\w*|loto|auto|طو?[من]وبيل\\S*', ['voiture']],
  ['flous\\w*|drahem|argent|فلوس\\S*|دراهم|مال', ['acompte', 'revient', 'rendu', 'paye', 'paie']],
  ['3arb[ou]+n|tesbi[q9]|avance?|ar+hes?|caution|depot|garder|عربون|تسبيق', ['acompte']],
  ['rembours\\w*|recuper\\w*|strja3|استرجاع|استرداد', ['acompte', 'revient', 'rendu', 'rembours']],
  [
    're?je?3\\w*|r[ou]?d|r[ou]d\\w{1,2}|retour\\w*|rendre|retract\\w*|restitu\\w*|رجع\\S*|رد|[ار]*رجاع|رجوع',
    ['rendre', 'revient', 'rendu', 'changez'],
  ],
  ['be?de?l\\w*|tbdil|echang\\w*|chang\\w*|modif\\w*|بدل\\S*|تبديل|تغيير|غير\\S+|تعديل', ['echang', 'changer']],
  ['l[gh]+[iay]|be?te?l|anul\\w*|anuler|لغ[ياو]|[اي]?لغاء|بطل', ['annul']],
  ['[7h]be?[sz]\\w*|baraka|stop\\w*|aret\\w*|حبس|براكه|وقف|ايقاف', ['arret', 'recevoir', 'annul']],
  ['kha?le?s\\w*|khle?s\\w*|khla[sc]|pa[iy]e?\\w*|regl\\w+|خلص\\S*|خلاص|[اد]*داء|دفع', ['paye', 'paie']],
  ['cash|kach|liquid\\w*|espece\\w*|che[kq]u?e?\\w*|chik|mode|moyen|نقد\\S*|كاش|شيك\\S*', ['comptant', 'reste']],
  ['[7h]je?[zs]\\w*|rizir?v\\w*|reserv\\w*|bloqu\\w*|option|ح?جز|رزرفي', ['reserv']],
  ['esa[iy]\\w*|test\\w*|t?jr[ia]b\\w*|تجرب\\S*|جرب\\S*', ['essai']],
  ['garanti\\w*|damana|defaut\\w*|vice\\w*|غارانتي|كارانتي|ضمان\\S*', ['garantie']],
  ['embray\\w*|frein\\w*|pneu\\w*|usure|amorti\\w*', ['usure', 'transmission']],
  ['ghati|couvr\\w*|couvert\\w*|تغطي', ['couvr']],
  ['b[ae]?y?[i3]3?|bay?3|be3|vend\\w*|repri[st]\\w*|بيع\\S*', ['vend', 'reprendre']],
  ['estim\\w*|evalu\\w*|expertis\\w*|vaut|valeur|cote|tas?wa|t9yim|قيم\\S*|تقييم|تسو[يا]|تسوا|ثمن', ['vend', 'reprendre']],
  ['chri\\w*|chra\\w*|achat\\w*|شري\\S*|شرا\\S*', ['achet', 'papiers pour']],
  [
    '[ck]redit|kr[ei]di|ta[q9k]?[sc]it|pret|emprunt|leasing|financ\\w*|mensu\\w*|slaf|[q9k]ist|كريدي|كردي|تقسيط|قسط|قرض|سلف|تمويل',
    ['credit', 'mensualite', 'financement'],
  ],
  [
    'wra[q9]\\w*|war[q9]a\\w*|awra[q9]|doc\\w*|dosier|cin|cartegrise|justificatif\\w*|identite|وراق\\S*|اوراق|ورقه|وثا?[يق]\\S*|وثيقه',
    ['papier'],
  ],
  ['faux|vrai|authenti\\w*|verif\\w*|تحقق|مزور\\S*', ['verif']],
  ['factur\\w*|فاتوره', ['papier']],
  ['karta|cb|visa|bancaire|banc|banque|كارط\\S*|لاكارط|بطاقه', ['carte']],
  ['secur\\w*|fraude|pirat\\w*|امان|امن', ['carte', 'garde']],
  ['[kq]o?sida|aciden\\w*|كسيده|حادثه', ['panne', 'accident']],
  [
    'khse?r\\w*|khasra|te?[q9]at3\\w*|tbe?gl\\w*|t?khe?rb\\w*|we?9f\\w*|depan\\w*|remor\\w*|demar\\w*|bater\\w*|fum\\w*|خسر\\S*|تقطع\\S*|وقف\\S+|تبكل\\S*|عط[لب]\\S*|ديباناج\\S*|جر',
    ['panne'],
  ],
  ['[7h]sab|kont|compt\\w*|كونط|حساب', ['compte']],
  ['inscri\\w*|cre[er]\\w*|enregistr\\w*|t?se?j[ie]l\\w*|تسجيل|تسجل|انشاء', ['compte']],
  ['motdepase|pasword|mdp|code|oubli\\w*|nsit|coned\\w*|conect\\w*|conex\\w*|login|نسيت|دخول', ['passe', 'connect']],
  ['mse?[7h]\\w*|m[7h]i|[7h]eye?d|[7h]i[dy]d|efac\\w*|enlev\\w*|suprim\\w*|نمسح|مسح|حيد|حذف', ['supprim']],
  ['m3loumat\\w*|ma3loumat\\w*|personel\\w*|معلومات\\S*|معطيات\\S*', ['donnees', 'coordonnees']],
  ['ts?ena\\w*|stena\\w*|atent\\w*|liste|file|patient\\w*|تسن[ىيا]|انتظار', ['attend', 'file']],
  [
    'horaire\\w*|ouver\\w*|ouvr\\w*|heures?|dimanche|samedi|wekend|(?:7|h)e?lin|mes?doud|ghl[qe]\\S*|sa?da|فاتح\\S*|مفتوح\\S*|مغلق\\S*|مسدود\\S*|ساد\\S*|اوقات|عمل',
    ['heure', 'ouvert', 'ferme'],
  ],
  ['alert\\w*|notif\\w*|preven\\w*|averti\\w*|تنبيه|اشعار', ['alerte', 'prevenu']],
  [
    'mesaj\\w*|mesag\\w*|imaylat|email\\w*|mails?|newsleter\\w*|spam|pub|desabo\\w*|desinscri\\w*|ايمايل\\S*|ميساج\\S*',
    ['mail', 'recevoir'],
  ],
  ['nmra|nemra|tele?phon\\w*|tilifoun|numero|adres\\w*|profil|نمره|تيليفون|هاتف|عنوان|رقم', ['numero', 'coordonnees', 'telephone']],
  ['fo[qo]?ach|f[ou]?[q9]ach|imta|wa[q9]t\\w*|delai|quand|فوقاش|امتا|وقتاش|متي', ['quand']],
]

/** Filler words of a question: `comment`, `wach`, `kifach`, `bghit`. */
const fillers =
  /^(?:coment|combien|pas|pourquoi|quel\w*|quoi|est|que|qui|puis|peut|peux|faut|fair?e?|fait|avec|sans|pour|dans|par|sur|une?|les?|des?|mon|mes|votre|vos|notre|suis|etre|avoir|veux|voudrais|dois|chez|mode d|wa+ch|was[hk]|kifa(?:ch|sh)|chh?[ah]a?l|ch7al|bghi\w*|kan?bghi|dyal\w*|diali|ila|ida|had|hadi|hadchi|chno\w*|achno|huma|ana|li|lia|liya|bel|mn|3la|3lach|fin|fay[en]|m3a|men|nta?|machi|bach|kay[en]\w*|kayna|imk[ae]n|ymken|momkin|n?[9q]der\w*|n3ref|ndir|kat|ghadi|kha?s(?:ni|na|[kuo]|ek|sni)?|ligne|internet|site|واش|كيف|كيفاش|ماذا|هل|شحال|بغيت\S*|ديال\S*|الا|هاد\S*|شنو|اشنو|انا|اللي|ليا|علاش|فين|مع|باش|كاين\S*|يمكن\S*|نقدر|نقدرو|خاص\S*|غير|شي|دابا|daba|chi)$/

const heads = '(?:la?|el|f|fl|b|bl|d|n|t|y|yt|nt|tt?|ka|kan|kat|kay|ghan|ال|بال|فال|لل|د|ن|ت|ي|كن|كت|كي|غن|ب|ف)?'
const known = concepts.map(([typed, written]) => ({ typed: new RegExp(`^${heads}(?:${typed})$`), written }))

/** Splits a folded text into words; a phrase counts as one. */
export const wordsOf = (text: string): string[] =>
  phrases
    .reduce((changed, [said, one]) => changed.replaceAll(said, one), text)
    .split(' ')
    .filter(Boolean)

/** Checks for a filler word. */
export const isFiller = (word: string): boolean => fillers.test(word)

/** Returns the synonym prefixes of a search word; empty for an unknown word. */
export function writtenFor(word: string): readonly string[] {
  return known.flatMap(({ typed, written }) => (typed.test(word) ? written : []))
}
