import { fold, squash } from '#domains/foundation/reference/rules.ts'
import type { SearchCriteria } from './contract.ts'

/** Single-value filters that a word can set. */
export type WordFilter =
  | 'FuelTypes'
  | 'GearTypes'
  | 'BodyStyles'
  | 'Colors'
  | 'Conditions'
  | 'RegistrationTypes'
  | 'IsFirstHand'
  | 'IsCertified'
  | 'IsPromoted'
  | 'sortPropertyName'

export interface Said {
  parameter: WordFilter
  value: string | true
}

type List<P extends WordFilter> = NonNullable<SearchCriteria[P]> extends readonly (infer V extends string)[] ? Record<V, string> : never

/** Names of a value in French, Arabic and Darija, in Arabic or Latin letters. Compared folded and without spaces. */
const listed: { [P in Exclude<WordFilter, 'IsFirstHand' | 'IsCertified' | 'IsPromoted' | 'sortPropertyName'>]: Partial<List<P>> } = {
  FuelTypes: {
    Diesel: `diesel|diesels|dizel|disel|diezel|gasoil|gazoil|gasoile|gazole|mazot|mazout|mazoute|mazoot|lmazot|lmazout|ديزل|الديزل|ديازل|ديزيل|
      مازوط|المازوط|مازوت|المازوت|كازوال|غازوال|كازوار|tdi|dci|hdi|bluehdi|crdi|cdi|tdci|jtd|multijet|bluetec`,
    Gasoline: `essence|esence|essance|essense|lessence|lesans|lisans|lissans|lisanss|lissance|lissanss|petrol|gasoline|sans plomb|
      بنزين|البنزين|ليصانص|ليصانس|ليسانس|ايصانص|لصانص|اسانس|ليسونس|tsi|tfsi|tce|puretech|gpl`,
    Hybrid:
      'hybride|hybrides|hybrid|hybride rechargeable|plug in|ibrid|hibrid|phev|hev|mhev|هجين|هجينة|ايبريد|إيبريد|هيبريد|هايبرد|هايبريد',
    Electric: 'electrique|electriques|electric|elektrik|100 electrique|كهربائي|كهربائية|كهربا|كهرباء|الكتريك|ev|bev',
  },
  GearTypes: {
    Automatic: `automatique|automatiques|automatic|automatik|automatike|otomatik|otomatic|otomatique|lotomatik|autom|auto|boite auto|boite automatique|boite vitesse automatique|
      bva|dsg|edc|s tronic|stronic|tiptronic|cvt|bvr|أوتوماتيك|اوتوماتيك|أوتوماتيكية|اوتوماتيكية|اتوماتيك|اتوماتيكية|أوطوماتيك|اوطوماتيك|لوطوماتيك|بواط اوتوماتيك|علبة اوتوماتيكية`,
    Manual:
      'manuelle|manuel|manual|manuell|manwel|bvm|boite manuelle|boite mecanique|boite vitesse manuelle|mecanique|يدوي|يدوية|مانويل|مانيال|علبة يدوية|بواط مانويل',
  },
  BodyStyles: {
    SUV: 'suv|4x4|4 x 4|4*4|quatre quatre|tout terrain|crossover|katkat|kat kat|catcat|4wd|كاتكات|كات كات|الكاتكات|رباعية الدفع|رباعي الدفع|دفع رباعي|سوف|اس يو في',
    Sedan: 'berline|berlines|sedan|sedane|berlin|سيدان|برلين|بيرلين|بيرلينا',
    Citadine: 'citadine|citadines|citadin|city car|petite voiture|sitadin|سيارة مدينة|سيتادين|سيارة صغيرة|صغيرة|سيارة المدينة',
    Compact: 'compacte|compact|compactes|hatchback|سيارة مدمجة|مدمجة|كومباكت|هاتشباك',
    Wagon: 'break|breaks|wagon|estate|station wagon|ستيشن|بريك|ستيشن واغن',
    Pickup: 'pickup|pick up|pikup|pikap|بيك اب|بيكاب|بيكوب|بيك اوب',
    Fourgonnette:
      'fourgonnette|fourgonnettes|fourgonette|utilitaire|utilitaires|fourgon|farkonit|forgonit|فوركونيت|فركونيت|فوركونيط|عربة نفعية|نفعية',
    MiniVan: 'monospace|monospaces|minivan|mini van|familiale|familial|voiture familiale|عائلية|سيارة عائلية|مونوسباس',
    Cabriolet: 'cabriolet|cabriolets|cabrio|decapotable|convertible|مكشوفة|كابريولي|كابريو',
    SportsCar: 'coupe|coupes|sportive|sportives|voiture de sport|رياضية|سيارة رياضية|كوبي',
  },
  Colors: {
    White: 'blanc|blanche|blanches|white|bayda|beyda|byed|beida|بيضاء|بيضا|ابيض|أبيض|بيض',
    Black: 'noir|noire|noires|black|kahla|k7la|khal|k7el|سوداء|سودا|اسود|أسود|كحلة|كحل|كحلا',
    Grey: 'gris|grise|grises|grey|gray|anthracite|gris fonce|grisa|رمادي|رمادية|كري|غري|رصاصي',
    Silver: 'argent|argente|argentee|gris argent|gris clair|silver|فضي|فضية|نقري',
    Blue: 'bleu|bleue|bleues|bleu nuit|blue|zer9a|zre9|zarka|ازرق|أزرق|زرقاء|زرقا|زرقة',
    Red: 'rouge|rouges|red|hamra|7amra|hmer|7mer|احمر|أحمر|حمراء|حمرا|حمرة',
    Brown: 'marron|brun|brune|brown|chocolat|بني|بنية|قهوي',
    Beige: 'beige|sable|بيج|بيجي',
    Green: 'vert|verte|green|khadra|khdra|اخضر|أخضر|خضراء|خضرا|خضرة',
    Yellow: 'jaune|yellow|safra|sfra|اصفر|أصفر|صفراء|صفرا|صفرة',
    Orange: 'orange|برتقالي|برتقالية|ليموني',
    Burgundy: 'bordeaux|grenat|bordo|عنابي|بوردو|خمري',
    Gold: 'dore|doree|gold|champagne|ذهبي|ذهبية',
    Purple: 'violet|violette|mauve|aubergine|بنفسجي|بنفسجية',
  },
  Conditions: {
    New: 'neuve|neuf|neuves|voiture neuve|0 km|0km|zero km|zero kilometre|jdida|jdid|جديدة|جديد|زيرو كيلومتر|صفر كيلومتر',
  },
  RegistrationTypes: {
    Foreign: 'immatriculation etrangere|plaque etrangere|matricule etranger|تسجيل اجنبي|ترقيم اجنبي|لوحة اجنبية',
    Local: 'immatriculation locale|plaque marocaine|matricule maroc|ww au maroc|ww maroc|تسجيل محلي|ترقيم مغربي|وي وي المغرب',
  },
}

const flags: Record<'IsFirstHand' | 'IsCertified' | 'IsPromoted', string> = {
  IsFirstHand: `premiere main|premiere mains|1ere main|1 ere main|1er main|1re main|1 main|1iere main|1eme main|premier main|prmiere main|premyer main|bromyer man|
    first hand|un seul proprietaire|اليد الاولى|يد اولى|يد أولى|اليد الأولى|المالك الاول|مالك اول|مالك واحد|بروميير مان|بريميير مان|بروميار مان|بروميي مان|اول يد`,
  IsCertified: 'certifie|certifiee|certifies|certifiees|certified|certifie|labellise|labellisee|label|معتمد|معتمدة|مضمونة|سيارة معتمدة',
  IsPromoted:
    'promo|promos|promotion|promotions|en promotion|en promo|soldes|baisse de prix|prix baisse|تخفيض|تخفيضات|بروموسيون|عرض ترويجي|عروض',
}

/** A wish of order, which leaves no car out: the cheapest first, the least driven first. */
const sorts: Record<NonNullable<SearchCriteria['sortPropertyName']>, string> = {
  price: `pas cher|pas chere|pas chers|pas cheres|moins cher|moins chere|moins chers|moins cheres|bon marche|petit prix|petits prix|cheap|cheapest|rkhis|rkhisa|rkhissa|
    rkhissin|rkhas|hemza|hamza|رخيص|رخيصة|رخيسة|ارخص|أرخص|الارخص|الأرخص|غير غالي|غير غالية|همزة|صيدة`,
  mileage:
    'faible kilometrage|faibles kilometrages|petit kilometrage|peu de km|peu de kilometres|faible km|km 9lal|km qlal|قليلة الكيلومترات|كيلومتراج قليل',
}

/** What one phrase means, by its folded form without spaces. */
export const lexicon: ReadonlyMap<string, Said> = new Map([
  ...Object.entries(listed).flatMap(([parameter, values]) =>
    Object.entries(values).flatMap(([value, phrases]) =>
      phrases.split('|').map((phrase) => [squash(phrase), { parameter, value } as Said] as const),
    ),
  ),
  ...Object.entries(flags).flatMap(([parameter, phrases]) =>
    phrases.split('|').map((phrase) => [squash(phrase), { parameter, value: true } as Said] as const),
  ),
  ...Object.entries(sorts).flatMap(([value, phrases]) =>
    phrases.split('|').map((phrase) => [squash(phrase), { parameter: 'sortPropertyName', value } as Said] as const),
  ),
])

/** Words in the longest phrase of the lexicon. */
export const longestPhrase = 4

/** Folded words; signs stay as they are. */
const words = (...lists: string[]) => new Set(lists.flatMap((list) => list.trim().split(/\s+/)).map((word) => squash(word) || word))

/** Words that carry no wish of their own. */
export const fillers = words(
  'a au aux avec et ou en de d du des l la le les un une pour par sur dans chez je j cherche recherche rechercher veux voudrais veut souhaite besoin moi mon ma',
  'vendue vendu vendus fin debut comme tout toute tous faible belle',
  'voiture voitures vehicule vehicules automobile automobiles occasion occasions vente vendre achat acheter annonce annonces maroc svp merci bonjour salam',
  'bon bonne tres etat propre cher chere prix budget marque modele model annee ville couleur carburant boite vitesse vitesses moteur bien pas qui que est environ autour',
  'the a an car cars used with for in or and of i want need looking',
  'bghit bgit brit kan9leb kanqleb n9leb nchri nechri chi wahd wahda dyal dial d diali f fi fe b bi w o wla l li men mn 3la ala tomobil tonobil tomobila tonobila siyara syara taman taman',
  'في ف ب بـ ل و او أو ولا من مع على عن شي واحد واحدة ديال ديالي الى إلى يلا بغيت بغينا كنقلب نشري نقلب اريد أريد ابحث أبحث بحث شراء للبيع البيع',
  'سيارة سيارات السيارة طوموبيل طونوبيل طوموبيلة مركبة مستعملة مستعمل المستعملة اوكازيون أوكازيون ثمن الثمن بثمن سعر السعر بسعر موديل ماركة لون مدينة بالمغرب المغرب',
)

/** Words between a comparison and its number: "moins de", "inférieur à". */
export const links = words('than de d du a au la le l un une les men mn prix budget annee modele من ل الى إلى b ب بـ')

/** Words before a number that make it the highest. */
export const upTo = words(
  'moins max maximum maxi jusqu jusque jusqua jusquau inferieur inferieure sous dessous avant under below plafond budget < ≤ -',
  'less أقل اقل تحت حتى لحد قبل ميزانية ميزانيتي لايتجاوز لايفوق 9el 9al qel qal kel a9al taht t7t 7ta hta 9bel qbel',
)

/** Words before a number that make it the lowest. */
export const from = words(
  'plus min minimum mini partir superieur superieure dessus depuis apres des over above > ≥ +',
  'more depasse depasser depassant يتجاوز يفوق يفوت يفوتش أكثر اكثر أكتر اكتر فوق ابتداء ابتداءا بعد منذ kter ktar kther fo9 foq mor b3d',
)

/** Words before a year or an age that leave it out: "avant 2015", "moins de 5 ans". */
export const strictly = words(
  'moins avant inferieur inferieure sous dessous under below less plus apres superieur superieure dessus over above more',
  'اقل أقل قبل تحت بعد أكثر اكثر أكتر اكتر فوق 9el 9al qel qal kel a9al taht t7t 9bel qbel kter ktar kther mor b3d fo9 foq',
)

/** Negated comparisons: "pas plus de", "ne dépasse pas". */
export const turners = words('pas لا ما ma ليس ليست not no machi ماشي bla')
/** Around a comparison without a direction of its own; "au plus" and "au moins" are bounds from the other side. */
export const around = words('au ne n doit tfout')

/** Words after a number: "2018 et plus", "100000 max". */
export const upToAfter = words('max maximum maxi moins أقصى كحد')
export const fromAfter = words('min minimum plus فوق أكثر اكثر +')

/** Words around two numbers of a range. */
export const openers = words('entre de du من بين bin mabin between from')
export const joiners = words('a et au - / الى إلى و حتى l la 7ta hta ta to and jusqu')

/** Words that name the quantity of a number. */
export const yearWords = words('annee an modele model mod millesime year موديل عام سنة صنع')
export const kilometreWords = words(
  'km kms kilometre kilometres kilometrage klm kilometrages كلم كم كيلومتر كيلو الكيلوميتراج كيلومتراج كيلوميطراج المسافة',
)
export const priceWords = words('prix budget ثمن الثمن بثمن سعر السعر بسعر ميزانية ميزانيتي taman')
export const dirhamWords = words('dh dhs mad dirham dirhams درهم دراهم د.م darham derham drhm')
export const rialWords = words('rial rials ryal ryals riyal ريال ريالات')
export const centimeWords = words('centime centimes cts سنتيم سنتيمات')
export const thousandWords = words('k mille milles ألف الف الاف آلاف alf elf alef mil')
export const millionWords = words('million millions m مليون ملايين mlyoun melyoun milyoun mlioun melioun')
export const ageWords = words('ans an annees سنوات سنين اعوام أعوام 3am snin')
/** Behind a sum that is paid every month: "1 500 dh par mois", "في الشهر". */
export const monthWords = words(
  'mois mensuel mensuelle mensuels mensuelles mensualite mensualites month monthly chhar chher char شهر الشهر شهريا شهري بالشهر فالشهر',
)
export const perWords = words('par / le chaque tous les de per a f fi kol koul في ف كل فكل')
/** Measures that no filter knows yet. */
export const otherUnits = words(
  'cv ch chevaux cheval portes porte places place cc litres litre l cylindres pouces شوفو خيل أبواب ابواب مقاعد',
)

/** Trims, options and qualities without a filter: reported as not understood instead of matched as a misspelt name. */
export const details = words(
  'line sline gt gti gtd gtline amg rs pack sport premium confort comfort luxe luxury titanium allure active business full option options toutes tt tte toit panoramique',
  'ouvrant cuir camera gps clim climatisation jantes radar bluetooth carplay xenon led regulateur importee importe import dedouanee dedouane dedouaner ded diwana douane kit urgent garage particulier credit facilite',
  'reprise echange accidente accidentee impeccable parfait parfaite propre nickel nickle entretien carnet visite papiers moteur puissance family style life edition limited',
  'كليم مكيف جلد فول اوبسيون أوبسيون كاميرا بانوراميك مزيانة مزيان نقية نقي حالة جيدة مجمركة ديوانة كريدي',
)

/** Words that begin names but are none. */
export const beginnings = words('classe class serie series كلاس فئة')

/** Between two wishes of the same kind: "clio ou 208". */
export const alternatives = words('ou et or and / vs wla ولا او أو و')

/** Makes whose name is also a version of another make's model: "Leon Cupra", "500 Abarth". */
export const versionBrands = new Set(['Cupra', 'Abarth', 'Alpine', 'DS'])

/** Negations of the following term; bars separate phrases. */
const negations = `
  a part|a l exception|a l exclusion|autre que|autres que|autre qu|autres qu|rien de|plutot que|au lieu|a la place|different de|differente de
  veux pas|veut pas|voudrais pas|souhaite pas|aime pas|cherche pas|surtout pas|jamais|ni|pas|sans|sauf|hors|hormis|excepte|exceptee|exclure|excluant
  eviter|evite|aucun|aucune|non|without|except|excluding|not|no|neither|nor|never|other than|anything but|don t want|dont want
  bla|bila|bidoun|bidun|bidon|bdoun|machi|mashi|matchi|mn ghir|men ghir|min ghir|ma 3ada|ma3ada
  mabghitch|mabghit|mabghich|mabghitsh|mabghinach|mabghinash|mabaghich|mabaghitch|mabrit|mabritch|manbghich|makanbghich|makanbghish|mabitch|man7tajch
  ma bghit|ma bghitch|ma bghitsh|ma bghina|ma bghinach|ma brit|ma britch|ma baghi|ma baghich|ma kanbghi|ma kanbghich|ma n7tajch|ma bitch
  بدون|من دون|دون|بلا|بلاش|ماشي|مش|مو|ليس|ليست|لا اريد|لا ارغب|لا احب|لا ابحث|ما اريد|ما ابي|سوى|باستثناء|باستتناء|عدا|ما عدا|ماعدا|ما خلا|الا|غير|من غير|بغير
  مابغيتش|مابغيت|مابغيناش|مابغينا|مابغيش|مانبغيش|ماباغيش|ماباغي|ماكنبغيش|ما بغيتش|ما بغيت|ما بغيناش|ما بغينا|ما بغيش|ما باغي|ما باغيش|ما نبغي|ما نبغيش
`
const phrases = (list: string) =>
  new Set(
    list
      .trim()
      .split(/[|\n]/)
      .map((phrase) => fold(phrase))
      .filter((phrase) => phrase !== ''),
  )
export const negators = phrases(negations)
/** Words in the longest of them. */
export const longestNegator = Math.max(...[...negators].map((phrase) => phrase.split(' ').length))

/** A wish although a negation stands in it: "rien d'autre que"; and غير of Darija behind a wish is "only". */
export const notNegated = phrases(`rien d autre que|rien d autre qu|pas d autre que|pas d autre qu|nothing other than|ne veux que
  بغيت غير|بغينا غير|باغي غير|نبغي غير|كنقلب غير|كنقلب على غير`)
/** Additions ("pas seulement"): the term is neither required nor excluded. */
export const notOnly =
  phrases(`pas que|pas seulement|pas uniquement|pas forcement|pas obligatoirement|pas necessairement|not only|not just|not necessarily
  machi ghir|machi darouri|ماشي غير|ماشي ضروري|ليس فقط|ماشي شرط|peu importe`)
/** Words behind a thing that is not wanted: "diesel s'abstenir", "diesel non merci". */
export const negatedAfter = words('exclu exclue exclus exclues exclure interdit interdite interdits abstenir non excluded')

/** Between a negation and its thing: articles, prepositions, and what a thing is called besides its name. */
export const negationLinks = words(
  'a au aux avec de d du des l la le les un une en dans que qu ce c est soit sont l',
  'voiture voitures vehicule vehicules marque marques modele modeles couleur ville carburant boite boites vitesse vitesses moteur moteurs type genre',
  'the a an any car cars with in from of is be',
  'b f fi men mn dyal d chi la tkoun tkon ikoun tomobil tonobil siyara loun lon',
  'في ف ب بـ ل من على ديال شي الى سيارة سيارات السيارة طوموبيل طونوبيل ماركة موديل لون مدينة تكون يكون نوع محرك وقود',
)
/** Between two things that are not wanted alike: "sauf Dacia et Renault", "ni diesel ni hybride". */
export const negationJoiners = words('et ou or and ni nor w wla wala la , / ولا او أو و لا')
